import { Pressable, StyleSheet, View } from 'react-native';

import { useCatalog } from '@/components/language';
import { INTRO_PAGE, openPage } from '@/components/rules/reading';
import { usePalette } from '@/components/theme';
import { IconButton } from '@/components/ui/Button';
import { Type } from '@/components/ui/Type';
import { useSettings } from '@/store/settings';

/** Offered until somebody has been there or waves it away. */
export function IntroOffer() {
  const t = useCatalog();
  const palette = usePalette();
  const offered = useSettings((settings) => settings.introOffered);
  if (!offered) return null;
  return (
    <View style={[styles.offer, { borderColor: palette.gold, backgroundColor: palette.card }]}>
      <Pressable
        role="link"
        testID="home-intro"
        onPress={() => openPage(INTRO_PAGE)}
        style={styles.words}
      >
        <Type bold>{t.intro.offer}</Type>
        <Type size="small" tone="quiet">
          {t.intro.offerNote}
        </Type>
      </Pressable>
      <IconButton
        icon="close"
        label={t.intro.dismiss}
        testID="intro-dismiss"
        onPress={() => useSettings.getState().change({ introOffered: false })}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  offer: {
    flexDirection: 'row',
    alignItems: 'center',
    borderWidth: 1,
    borderRadius: 14,
    paddingLeft: 16,
    paddingVertical: 6,
  },
  words: { flex: 1, minHeight: 44, justifyContent: 'center', gap: 1 },
});
