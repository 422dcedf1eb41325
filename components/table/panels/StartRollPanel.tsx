import { useMemo, useState } from 'react';

import { PlayerMark } from '@/components/pieces/PlayerMark';
import { Hero } from '@/components/table/Hero';
import { initialOf } from '@/components/table/initials';
import { Panel } from '@/components/table/Panel';
import { PlayerRow } from '@/components/table/PlayerRow';
import { useBoardTouch } from '@/components/table/ui';
import { useTable } from '@/components/table/useTable';
import { Type } from '@/components/ui/Type';
import type { Colour } from '@/engine/europe/vocabulary';

import { DicePad } from './DicePad';

/** Who starts: each rolls in turn, and a tie rolls again. */
export function StartRollPanel() {
  const { state } = useTable();
  const contenders = state.phase.name === 'startRoll' ? state.phase.contenders : [];
  // Another round begins with a clean slate.
  return <Round key={contenders.join()} contenders={contenders} />;
}

function Round({ contenders }: { readonly contenders: readonly Colour[] }) {
  const { state, t, say, enter } = useTable();
  const [rolls, setRolls] = useState<Readonly<Partial<Record<Colour, number>>>>({});
  useBoardTouch(useMemo(() => ({ marks: {} }), []));
  const current = contenders.find((colour) => rolls[colour] === undefined) ?? contenders[0];
  if (!current) return null;

  const roll = (dice: number) => {
    const thrown = { ...rolls, [current]: dice };
    if (contenders.every((colour) => thrown[colour] !== undefined)) {
      const outcome = enter({ type: 'rollForStart', rolls: thrown });
      // The same players tied again: the round is new although its players are not.
      if (outcome.kind === 'done') setRolls({});
    } else setRolls(thrown);
  };
  const takeBack = (colour: Colour) => {
    const { [colour]: _taken, ...others } = rolls;
    setRolls(others);
  };

  const name = say.player(current);
  const again = contenders.length < state.seats.length;
  return (
    <Panel testID="panel-startRoll" keys={<DicePad key={current} onRoll={roll} />}>
      <Hero
        figure={<PlayerMark owner={current} size={48} initial={initialOf(name)} />}
        title={t.start.rollsForStart(name)}
        note={again ? t.start.tie : t.start.highestStarts}
      />
      {contenders.map((colour) => {
        const thrown = rolls[colour];
        return (
          <PlayerRow
            key={colour}
            colour={colour}
            testID={`start-roll-${colour}`}
            onPress={thrown === undefined ? undefined : () => takeBack(colour)}
            hint={t.start.rollAgain}
          >
            {thrown === undefined ? (
              <Type tone="quiet">{colour === current ? '…' : t.start.notRolled}</Type>
            ) : (
              <Type size="figure" testID={`rolled-${colour}`}>
                {thrown}
              </Type>
            )}
          </PlayerRow>
        );
      })}
    </Panel>
  );
}
