import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { boardTitle } from '@/components/boardTitle';
import { handOut } from '@/components/games/files';
import { useCatalog, useLanguage } from '@/components/language';
import { usePalette } from '@/components/theme';
import { Button, Buttons, IconButton } from '@/components/ui/Button';
import { Screen } from '@/components/ui/Screen';
import { Section } from '@/components/ui/Section';
import { Sheet } from '@/components/ui/Sheet';
import { Type } from '@/components/ui/Type';
import { when } from '@/components/when';
import { careersOf, useRecord, type Career } from '@/store/players';
import { legible } from '@/locales/legible';

import { averageOf, csvOf, jsonOf } from './table';

const LATEST = 8;

/** Everyone who has finished a game on this device. */
export function RecordScreen({ onBack }: { readonly onBack: () => void }) {
  const t = useCatalog();
  const language = useLanguage();
  const palette = usePalette();
  const results = useRecord((record) => record.results);
  const [leaving, setLeaving] = useState<Career | null>(null);
  const careers = careersOf(results);
  const latest = [...results].sort((a, b) => b.ended - a.ended).slice(0, LATEST);
  const line = [styles.row, { borderBottomColor: palette.line }];
  return (
    <Screen
      title={t.record.title}
      backLabel={t.common.back}
      onBack={onBack}
      testID="players"
      footer={
        careers.length > 0 ? (
          <Buttons>
            <Button
              label={t.record.exportCsv}
              style={styles.half}
              testID="export-csv"
              onPress={() => void handOut('kontor-players.csv', csvOf(careers, t))}
            />
            <Button
              label={t.record.exportJson}
              style={styles.half}
              testID="export-json"
              onPress={() => void handOut('kontor-results.json', jsonOf(results))}
            />
          </Buttons>
        ) : null
      }
    >
      {careers.length === 0 ? (
        <Type tone="quiet" testID="players-empty">
          {t.record.empty}
        </Type>
      ) : null}
      <View>
        {careers.map((career) => (
          <View key={career.name} style={line} testID={`player-${career.name}`}>
            <Type size="title" center style={styles.wins}>
              {career.wins}
            </Type>
            <View style={styles.words}>
              <Type bold>{legible(career.name)}</Type>
              <Type size="small" tone="quiet">
                {`${t.record.wins(career.wins)} · ${t.record.games(career.games)}`}
              </Type>
              <Type size="small" tone="quiet">
                {averageOf(career, t, language)}
              </Type>
            </View>
            <IconButton
              icon="trash"
              label={t.record.remove(career.name)}
              testID={`forget-${career.name}`}
              onPress={() => setLeaving(career)}
            />
          </View>
        ))}
      </View>
      {latest.length > 0 ? (
        <Section title={t.record.lastGames}>
          {latest.map(({ game, ended, players, board }) => {
            const winner = players.find(({ won }) => won)?.name;
            return (
              <View key={game} style={line}>
                <View style={styles.words}>
                  <Type>
                    {players.flatMap(({ name }) => (name ? legible(name) : [])).join(', ')}
                  </Type>
                  <Type size="small" tone="quiet">
                    {[
                      when(ended, t, language),
                      boardTitle(t, board),
                      winner ? t.record.won(winner) : '',
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </Type>
                </View>
              </View>
            );
          })}
        </Section>
      ) : null}
      {leaving ? (
        <Sheet
          title={t.record.remove(leaving.name)}
          closeLabel={t.common.close}
          onClose={() => setLeaving(null)}
          testID="forget"
          footer={
            <>
              <Button
                kind="filled"
                label={t.common.delete}
                testID="forget-yes"
                onPress={() => {
                  useRecord.getState().forget(leaving.name);
                  setLeaving(null);
                }}
              />
              <Button label={t.common.cancel} onPress={() => setLeaving(null)} />
            </>
          }
        >
          <Type>{t.record.removeNote(t.record.games(leaving.games))}</Type>
        </Sheet>
      ) : null}
    </Screen>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 12,
    minHeight: 56,
    paddingVertical: 6,
    borderBottomWidth: StyleSheet.hairlineWidth,
  },
  wins: { minWidth: 40 },
  words: { flex: 1, gap: 1 },
  half: { flexGrow: 1, flexBasis: '45%' },
});
