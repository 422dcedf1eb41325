import { useMemo } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useCatalog, useLanguage, useSay } from '@/components/language';
import { Coin } from '@/components/pieces/Coin';
import { CardBack } from '@/components/pieces/CardBack';
import { PlayerMark } from '@/components/pieces/PlayerMark';
import { ResourceCard } from '@/components/pieces/ResourceCard';
import { initialOf } from '@/components/table/initials';
import { usePalette } from '@/components/theme';
import { Page } from '@/components/ui/Page';
import { Type } from '@/components/ui/Type';
import { DICE_WAYS } from '@/engine/dice';
import { expectation } from '@/engine/europe/expectation';
import { production } from '@/engine/europe/production';
import { RESOURCES } from '@/engine/europe/vocabulary';
import { number } from '@/locales/language';
import type { OpenGame } from '@/store/game';

import { changesIn } from './changes';
import { RollRow } from './RollRow';

/** For each number what everyone would get now, and what 36 rolls bring on average. */
export function ProductionScreen({
  open,
  onBack,
}: {
  readonly open: OpenGame;
  readonly onBack: () => void;
}) {
  const t = useCatalog();
  const language = useLanguage();
  const palette = usePalette();
  const insets = useSafeAreaInsets();
  const { height } = useWindowDimensions();
  const { history } = open;
  const { state } = history;
  const say = useSay(state);
  const rolls = useMemo(() => production(state), [state]);
  const changes = useMemo(() => changesIn(history), [history]);
  const averages = useMemo(() => expectation(state), [state]);
  const { seats } = state;
  // Eleven numbers, the averages and the heads share the height of a phone.
  const line = Math.max(36, Math.min(58, (height - insets.top - insets.bottom - 330) / 11));
  const in36 = (share: number) => number(language, share * DICE_WAYS, 0);
  const line2 = [styles.row, { borderBottomColor: palette.line }];

  return (
    <Page title={t.production.title} backLabel={t.common.back} onBack={onBack} testID="production">
      <ScrollView contentContainerStyle={[styles.content, { paddingBottom: insets.bottom + 12 }]}>
        <View role="table" aria-label={t.production.title}>
          <View role="row" style={line2}>
            <View role="columnheader" aria-label={t.production.number} style={styles.number} />
            {seats.map((colour) => (
              <View key={colour} role="columnheader" style={styles.head}>
                <PlayerMark owner={colour} size={24} initial={initialOf(say.player(colour))} />
                <Type size="small" bold lines={1} style={styles.name}>
                  {say.player(colour)}
                </Type>
              </View>
            ))}
          </View>
          {rolls.map((roll) => (
            <RollRow
              key={roll.dice}
              roll={roll}
              seats={seats}
              height={line}
              trend={(colour) => changes?.of(roll.dice, colour) ?? null}
            />
          ))}
        </View>
        {changes ? (
          <Type size="small" tone="quiet" style={styles.note} testID="production-changed">
            {t.production.changed(say.player(changes.since))}
          </Type>
        ) : null}
        <Type size="small" bold heading={2} style={styles.note}>
          {t.production.average}
        </Type>
        <View role="table" aria-label={t.production.average}>
          {RESOURCES.map((resource) => (
            <View key={resource} role="row" style={line2}>
              <View
                role="rowheader"
                aria-label={t.words.resources[resource]}
                style={[styles.number, styles.left]}
              >
                <ResourceCard resource={resource} height={22} />
              </View>
              {seats.map((colour) => (
                <View key={colour} role="cell" style={styles.cell}>
                  <Type serif bold testID={`average-${colour}-${resource}`}>
                    {in36(averages.get(colour)!.cards[resource])}
                  </Type>
                </View>
              ))}
            </View>
          ))}
          <View role="row" style={line2}>
            <View
              role="rowheader"
              aria-label={`${t.production.cards}, ${t.production.gold}`}
              style={[styles.number, styles.left]}
            >
              <CardBack size={20} />
              <Coin size={18} />
            </View>
            {seats.map((colour) => {
              const { all, gold } = averages.get(colour)!;
              return (
                <View
                  key={colour}
                  role="cell"
                  aria-label={`${in36(all)} ${t.production.cards}, ${in36(gold)} ${t.production.gold}`}
                  style={[styles.cell, styles.sum]}
                >
                  <Type size="heading" serif bold testID={`average-${colour}-all`}>
                    {in36(all)}
                  </Type>
                  <Type serif tone="quiet" testID={`average-${colour}-gold`}>
                    {in36(gold)}
                  </Type>
                  <Coin size={13} />
                </View>
              );
            })}
          </View>
        </View>
      </ScrollView>
    </Page>
  );
}

const styles = StyleSheet.create({
  content: { paddingHorizontal: 12, width: '100%', maxWidth: 900, alignSelf: 'center' },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    borderBottomWidth: StyleSheet.hairlineWidth,
    minHeight: 24,
  },
  number: { width: 52 },
  left: { flexDirection: 'row', gap: 4, alignItems: 'center' },
  head: { flex: 1, alignItems: 'center', paddingVertical: 2 },
  name: { maxWidth: '100%' },
  cell: { flex: 1, alignItems: 'center', justifyContent: 'center' },
  sum: { flexDirection: 'row', gap: 4 },
  note: { paddingTop: 6 },
});
