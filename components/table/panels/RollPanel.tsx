import { useMemo, useState } from 'react';

import { CheckProposal } from '@/components/check/CheckProposal';
import { Hero } from '@/components/table/Hero';
import { Key, Keys } from '@/components/table/Key';
import { Panel } from '@/components/table/Panel';
import { useBoardTouch, useTableUi } from '@/components/table/ui';
import { useTable } from '@/components/table/useTable';
import { PlayerMark } from '@/components/pieces/PlayerMark';
import { initialOf } from '@/components/table/initials';
import { allowedNow } from '@/engine/europe/decide';
import type { Question } from '@/engine/europe/questions';
import type { CommandOf } from '@/engine/europe/commands';
import type { State } from '@/engine/europe/state';

import { DicePad } from './DicePad';
import { LastEntry } from './LastEntry';
import { balances, Changes } from './Outcome';
import { SupplyQuestion } from './SupplyQuestion';

type SupplyAsked = Extract<Question, { readonly ask: 'supply' }>;

interface Asked {
  /** Of which state it was asked; the panel outlives it. */
  readonly state: State;
  readonly command: CommandOf<'roll'>;
  readonly question: SupplyAsked;
}

/** Before the dice: one tap, and the answer follows. */
export function RollPanel() {
  const { t, say, state, events, enter } = useTable();
  const [asked, setAsked] = useState<Asked | null>(null);
  useBoardTouch(useMemo(() => ({ marks: {} }), []));

  const roll = (command: CommandOf<'roll'>) => {
    const outcome = enter(command);
    if (outcome.kind === 'question' && outcome.question.ask === 'supply') {
      setAsked({ state, command, question: outcome.question });
    } else setAsked(null);
  };

  const { player } = state.turn;
  const name = say.player(player);
  const canPlay = allowedNow(state).includes('playCard');
  return (
    <Panel testID="panel-roll" keys={<DicePad onRoll={(dice) => roll({ type: 'roll', dice })} />}>
      {asked?.state === state ? (
        <SupplyQuestion command={asked.command} question={asked.question} onAnswer={roll} />
      ) : (
        <>
          <Hero
            figure={<PlayerMark owner={player} size={48} initial={initialOf(name)} />}
            title={t.table.rollsNow(name)}
            note={t.table.rollHint}
          />
          <CheckProposal />
          {balances(events).size > 1 ? <Changes /> : <LastEntry />}
          {canPlay ? (
            <Keys>
              <Key
                label={t.table.playCard}
                icon="star"
                basis="45%"
                testID="play-card"
                onPress={() => useTableUi.getState().setMode({ kind: 'card' })}
              />
            </Keys>
          ) : null}
        </>
      )}
    </Panel>
  );
}
