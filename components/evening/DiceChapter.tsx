import { Balance } from '@/components/charts/Balance';
import { Bars } from '@/components/charts/Bars';
import { ChartFrame } from '@/components/charts/ChartFrame';
import { useCatalog, useLanguage } from '@/components/language';
import type { Evening } from '@/engine/europe/evening/evening';
import type { Colour } from '@/engine/europe/vocabulary';
import { number } from '@/locales/language';
import type { Say } from '@/locales/say';

export interface ChapterProps {
  readonly evening: Evening;
  readonly seats: readonly Colour[];
  readonly say: Say;
}

/** How the dice fell, and whom they favoured. */
export function DiceChapter({ evening, seats, say }: ChapterProps) {
  const t = useCatalog();
  const language = useLanguage();
  const { counts, luck } = evening.rolls;
  const round = (n: number) => number(language, n, 1);
  const balance = (n: number) => `${n > 0.05 ? '+' : n < -0.05 ? '−' : ''}${round(Math.abs(n))}`;
  const rolls = counts.reduce((sum, { rolled }) => sum + rolled, 0);
  return (
    <>
      <ChartFrame
        title={t.evening.dice}
        note={t.evening.diceNote(rolls)}
        testID="chart-dice"
        table={{
          head: [t.evening.number, t.evening.rolled, t.evening.expected],
          rows: counts.map(({ sum, rolled, expected }) => [
            String(sum),
            String(rolled),
            round(expected),
          ]),
        }}
      >
        <Bars
          label={t.evening.dice}
          bars={counts.map(({ sum, rolled, expected }) => ({
            label: String(sum),
            value: rolled,
            expected,
            hot: sum === 6 || sum === 8,
          }))}
        />
      </ChartFrame>
      <ChartFrame
        title={t.evening.luck}
        note={t.evening.luckNote}
        testID="chart-luck"
        table={{
          head: [
            t.evening.player,
            t.evening.received,
            t.evening.expected,
            t.evening.balance,
            t.evening.drought,
          ],
          rows: seats.map((colour) => [
            say.player(colour),
            String(luck[colour].received),
            round(luck[colour].expected),
            balance(luck[colour].luck),
            String(luck[colour].drought),
          ]),
        }}
      >
        <Balance
          label={t.evening.luck}
          rows={seats.map((owner) => ({
            owner,
            name: say.player(owner),
            value: luck[owner].luck,
            spread: luck[owner].spread,
            text: balance(luck[owner].luck),
          }))}
        />
      </ChartFrame>
    </>
  );
}
