import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { answerOf, type Answer, type Share } from '@/components/table/answer';
import { ClauseSheet } from '@/components/table/ClauseSheet';
import { Gains } from '@/components/table/Gains';
import { Hero } from '@/components/table/Hero';
import { PlayerRow } from '@/components/table/PlayerRow';
import { useTable, type Table } from '@/components/table/useTable';
import { Chip } from '@/components/ui/Chip';
import { IconButton } from '@/components/ui/Button';
import { Type } from '@/components/ui/Type';
import type { ClauseId } from '@/engine/europe/clauses';
import { RESOURCES, type Resource } from '@/engine/europe/vocabulary';
import { useGame } from '@/store/game';

function reasonOf({ say, t, events }: Table, share: Share): string {
  const lines: string[] = [];
  if (share.robbed > 0) lines.push(t.table.robbedOf(share.robbed));
  for (const { resource, cards } of share.short) {
    lines.push(t.table.shortOf(t.words.resourceCount[resource](cards)));
  }
  // What went wrong comes first: a long list of cities may not fit.
  if (share.because) lines.push(t.history.reasonSentence(share.because, say, events));
  return lines.join(' · ');
}

function ruleOf(share: Share): ClauseId {
  if (share.short.length > 0) return 'E-ROLL-3';
  if (share.robbed > 0) return 'E-ROLL-2';
  return share.because?.rule ?? 'E-ROLL-4';
}

/** Who takes what, and why; each line opens its rule. */
export function RollAnswer() {
  const table = useTable();
  const { events, state } = table;
  const answer = useMemo(() => answerOf(events, state.seats), [events, state.seats]);
  return answer ? <Shares table={table} answer={answer} /> : null;
}

const undo = () => useGame.getState().undo();

function Shares({ table, answer }: { readonly table: Table; readonly answer: Answer }) {
  const { t, state } = table;
  const [asked, setAsked] = useState<Share | null>(null);
  const { dice, hexes } = answer.rolled;
  // The rows outlive their answer; what was asked about the last one is not meant of this one.
  const open = asked && answer.shares.includes(asked) ? asked : null;
  return (
    <View testID="answer">
      <Hero
        figure={dice}
        title={hexes.length === 0 ? t.table.noHexes : t.table.hexesWork(hexes.length)}
        note={supplyNote(table, answer)}
        trailing={
          <IconButton icon="undo" label={t.table.undoRoll} onPress={undo} testID="answer-undo" />
        }
      />
      {answer.shares.map((share) => (
        <PlayerRow
          key={share.player}
          colour={share.player}
          testID={`answer-${share.player}`}
          note={reasonOf(table, share)}
          tone={share.robbed > 0 || share.short.length > 0 ? 'accent' : 'quiet'}
          onPress={() => setAsked(share)}
          hint={t.table.openRule}
        >
          <Gains cards={share.cards} gold={share.gold} testID={`gains-${share.player}`} />
        </PlayerRow>
      ))}
      <Shortages key={state.turn.number} answer={answer} />
      {state.tracking === 'light' ? (
        <Type size="small" tone="quiet" style={styles.leaves}>
          {t.table.leavesSupply(t.words.bundle(answer.rolled.asks))}
        </Type>
      ) : null}
      {open ? (
        <ClauseSheet
          clause={ruleOf(open)}
          reason={reasonOf(table, open)}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </View>
  );
}

function supplyNote({ state, t }: Table, answer: Answer): string | undefined {
  const { supply } = state;
  if (!supply) return undefined;
  const paid = RESOURCES.filter((resource) => (answer.rolled.asks[resource] ?? 0) > 0);
  if (paid.length === 0) return undefined;
  const left = paid.map((resource) => {
    const { min, max } = supply[resource];
    return `${t.words.resources[resource]} ${min === max ? min : `${min}–${max}`}`;
  });
  return t.table.supplyAfter(left.join(', '));
}

/** "Not enough": one tap a resource, and one more takes it back. */
function Shortages({ answer }: { readonly answer: Answer }) {
  const { t, state, last, revise } = useTable();
  // A mirror that counts the supply rarely errs, so there the question stays folded up.
  const [open, setOpen] = useState(state.tracking === 'light');
  if (last?.type !== 'roll') return null;
  const asked = RESOURCES.filter((resource) => (answer.rolled.asks[resource] ?? 0) > 0);
  if (asked.length === 0) return null;
  const short = new Set(answer.shortages.map(({ resource }) => resource));
  const toggle = (resource: Resource) => {
    const others = [...short].filter((each) => each !== resource);
    const wasShort = short.has(resource);
    const enough = (last.enough ?? []).filter((each) => each !== resource);
    revise({
      type: 'roll',
      dice: last.dice,
      short: wasShort ? others : [...others, resource],
      enough: wasShort ? [...enough, resource] : enough,
    });
  };
  if (!open && short.size === 0) {
    return (
      <View style={styles.chips}>
        <Chip label={t.table.notEnoughAny} testID="short" onPress={() => setOpen(true)} />
      </View>
    );
  }
  return (
    <View style={styles.chips}>
      {asked.map((resource) => (
        <Chip
          key={resource}
          testID={`short-${resource}`}
          label={t.table.notEnough(t.words.resources[resource])}
          on={short.has(resource)}
          onPress={() => toggle(resource)}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8, paddingTop: 8 },
  leaves: { paddingTop: 6 },
});
