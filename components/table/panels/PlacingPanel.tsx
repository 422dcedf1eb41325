import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { PlayerMark } from '@/components/pieces/PlayerMark';
import { Hero } from '@/components/table/Hero';
import { initialOf } from '@/components/table/initials';
import { Key, Keys } from '@/components/table/Key';
import { Panel } from '@/components/table/Panel';
import { useBoardTouch } from '@/components/table/ui';
import { useTable, type Table } from '@/components/table/useTable';
import { usePalette } from '@/components/theme';
import { Button } from '@/components/ui/Button';
import { Type } from '@/components/ui/Type';
import type { HitKind } from '@/engine/board/geometry';
import type { TokenChoice } from '@/engine/europe/commands';
import { allowedNow } from '@/engine/europe/decide';
import type { Question } from '@/engine/europe/questions';
import type { Placement } from '@/engine/europe/state';
import { useGame } from '@/store/game';

import { Outcome } from './Outcome';
import {
  nextPrinted,
  pieceOf,
  piecesLeft,
  placementsInAll,
  placesFor,
  placing,
  type PlacingCommand,
} from './placements';
import { TokenQuestion } from './TokenQuestion';

const SITES: ReadonlySet<HitKind> = new Set(['site']);
const PATHS: ReadonlySet<HitKind> = new Set(['path']);

interface Asked {
  readonly command: PlacingCommand;
  readonly question: Extract<Question, { readonly ask: 'token' }>;
  /** The rest of the printed start follows the answer. */
  readonly printed: boolean;
}

/** The pieces before the first turn; where start posts bring tokens, the table is asked. */
export function PlacingPanel() {
  const { enter } = useTable();
  const [asked, setAsked] = useState<Asked | null>(null);

  const place = (command: PlacingCommand, printed = false): void => {
    const outcome = enter(command);
    if (outcome.kind === 'question' && outcome.question.ask === 'token') {
      setAsked({ command, question: outcome.question, printed });
      return;
    }
    setAsked(null);
    if (printed && outcome.kind === 'done') placeNextPrinted();
  };
  const placeNextPrinted = (): void => {
    const now = useGame.getState().open?.history.state;
    const next = now?.phase.name === 'placing' ? nextPrinted(now) : null;
    if (next) place(next, true);
  };
  const placeAsPrinted = () => {
    // A question about one of the posts cannot be answered for all: the pieces go one by one.
    if (enter({ type: 'placeFixed' }).kind === 'question') placeNextPrinted();
  };

  if (!asked) return <Guide onPlace={place} onPlaceAsPrinted={placeAsPrinted} />;
  const { command, question, printed } = asked;
  const answer = (token: TokenChoice) => place({ ...command, token } as PlacingCommand, printed);
  return (
    <TokenQuestion
      key={JSON.stringify(command)}
      question={question}
      onChoose={answer}
      onCancel={() => setAsked(null)}
    />
  );
}

/** Whose piece is next, which it is, and where it may go. */
function Guide({
  onPlace,
  onPlaceAsPrinted,
}: {
  readonly onPlace: (command: PlacingCommand) => void;
  readonly onPlaceAsPrinted: () => void;
}) {
  const table = useTable();
  const { state, t, say } = table;
  const [chosen, setChosen] = useState<string | null>(null);

  const left = useMemo(
    () => (state.phase.name === 'placing' ? state.phase.left : []),
    [state.phase],
  );
  const fixed = state.start === 'fixed';
  const pieces = useMemo(() => piecesLeft(left, state.seats), [left, state.seats]);
  const step = (fixed && pieces.find(({ piece }) => piece === chosen)?.step) || left[0];
  const marks = useMemo(
    () => (step ? { legal: placesFor(state, step), lit: step.player } : {}),
    [state, step],
  );
  useBoardTouch({
    marks,
    kinds: step?.place === 'route' ? PATHS : SITES,
    onTap: ({ hit }) => {
      if (step) onPlace(placing(step, hit.id));
    },
  });

  if (!step) return null;
  const all = placementsInAll(state);
  const owner = step.place === 'neutral' ? 'neutral' : step.player;
  return (
    <Panel
      testID="panel-placing"
      keys={
        fixed ? (
          <Keys>
            {pieces.map(({ piece, step: each, left: n }) => (
              <PieceKey
                key={piece}
                piece={piece}
                step={each}
                left={n}
                chosen={piece === pieceOf(step)}
                onPress={() => setChosen(piece)}
              />
            ))}
          </Keys>
        ) : undefined
      }
    >
      <Hero
        figure={
          <PlayerMark
            owner={owner}
            size={48}
            initial={owner === 'neutral' ? '' : initialOf(say.player(owner))}
          />
        }
        title={titleOf(table, step)}
        note={hintOf(table, step, marks.legal)}
        trailing={
          <Type size="heading" serif bold testID="progress">
            {t.start.progress(all - left.length, all)}
          </Type>
        }
        testID="placing"
      />
      <Progress done={all - left.length} of={all} />
      {fixed ? <Printed onPlace={onPlaceAsPrinted} /> : null}
      <Outcome />
    </Panel>
  );
}

