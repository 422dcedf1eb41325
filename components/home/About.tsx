import Constants from 'expo-constants';
import { StyleSheet, View } from 'react-native';

import { useCatalog } from '@/components/language';
import { usePalette } from '@/components/theme';
import { Screen } from '@/components/ui/Screen';
import { Type } from '@/components/ui/Type';

import { Emblem } from './Emblem';
import { Licences } from './Licences';

export function About({ onBack }: { readonly onBack: () => void }) {
  const t = useCatalog();
  const palette = usePalette();
  const version = Constants.expoConfig?.version;
  const { what, offline, unofficial, practice } = t.home.aboutLines;
  return (
    <Screen title={t.home.about} backLabel={t.common.back} onBack={onBack} testID="about">
      <View style={styles.head}>
        <Emblem size={88} palette={palette} />
        <View>
          <Type size="title">Kontor</Type>
          {version ? (
            <Type tone="quiet" testID="version">
              {t.home.version(version)}
            </Type>
          ) : null}
        </View>
      </View>
      <Type>{what}</Type>
      <Type>{offline}</Type>
      <Type>{practice}</Type>
      <Type testID="unofficial">{unofficial}</Type>
      <Licences />
    </Screen>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: 16 },
});
