import type { ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { PlayerMark } from '@/components/pieces/PlayerMark';
import { usePalette } from '@/components/theme';
import { useWide } from '@/components/ui/layout';
import { Type } from '@/components/ui/Type';
import type { Colour } from '@/engine/europe/vocabulary';

import { initialOf } from './initials';
import { useTable } from './useTable';

/** One player, one line: who, why, and on the right what. */
export function PlayerRow({
  colour,
  note,
  tone = 'quiet',
  onPress,
  hint,
  children,
  testID,
}: {
  readonly colour: Colour;
  readonly note?: string | undefined;
  readonly tone?: 'quiet' | 'accent';
  readonly onPress?: (() => void) | undefined;
  readonly hint?: string;
  readonly children?: ReactNode;
  readonly testID?: string;
}) {
  const { say } = useTable();
  const palette = usePalette();
  // Beside the board there is room for every city.
  const wide = useWide();
  const words = (
    <>
      <PlayerMark owner={colour} size={36} initial={initialOf(say.player(colour))} />
      <View style={styles.words}>
        <Type bold lines={1}>
          {say.player(colour)}
        </Type>
        {note ? (
          <Type size="fine" tone={tone} bold={tone === 'accent'} lines={wide ? 4 : 2}>
            {note}
          </Type>
        ) : null}
      </View>
    </>
  );
  return (
    <View style={[styles.row, { borderBottomColor: palette.line }]} testID={testID}>
      {onPress ? (
        <Pressable role="button" accessibilityHint={hint} onPress={onPress} style={styles.left}>
          {words}
        </Pressable>
      ) : (
        <View style={styles.left}>{words}</View>
      )}
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    minHeight: 50,
    paddingVertical: 2,
    borderBottomWidth: StyleSheet.hairlineWidth,
  },
  left: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: 12, minHeight: 44 },
  words: { flex: 1, gap: 1 },
});