/** A board file may hold the printed start; otherwise it is copied from the table by hand. */
function Printed({ onPlace }: { readonly onPlace: () => void }) {
  const { state, t } = useTable();
  if (!allowedNow(state).includes('placeFixed')) return <Type tone="quiet">{t.start.byHand}</Type>;
  return (
    <>
      <Button label={t.start.asPrinted} kind="filled" onPress={onPlace} testID="as-printed" />
      <Type tone="quiet">{t.start.orByHand}</Type>
    </>
  );
}

function titleOf({ state, t, say }: Table, step: Placement): string {
  const name = say.player(step.player);
  const { start } = t;
  if (state.start === 'fixed') {
    if (step.place === 'neutral') return start.handNeutral;
    return step.place === 'post' ? start.handPost(name) : start.handRoute(name);
  }
  if (step.place === 'neutral') return start.placeNeutral(name);
  return step.place === 'post' ? start.placePost(name, step.round) : start.placeRoute(name);
}

function hintOf(
  { state, t }: Table,
  step: Placement,
  places: ReturnType<typeof placesFor> | undefined,
): string {
  if (step.place === 'route') return places?.paths?.size ? t.start.tapPath : t.start.noPath;
  if (state.start === 'fixed') return t.start.tapAnyCity;
  if (!places?.intersections?.size) return t.start.noSite;
  return step.place === 'post' && step.round === 3 ? t.start.thirdPost : t.start.tapCity;
}

function Progress({ done, of }: { readonly done: number; readonly of: number }) {
  const palette = usePalette();
  return (
    <View style={[styles.track, { backgroundColor: palette.line }]} aria-hidden>
      <View
        style={[styles.done, { backgroundColor: palette.gold, width: `${(100 * done) / of}%` }]}
      />
    </View>
  );
}

/** A piece to take up, in a fixed start where their order is free. */
function PieceKey({
  piece,
  step,
  left,
  chosen,
  onPress,
}: {
  readonly piece: string;
  readonly step: Placement;
  readonly left: number;
  readonly chosen: boolean;
  readonly onPress: () => void;
}) {
  const { t, say } = useTable();
  const neutral = step.place === 'neutral';
  const name = neutral ? t.words.neutral : say.player(step.player);
  const what = step.place === 'route' ? t.start.route : t.start.post;
  return (
    <Key
      testID={`piece-${piece.replace(' ', '-')}`}
      label={what}
      spoken={t.start.left(`${name}, ${what}`, left)}
      badge={left > 1 ? String(left) : undefined}
      chosen={chosen}
      basis="22%"
      onPress={onPress}
    >
      <PlayerMark
        owner={neutral ? 'neutral' : step.player}
        size={24}
        initial={neutral ? '' : initialOf(name)}
      />
    </Key>
  );
}

const styles = StyleSheet.create({
  track: { height: 3, borderRadius: 2, overflow: 'hidden' },
  done: { height: 3 },
});
