import { useRouter } from 'expo-router';
import { useDeferredValue } from 'react';
import { StyleSheet, View } from 'react-native';

import { useTable } from '@/components/table/useTable';
import { usePalette } from '@/components/theme';
import { Button, IconButton } from '@/components/ui/Button';
import { Type } from '@/components/ui/Type';

import { useProposal, waveAway } from './proposal';

/** A quiet line when the mirror doubts its own numbers. */
export function CheckProposal() {
  const { open, t, say } = useTable();
  const palette = usePalette();
  const router = useRouter();
  // Going through the whole game can wait until the answer stands there.
  const found = useProposal(useDeferredValue(open));
  const [latest] = [...found].reverse();
  if (!latest) return null;
  return (
    <View style={[styles.line, { borderLeftColor: palette.gold }]} testID="check-proposal">
      <View style={styles.words}>
        <Type size="small" bold>
          {t.check.propose}
        </Type>
        <Type size="small" tone="quiet" lines={2}>
          {t.check.suspicion(latest, say)}
        </Type>
      </View>
      <Button
        label={t.check.proposeNow}
        testID="check-now"
        onPress={() => router.push(`/game/${open.header.id}/check` as never)}
      />
      <IconButton
        icon="close"
        label={t.check.dismiss}
        testID="check-dismiss"
        onPress={() => waveAway(open)}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: 4, borderLeftWidth: 3, paddingLeft: 10 },
  words: { flex: 1 },
});
