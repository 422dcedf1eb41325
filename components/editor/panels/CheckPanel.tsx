import { Pressable, StyleSheet, View } from 'react-native';

import { useCatalog, useLanguage } from '@/components/language';
import { usePalette } from '@/components/theme';
import { Icon } from '@/components/ui/Icon';
import { Type } from '@/components/ui/Type';
import type { BoardProblem } from '@/engine/europe/board/problems';
import { progressOf } from '@/engine/europe/board/progress';
import { parseCell } from '@/engine/board/grid';
import { problemPlace } from '@/locales/problems';

import { useEditor, type Mode } from '../useEditor';

/** A blank board has hundreds of gaps; nobody reads a list of them. */
const MOST = 40;

/** Where one goes to put it right. */
function modeFor({ code }: BoardProblem): Mode {
  if (/^(site|name|coins|too-few)/.test(code)) return 'cities';
  if (/^path/.test(code)) return 'paths';
  if (/^(arch-token|token|slot-without|robber|start)/.test(code)) return 'pieces';
  if (/number|arch/.test(code)) return 'numbers';
  return /^(hex|no-hexes|terrain)/.test(code) ? 'land' : 'sheet';
}

/** What is wrong and what is missing; a tap leads to the place. */
export function CheckPanel() {
  const { editor: text } = useCatalog();
  const { reading, sheet } = useEditor();
  const errors = reading.problems.filter(({ level }) => level === 'error');
  const warnings = reading.problems.filter(({ level }) => level === 'warning');
  return (
    <View style={styles.panel}>
      <View style={styles.head}>
        <Icon name={reading.board ? 'check' : 'pen'} size={26} />
        <View style={styles.words}>
          <Type size="heading" serif bold testID="verdict" live>
            {reading.board ? text.ready : text.notReady}
          </Type>
          {errors.length > 0 ? (
            <Type size="small" tone="accent">
              {text.errors(errors.length)}
            </Type>
          ) : null}
        </View>
      </View>
      <Tally parts={progressOf(sheet.draft)} />
      <List problems={errors} />
      {warnings.length > 0 ? (
        <Type bold heading={3}>
          {text.warnings}
        </Type>
      ) : null}
      <List problems={warnings} />
      {reading.problems.length === 0 ? <Type tone="quiet">{text.allDone}</Type> : null}
    </View>
  );
}

function Tally({ parts }: { readonly parts: ReturnType<typeof progressOf> }) {
  const { editor: text } = useCatalog();
  const palette = usePalette();
  return (
    <View style={styles.tally}>
      {parts.map(({ task, done, of }) => (
        <View
          key={task}
          style={styles.part}
          testID={`progress-${task}`}
          accessible
          aria-label={`${text.tasks[task]}: ${text.ofAll(done, of)}`}
        >
          <View style={styles.line}>
            <Type size="small" tone={done < of ? 'ink' : 'quiet'} lines={1} style={styles.words}>
              {text.tasks[task]}
            </Type>
            <Type size="small" bold tone={done < of ? 'ink' : 'quiet'}>
              {done < of ? `${done}/${of}` : '✓'}
            </Type>
          </View>
          <View style={[styles.rail, { backgroundColor: palette.line }]}>
            <View
              style={[
                styles.rail,
                { width: `${(100 * done) / of}%`, backgroundColor: palette.gold },
              ]}
            />
          </View>
        </View>
      ))}
    </View>
  );
}

function List({ problems }: { readonly problems: readonly BoardProblem[] }) {
  const t = useCatalog();
  const language = useLanguage();
  const palette = usePalette();
  const { board, lookAt, select, setMode, sheet } = useEditor();
  const follow = (problem: BoardProblem) => {
    const { id, is } = problem;
    setMode(modeFor(problem));
    const place = id ?? (typeof is === 'string' && parseCell(is) ? is : undefined);
    if (place === undefined) return;
    if (board.hexes.has(place)) select({ kind: 'hex', id: place });
    else if (board.sites.has(place)) select({ kind: 'site', id: place });
    lookAt(place);
  };
  return (
    <View>
      {problems.slice(0, MOST).map((problem, i) => {
        const where = problemPlace(problem, language, t.words, sheet.draft);
        const sentence = t.problems[problem.code](problem, where);
        return (
          <Pressable
            key={`${problem.code} ${problem.at} ${i}`}
            testID={`problem-${problem.code}-${problem.id ?? problem.at}`}
            role="button"
            aria-label={sentence}
            onPress={() => follow(problem)}
            style={({ pressed }) => [
              styles.problem,
              { borderBottomColor: palette.line },
              pressed && { opacity: 0.6 },
            ]}
          >
            <Type size="small" style={styles.words}>
              {sentence}
            </Type>
            <Icon name="forward" size={18} colour={palette.quiet} />
          </Pressable>
        );
      })}
      {problems.length > MOST ? (
        <Type size="small" tone="quiet">
          {t.editor.andMore(problems.length - MOST)}
        </Type>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { gap: 8 },
  head: { flexDirection: 'row', alignItems: 'center', gap: 10 },
  words: { flex: 1 },
  tally: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 16, rowGap: 6 },
  part: { flexGrow: 1, flexBasis: '42%', gap: 3 },
  line: { flexDirection: 'row', gap: 6 },
  rail: { height: 3, borderRadius: 2 },
  problem: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    minHeight: 46,
    paddingVertical: 6,
    borderBottomWidth: StyleSheet.hairlineWidth,
  },
});
