import { useState } from 'react';
import { StyleSheet, TextInput, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { useCatalog, useLanguage } from '@/components/language';
import { hexagonPath } from '@/components/pieces/shapes';
import { fonts, usePalette, useTheme } from '@/components/theme';
import { Button, IconButton } from '@/components/ui/Button';
import { Stepper } from '@/components/ui/Stepper';
import { Type, useFontSize } from '@/components/ui/Type';
import { changeSite, removeSite, siteAt } from '@/engine/europe/board/edit';
import type { SiteEntry } from '@/engine/europe/board/file';
import { SITE_KINDS, type SiteKind } from '@/engine/europe/vocabulary';
import { cityName, foldName, printedName, suggestCities } from '@/locales/cities';

import { Tool, Toolbox } from '../Tool';
import { useEditor } from '../useEditor';

const MOST_COINS = 9;
const LONGEST_NAME = 60;
const HALF = '45%';

export function CitiesPanel() {
  const { editor: text } = useCatalog();
  const { selected, sheet, take, tools } = useEditor();
  const site = selected?.kind === 'site' ? siteAt(sheet.draft, selected.id) : undefined;
  if (site) return <City key={site.at} site={site} />;
  return (
    <View style={styles.panel}>
      <Type size="small" tone="quiet">
        {text.noCity}
      </Type>
      <Kinds value={tools.kind} onChange={(kind) => take({ kind })} />
    </View>
  );
}

function Kinds({
  value,
  onChange,
}: {
  readonly value: SiteKind;
  readonly onChange: (kind: SiteKind) => void;
}) {
  const { editor: text } = useCatalog();
  const { chart } = useTheme();
  return (
    <Toolbox>
      {SITE_KINDS.map((kind) => (
        <Tool
          key={kind}
          label={text[kind]}
          chosen={value === kind}
          basis={HALF}
          testID={`kind-${kind}`}
          onPress={() => onChange(kind)}
        >
          <Svg width={24} height={24} viewBox="-20 -20 40 40" aria-hidden>
            <Path
              d={hexagonPath(0, 0, 16)}
              fill={chart.sites[kind]}
              stroke={chart.nameHalo}
              strokeWidth={3}
            />
          </Svg>
        </Tool>
      ))}
    </Toolbox>
  );
}

/** A few letters, one tap on the name, and on to the next corner. */
function City({ site }: { readonly site: SiteEntry }) {
  const { editor: text } = useCatalog();
  const language = useLanguage();
  const palette = usePalette();
  const fontSize = useFontSize()('heading');
  const { change, select, sheet, take } = useEditor();
  const [typed, setTyped] = useState(() => cityName(site.name, language));
  const [typing, setTyping] = useState(false);
  const set = (part: Parameters<typeof changeSite>[2], joins = false) =>
    change((now) => changeSite(now, site.at, part), joins);

  const write = (name: string) => {
    setTyped(name);
    // All letters of one name are one step back.
    set({ name: printedName(name) }, typing);
    setTyping(true);
  };
  const taken = new Set(
    sheet.draft.sites.filter(({ at }) => at !== site.at).map(({ name }) => foldName(name)),
  );
  const offers = suggestCities(typed, language, 8)
    .filter((name) => !taken.has(foldName(printedName(name))) && name !== typed)
    .slice(0, 3);
  return (
    <View style={styles.panel}>
      <View style={[styles.name, { borderBottomColor: palette.line }]}>
        <TextInput
          testID="city-name"
          aria-label={text.cityName}
          placeholder={text.cityName}
          placeholderTextColor={palette.quiet}
          value={typed}
          onChangeText={write}
          onSubmitEditing={() => select(null)}
          onBlur={() => setTyping(false)}
          autoFocus={site.name === ''}
          autoCorrect={false}
          autoCapitalize="words"
          maxLength={LONGEST_NAME}
          returnKeyType="done"
          style={[styles.input, { color: palette.ink, fontSize }]}
        />
        <IconButton
          icon="trash"
          label={text.removeCity}
          testID="city-remove"
          onPress={() => {
            change((now) => removeSite(now, site.at));
            select(null);
          }}
        />
      </View>
      <View style={styles.offers}>
        {offers.map((name) => (
          <Button
            key={name}
            label={name}
            testID={`offer-${printedName(name)}`}
            style={styles.offer}
            onPress={() => {
              write(name);
              setTyping(false);
            }}
          />
        ))}
      </View>
      <View style={styles.row}>
        <View style={styles.kinds}>
          <Kinds
            value={site.kind}
            onChange={(kind) => {
              take({ kind });
              set({ kind });
            }}
          />
        </View>
        <View style={styles.coins}>
          <Type size="small" tone="quiet">
            {text.coins}
          </Type>
          <Stepper
            label={text.coins}
            value={site.coins ?? 0}
            max={MOST_COINS}
            testID="coins"
            onChange={(coins) => set({ coins })}
          />
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { gap: 8 },
  name: { flexDirection: 'row', alignItems: 'center', borderBottomWidth: 1 },
  input: { flex: 1, minHeight: 46, fontFamily: fonts.serif, fontWeight: '700', padding: 0 },
  offers: { flexDirection: 'row', flexWrap: 'wrap', gap: 6, minHeight: 46 },
  offer: { minHeight: 46, paddingVertical: 6, paddingHorizontal: 12 },
  row: { flexDirection: 'row', alignItems: 'flex-end', gap: 12, flexWrap: 'wrap' },
  kinds: { flex: 1, minWidth: 150 },
  coins: { alignItems: 'center' },
});
