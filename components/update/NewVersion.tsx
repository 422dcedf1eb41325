import { StyleSheet, View } from 'react-native';

import { useCatalog } from '@/components/language';
import { usePalette } from '@/components/theme';
import { Button } from '@/components/ui/Button';
import { Type } from '@/components/ui/Type';

import { useNewVersion } from './waiting';

/** Where no game is open, a waiting version may be let in; it can also wait for another evening. */
export function NewVersion() {
  const letIn = useNewVersion();
  const { update } = useCatalog();
  const palette = usePalette();
  if (!letIn) return null;
  return (
    <View
      testID="new-version"
      role="status"
      style={[styles.line, { borderColor: palette.gold, backgroundColor: palette.card }]}
    >
      <Type style={styles.text}>{update.ready}</Type>
      <Button label={update.reload} onPress={letIn} testID="new-version-reload" />
    </View>
  );
}

const styles = StyleSheet.create({
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 12,
    paddingLeft: 14,
    paddingVertical: 2,
    paddingRight: 2,
    borderWidth: 1,
    borderRadius: 14,
  },
  text: { flex: 1 },
});
