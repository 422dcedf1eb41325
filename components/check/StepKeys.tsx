import { StyleSheet } from 'react-native';

import { useTable } from '@/components/table/useTable';
import { Button, Buttons } from '@/components/ui/Button';

export interface StepProps {
  readonly onRight: () => void;
}

/** The two answers at every stop. */
export function StepKeys({ onRight, onFix }: StepProps & { readonly onFix?: () => void }) {
  const { t } = useTable();
  return (
    <Buttons>
      <Button
        kind="filled"
        icon="check"
        style={styles.grow}
        label={t.check.right}
        testID="check-right"
        onPress={onRight}
      />
      {onFix ? <Button icon="pen" label={t.check.fix} testID="check-fix" onPress={onFix} /> : null}
    </Buttons>
  );
}

const styles = StyleSheet.create({ grow: { flexGrow: 1 } });
