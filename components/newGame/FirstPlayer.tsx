import { Pressable, StyleSheet, View } from 'react-native';

import { useCatalog } from '@/components/language';
import { PlayerMark } from '@/components/pieces/PlayerMark';
import { initialOf } from '@/components/table/initials';
import { usePalette } from '@/components/theme';
import { Type } from '@/components/ui/Type';
import type { Colour } from '@/engine/europe/vocabulary';
import { legible } from '@/locales/legible';

import type { Seat } from './draft';

/** The dice, or one of those at the table. */
export function FirstPlayer({
  seats,
  value,
  onChange,
  dice,
}: {
  readonly seats: readonly Seat[];
  readonly value: Colour | null;
  readonly onChange: (first: Colour | null) => void;
  /** Whether the dice may decide. */
  readonly dice: boolean;
}) {
  const t = useCatalog();
  const palette = usePalette();
  const option = (first: Colour | null, label: string) => {
    const on = first === value;
    return (
      <Pressable
        key={first ?? 'roll'}
        testID={`first-${first ?? 'roll'}`}
        role="radio"
        aria-checked={on}
        aria-label={label}
        onPress={() => onChange(first)}
        style={[
          styles.option,
          {
            backgroundColor: on ? palette.ink : palette.card,
            borderColor: on ? palette.ink : palette.line,
          },
        ]}
      >
        {first ? <PlayerMark owner={first} size={26} initial={initialOf(label)} /> : null}
        <Type bold={on} tone={on ? 'page' : 'ink'} lines={1} style={styles.label}>
          {label}
        </Type>
      </Pressable>
    );
  };
  return (
    <View role="radiogroup" aria-label={t.newGame.first} style={styles.options}>
      {dice ? option(null, t.newGame.rollForIt) : null}
      {seats.map(({ colour, name }) => option(colour, legible(name) || t.words.colours[colour]))}
    </View>
  );
}

const styles = StyleSheet.create({
  options: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  option: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    minHeight: 46,
    maxWidth: '100%',
    borderRadius: 13,
    borderWidth: 1,
    paddingHorizontal: 14,
  },
  label: { flexShrink: 1, maxWidth: 180 },
});
