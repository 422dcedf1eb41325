import { useState } from 'react';
import { Platform } from 'react-native';

import { useCatalog, useLanguage } from '@/components/language';
import { Button } from '@/components/ui/Button';
import { Choice, Toggle } from '@/components/ui/Choice';
import { Screen } from '@/components/ui/Screen';
import { Section } from '@/components/ui/Section';
import { NewVersion } from '@/components/update/NewVersion';
import { LANGUAGE_NAMES, percent } from '@/locales/language';
import {
  DICE_ENTRIES,
  LANGUAGE_CHOICES,
  TEXT_SIZES,
  THEMES,
  useSettings,
  type Settings,
} from '@/store/settings';

type Switch =
  'keepAwake' | 'haptics' | 'sound' | 'closeUp' | 'confirm' | 'turnClock' | 'faceActive';

const SWITCHES: readonly Switch[] = [
  'keepAwake',
  // A phone is felt, a browser is heard.
  Platform.OS === 'web' ? 'sound' : 'haptics',
  'closeUp',
  'confirm',
  'turnClock',
  'faceActive',
];

/** Everything takes effect at once and stays; there is nothing to save here. */
export function SettingsScreen({ onBack }: { readonly onBack: () => void }) {
  const t = useCatalog();
  const language = useLanguage();
  const settings = useSettings();
  const change = (part: Partial<Settings>) => settings.change(part);
  const { settings: text } = t;
  const [told, setTold] = useState(false);
  return (
    <Screen title={text.title} backLabel={t.common.back} onBack={onBack} testID="settings">
      <NewVersion />
      <Section title={text.language}>
        <Choice
          label={text.language}
          testID="language"
          options={LANGUAGE_CHOICES.map((value) => ({
            value,
            label: value === 'system' ? text.system : LANGUAGE_NAMES[value],
          }))}
          value={settings.language}
          onChange={(value) => change({ language: value })}
        />
      </Section>
      <Section title={text.theme}>
        <Choice
          label={text.theme}
          testID="theme"
          options={THEMES.map((value) => ({ value, label: text.themes[value] }))}
          value={settings.theme}
          onChange={(theme) => change({ theme })}
        />
      </Section>
      <Section title={text.textSize}>
        <Choice
          label={text.textSize}
          testID="text-size"
          options={TEXT_SIZES.map((value) => ({ value, label: percent(language, value) }))}
          value={settings.textSize}
          onChange={(textSize) => change({ textSize })}
        />
      </Section>
      <Section title={text.dice}>
        <Choice
          label={text.dice}
          testID="dice-entry"
          options={DICE_ENTRIES.map((value) => ({ value, label: text.dices[value] }))}
          value={settings.dice}
          onChange={(dice) => change({ dice })}
        />
      </Section>
      <Section title={text.table}>
        {SWITCHES.map((key) => (
          <Toggle
            key={key}
            testID={`setting-${key}`}
            label={text[key]}
            note={text[`${key}Note`]}
            value={settings[key]}
            onChange={(on) => change({ [key]: on })}
          />
        ))}
      </Section>
      <Section title={t.hints.title} note={told ? t.hints.shownAgain : t.hints.againNote}>
        <Button
          label={t.hints.again}
          testID="hints-again"
          disabled={settings.hintsSeen.length === 0 && settings.introOffered}
          onPress={() => {
            change({ hintsSeen: [], introOffered: true });
            setTold(true);
          }}
        />
      </Section>
    </Screen>
  );
}
