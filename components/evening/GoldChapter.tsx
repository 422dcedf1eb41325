import { Ledger } from '@/components/charts/Ledger';
import { useCatalog } from '@/components/language';
import { Section } from '@/components/ui/Section';
import { Type } from '@/components/ui/Type';

import { goldRows, tollRows } from './chapters';
import { CourseChart } from './CourseChart';
import type { ChapterProps } from './DiceChapter';

/** Gold over the turns, where it came from, and who paid tolls to whom. */
export function GoldChapter(part: ChapterProps) {
  const t = useCatalog();
  const { evening, seats, say } = part;
  const players = seats.map((colour) => ({ colour, name: say.player(colour) }));
  const tolls = tollRows(evening, seats, say.player);
  return (
    <>
      <CourseChart {...part} measure="gold" title={t.evening.gold} />
      <Ledger
        title={t.evening.goldFrom}
        players={players}
        rows={goldRows(evening, seats, t.evening.goldFromHeadings)}
        testID="ledger-gold"
      />
      {tolls.some(({ values }) => values.some(Boolean)) ? (
        <Ledger
          title={t.evening.tolls}
          note={t.evening.tollsNote}
          players={players}
          rows={tolls}
          testID="ledger-tolls"
        />
      ) : (
        <Section title={t.evening.tolls}>
          <Type tone="quiet">{t.evening.noTolls}</Type>
        </Section>
      )}
    </>
  );
}
