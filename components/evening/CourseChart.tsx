import { ChartFrame } from '@/components/charts/ChartFrame';
import { Courses } from '@/components/charts/Courses';
import { useCatalog } from '@/components/language';

import { coursesOf, turnsOf, type Measure } from './chapters';
import type { ChapterProps } from './DiceChapter';

/** One figure of everyone's over the turns. */
export function CourseChart({
  evening,
  seats,
  say,
  measure,
  title,
}: ChapterProps & { readonly measure: Measure; readonly title: string }) {
  const t = useCatalog();
  const courses = coursesOf(evening, seats, measure, say.player);
  const axis = turnsOf(evening);
  if (courses.every(({ values }) => values.every((value) => value === null))) return null;
  return (
    <ChartFrame
      title={title}
      testID={`chart-${measure}`}
      table={{
        head: [t.evening.turn, ...courses.map(({ name }) => name)],
        rows: axis.map((turn, i) => [
          turn,
          ...courses.map(({ values }) => (values[i] === null ? '–' : String(values[i]))),
        ]),
      }}
    >
      <Courses label={title} courses={courses} axis={axis} steps={measure === 'delivered'} />
    </ChartFrame>
  );
}
