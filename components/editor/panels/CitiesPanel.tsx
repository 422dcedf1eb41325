import { useState } from 'react';
import { StyleSheet, TextInput, View } from 'react-native';
import Svg, { Path, Text } from 'react-native-svg';

import { useCatalog, useLanguage } from '@/components/language';
import { hexagonPath } from '@/components/pieces/shapes';
import { fonts, usePalette, useTheme } from '@/components/theme';
import { Button, IconButton } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { Type, useFontSize } from '@/components/ui/Type';
import { frameOf } from '@/engine/board/geometry';
import { pointOfPlace } from '@/engine/board/grid';
import { likelyCities } from '@/engine/europe/board/atlas';
import type { Board } from '@/engine/europe/board/board';
import { changeSite, removeSite, siteAt } from '@/engine/europe/board/edit';
import type { BoardFile, SiteEntry } from '@/engine/europe/board/file';
import { SITE_KINDS, type SiteKind } from '@/engine/europe/vocabulary';
import { citiesFrom, cityIsKnown, cityName, printedName } from '@/locales/cities';
import type { Language } from '@/locales/language';

import { Tool, Toolbox } from '../Tool';
import { useEditor } from '../useEditor';

const MOST_COINS = 9;
/** So many have a key of their own. */
const USUAL_COINS = 3;
/** Two rows of a phone. */
const OFFERS = 6;
const FIFTH = '15%';
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
  small = false,
  onChange,
}: {
  readonly value: SiteKind;
  /** Only their initials, where there is little room. */
  readonly small?: boolean;
  readonly onChange: (kind: SiteKind) => void;
}) {
  const { editor: text } = useCatalog();
  const { chart } = useTheme();
  return (
    <Toolbox>
      {SITE_KINDS.map((kind) => (
        <Tool
          key={kind}
          label={small ? '' : text[kind]}
          spoken={text[kind]}
          chosen={value === kind}
          basis={HALF}
          testID={`kind-${kind}`}
          onPress={() => onChange(kind)}
        >
          <Svg width={34} height={34} viewBox="-20 -20 40 40" aria-hidden>
            <Path
              d={hexagonPath(0, 0, 17)}
              fill={chart.sites[kind]}
              stroke={chart.nameHalo}
              strokeWidth={3}
            />
            <Text
              y={6.5}
              fontFamily={fonts.serif}
              fontWeight="700"
              fontSize={18}
              textAnchor="middle"
              fill={chart.nameHalo}
            >
              {text[kind].slice(0, 1)}
            </Text>
          </Svg>
        </Tool>
      ))}
    </Toolbox>
  );
}

/** One tap for what most cities have; the last key counts on. */
function Coins({
  value,
  onChange,
}: {
  readonly value: number;
  readonly onChange: (coins: number) => void;
}) {
  const { editor: text } = useCatalog();
  const more = Math.min(MOST_COINS, Math.max(value, USUAL_COINS) + 1);
  const key = (coins: number, figure: string, chosen: boolean, testID: string) => (
    <Tool
      key={testID}
      label=""
      spoken={text.coinCount(coins)}
      chosen={chosen}
      basis={FIFTH}
      testID={testID}
      onPress={() => onChange(coins)}
    >
      <Type size="heading" serif bold tone={chosen ? 'page' : 'ink'}>
        {figure}
      </Type>
    </Tool>
  );
  return (
    <View role="group" aria-label={text.coins} style={styles.coins}>
      <Toolbox>
        {Array.from({ length: USUAL_COINS + 1 }, (_, n) =>
          key(n, String(n), value === n, `coins-${n}`),
        )}
        {key(more, value > USUAL_COINS ? String(value) : '+', value > USUAL_COINS, 'coins-more')}
      </Toolbox>
    </View>
  );
}

/** One tap on a name, or a few letters first; then on to the next corner. */
function City({ site }: { readonly site: SiteEntry }) {
  const { editor: text } = useCatalog();
  const language = useLanguage();
  const palette = usePalette();
  const fontSize = useFontSize()('heading');
  const { board, change, select, sheet, take } = useEditor();
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
  const offers = offersFor(typed, site, sheet.draft, board, language);
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
        {offers.length === 0 && site.name !== '' ? (
          <Type size="small" tone="quiet">
            {text.nextCity}
          </Type>
        ) : null}
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
            small
            value={site.kind}
            onChange={(kind) => {
              take({ kind });
              set({ kind });
            }}
          />
        </View>
        <View style={styles.coin}>
          <Icon name="coin" size={22} colour={palette.quiet} />
        </View>
        <Coins value={site.coins ?? 0} onChange={(coins) => set({ coins })} />
      </View>
    </View>
  );
}

/** By the letters typed, and by the cities around: nobody types what lies between Lyon and Turin. */
function offersFor(
  typed: string,
  { at }: SiteEntry,
  { sites, layout }: BoardFile,
  board: Board,
  language: Language,
): string[] {
  const here = pointOfPlace(at, layout);
  if (!here || cityIsKnown(typed)) return [];
  const named = sites
    .filter((site) => site.at !== at)
    .flatMap((site) => {
      const point = pointOfPlace(site.at, layout);
      return point ? [{ name: printedName(site.name), at: point }] : [];
    });
  const likely = likelyCities(named, here, frameOf(board), Infinity);
  const fits = typed.trim() === '' ? null : new Set(citiesFrom(typed));
  return likely
    .filter((name) => fits === null || fits.has(name))
    .slice(0, OFFERS)
    .map((name) => cityName(name, language));
}

const styles = StyleSheet.create({
  panel: { gap: 8 },
  name: { flexDirection: 'row', alignItems: 'center', borderBottomWidth: 1 },
  input: { flex: 1, minHeight: 46, fontFamily: fonts.serif, fontWeight: '700', padding: 0 },
  offers: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    gap: 6,
    minHeight: 98,
    alignContent: 'flex-start',
  },
  offer: {
    minHeight: 46,
    paddingVertical: 6,
    paddingHorizontal: 10,
    flexGrow: 1,
    flexBasis: '30%',
  },
  row: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  kinds: { flexGrow: 1, flexShrink: 1, flexBasis: 100 },
  coin: { width: 22 },
  coins: { flexGrow: 2, flexShrink: 1, flexBasis: 230 },
});
