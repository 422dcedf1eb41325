import { useMemo, useState } from 'react';
import { View } from 'react-native';

import { Hero } from '@/components/table/Hero';
import { Key, Keys } from '@/components/table/Key';
import { Panel } from '@/components/table/Panel';
import { useBoardTouch, useTableUi } from '@/components/table/ui';
import { useTable } from '@/components/table/useTable';
import { PlayerMark } from '@/components/pieces/PlayerMark';
import { Button, Buttons } from '@/components/ui/Button';
import { initialOf } from '@/components/table/initials';
import { allowedNow } from '@/engine/europe/decide';
import type { Question } from '@/engine/europe/questions';
import type { Resource } from '@/engine/europe/vocabulary';

import { DicePad } from './DicePad';
import { LastEntry } from './LastEntry';
import { balances, Changes } from './Outcome';

type SupplyQuestion = Extract<Question, { readonly ask: 'supply' }>;

interface Asked {
  readonly dice: number;
  readonly question: SupplyQuestion;
  readonly enough: readonly Resource[];
  readonly short: readonly Resource[];
}

/** Before the dice: one tap, and the answer follows. */
export function RollPanel() {
  const { t, say, state, events, enter } = useTable();
  const [asked, setAsked] = useState<Asked | null>(null);
  useBoardTouch(useMemo(() => ({ marks: {} }), []));

  const roll = (
    dice: number,
    enough: readonly Resource[] = [],
    short: readonly Resource[] = [],
  ) => {
    const outcome = enter({
      type: 'roll',
      dice,
      ...(enough.length > 0 ? { enough } : {}),
      ...(short.length > 0 ? { short } : {}),
    });
    if (outcome.kind === 'question' && outcome.question.ask === 'supply') {
      setAsked({ dice, question: outcome.question, enough, short });
    } else setAsked(null);
  };
  const reply = (resource: Resource, yes: boolean) => {
    if (!asked) return;
    roll(
      asked.dice,
      yes ? [...asked.enough, resource] : asked.enough,
      yes ? asked.short : [...asked.short, resource],
    );
  };

  const { player } = state.turn;
  const name = say.player(player);
  const next = asked?.question.of[0];
  const canPlay = allowedNow(state).includes('playCard');
  return (
    <Panel testID="panel-roll" keys={<DicePad onRoll={roll} />}>
      {asked && next ? (
        <View testID="supply-question">
          <Hero figure={asked.dice} title={t.questions.supply(next.resource, next.atLeast)} />
          <Buttons>
            <Button
              label={t.common.yes}
              kind="filled"
              testID="supply-enough"
              onPress={() => reply(next.resource, true)}
            />
            <Button
              label={t.common.no}
              testID="supply-short"
              onPress={() => reply(next.resource, false)}
            />
          </Buttons>
        </View>
      ) : (
        <>
          <Hero
            figure={<PlayerMark owner={player} size={48} initial={initialOf(name)} />}
            title={t.table.rollsNow(name)}
            note={t.table.rollHint}
          />
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
