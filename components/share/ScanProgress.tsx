import { StyleSheet, View } from 'react-native';

import { useCatalog } from '@/components/language';
import { usePalette } from '@/components/theme';
import { Type } from '@/components/ui/Type';
import { missingParts, type Scans } from '@/store/codes';

/** A square for every code of the set, filled once it has been read. */
export function ScanProgress({ scans }: { readonly scans: Scans }) {
  const { share: text } = useCatalog();
  const palette = usePalette();
  const missing = missingParts(scans);
  const line = text.progress(scans.of - missing.length, scans.of);
  return (
    <View testID="scan-progress" style={styles.progress}>
      <View style={styles.squares} aria-hidden>
        {scans.parts.map((part, i) => (
          <View
            key={i}
            style={[
              styles.square,
              { borderColor: palette.ink },
              part !== null && { backgroundColor: palette.ink },
            ]}
          />
        ))}
      </View>
      <Type bold live testID="scan-line">
        {line}
      </Type>
      {missing.length > 0 ? (
        <Type size="small" tone="quiet" testID="scan-missing">
          {text.missing(missing.join(', '))}
        </Type>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  progress: { gap: 8 },
  squares: { flexDirection: 'row', flexWrap: 'wrap', gap: 5 },
  square: { width: 18, height: 18, borderWidth: 1.5, borderRadius: 2 },
});
