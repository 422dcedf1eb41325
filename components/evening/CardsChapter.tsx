import { Ledger } from '@/components/charts/Ledger';
import { useCatalog } from '@/components/language';

import { lossRows } from './chapters';
import { CourseChart } from './CourseChart';
import type { ChapterProps } from './DiceChapter';

/** Deliveries and cards over the turns, and the cards that got away. */
export function CardsChapter(part: ChapterProps) {
  const t = useCatalog();
  const { evening, seats, say } = part;
  return (
    <>
      <CourseChart {...part} measure="delivered" title={t.evening.deliveries} />
      <CourseChart {...part} measure="hand" title={t.evening.hands} />
      <Ledger
        title={t.evening.losses}
        players={seats.map((colour) => ({ colour, name: say.player(colour) }))}
        rows={lossRows(evening, seats, t.evening.lossKinds)}
        testID="ledger-losses"
      />
    </>
  );
}
