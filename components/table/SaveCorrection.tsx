import { StyleSheet } from 'react-native';

import { Button, Buttons } from '@/components/ui/Button';
import { Type } from '@/components/ui/Type';
import type { Correction } from '@/engine/europe/commands';
import { whyNot } from '@/engine/europe/targets';

import { useTable } from './useTable';

/** Saves corrections as one entry; what cannot be true is said before, not after. */
export function SaveCorrection({
  set,
  onDone,
}: {
  readonly set: readonly Correction[];
  readonly onDone: () => void;
}) {
  const { state, t, say, enter } = useTable();
  const wrong = set.length > 0 ? whyNot(state, { type: 'correct', set }) : null;
  const save = () => {
    if (enter({ type: 'correct', set }).kind === 'done') onDone();
  };
  return (
    <>
      {wrong ? (
        <Type tone="accent" bold live testID="correct-wrong">
          {t.objections[wrong.code](wrong, say)}
        </Type>
      ) : null}
      <Buttons>
        <Button
          kind="filled"
          testID="correct-save"
          style={styles.grow}
          label={t.common.save}
          disabled={set.length === 0 || wrong !== null}
          onPress={save}
        />
        <Button label={t.common.cancel} testID="correct-cancel" onPress={onDone} />
      </Buttons>
    </>
  );
}

const styles = StyleSheet.create({ grow: { flexGrow: 1 } });
