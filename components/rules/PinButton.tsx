import { Pressable, StyleSheet } from 'react-native';

import { useCatalog } from '@/components/language';
import { usePalette } from '@/components/theme';
import { Icon } from '@/components/ui/Icon';
import type { GlanceId } from '@/rules/pages';
import { useSettings } from '@/store/settings';

import { togglePin } from './pins';

/** Keeps a page on top of the others; a pin that is in stands on a filled ground. */
export function PinButton({ id }: { readonly id: GlanceId }) {
  const t = useCatalog();
  const palette = usePalette();
  const on = useSettings((settings) => settings.pinned.includes(id));
  return (
    <Pressable
      role="switch"
      aria-checked={on}
      aria-label={on ? t.rulebook.unpin : t.rulebook.pin}
      testID="pin"
      onPress={() => togglePin(id)}
      style={[styles.pin, on && { backgroundColor: palette.ink }]}
    >
      <Icon name="pin" colour={on ? palette.page : palette.ink} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  pin: { width: 44, height: 44, borderRadius: 22, alignItems: 'center', justifyContent: 'center' },
});
