import { StyleSheet, View } from 'react-native';

import { usePalette } from '@/components/theme';
import { Button } from '@/components/ui/Button';
import { Type } from '@/components/ui/Type';

export interface NoticeAction {
  readonly label: string;
  readonly onPress: () => void;
  readonly testID: string;
}

/** A page with nothing on it but what is the matter and where to go; the first way is the best. */
export function Notice({
  title,
  note,
  actions,
  testID,
}: {
  readonly title: string;
  readonly note: string;
  readonly actions: readonly NoticeAction[];
  readonly testID: string;
}) {
  const palette = usePalette();
  return (
    <View testID={testID} style={[styles.page, { backgroundColor: palette.page }]}>
      <Type size="title" heading={1} center>
        {title}
      </Type>
      <View style={[styles.rule, { backgroundColor: palette.gold }]} />
      <Type tone="quiet" center style={styles.note}>
        {note}
      </Type>
      {actions.map((action, i) => (
        <Button
          key={action.testID}
          label={action.label}
          kind={i === 0 ? 'filled' : 'plain'}
          onPress={action.onPress}
          testID={action.testID}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1, alignItems: 'center', justifyContent: 'center', padding: 28, gap: 12 },
  rule: { width: 56, height: 2 },
  note: { maxWidth: 420, marginBottom: 10 },
});
