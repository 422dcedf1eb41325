import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import packages from '@/assets/licences.json';
import { useCatalog } from '@/components/language';
import { usePalette } from '@/components/theme';
import { Icon } from '@/components/ui/Icon';
import { Type } from '@/components/ui/Type';

function byLicence(): readonly (readonly [licence: string, packages: readonly string[]])[] {
  const groups = new Map<string, string[]>();
  for (const { name, version, licence } of packages) {
    const group = groups.get(licence) ?? [];
    groups.set(licence, [...group, `${name} ${version}`]);
  }
  return [...groups].sort(([, a], [, b]) => b.length - a.length);
}

/** What others have given away; folded, since it is long and seldom read. */
export function Licences() {
  const { licences } = useCatalog();
  const palette = usePalette();
  const [open, setOpen] = useState(false);
  return (
    <View style={[styles.section, { borderTopColor: palette.line }]}>
      <Pressable
        testID="licences"
        role="button"
        aria-label={licences.title}
        aria-expanded={open}
        onPress={() => setOpen(!open)}
        style={styles.head}
      >
        <Type size="heading" serif bold={false} style={styles.title}>
          {licences.title}
        </Type>
        <Icon name={open ? 'up' : 'down'} size={18} colour={palette.quiet} />
      </Pressable>
      {open ? (
        <View testID="licences-list" style={styles.list}>
          <Type size="small" tone="quiet">
            {licences.note}
          </Type>
          {byLicence().map(([licence, names]) => (
            <View key={licence}>
              <Type size="small" bold>
                {`${licence} · ${names.length}`}
              </Type>
              <Type size="small" tone="quiet">
                {names.join(', ')}
              </Type>
            </View>
          ))}
        </View>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  section: { borderTopWidth: StyleSheet.hairlineWidth, marginTop: 8 },
  head: { flexDirection: 'row', alignItems: 'center', gap: 14, minHeight: 54 },
  title: { flex: 1 },
  list: { gap: 12, paddingBottom: 16 },
});
