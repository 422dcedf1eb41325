import { useState } from 'react';

import { Button } from '@/components/ui/Button';
import { Stepper } from '@/components/ui/Stepper';
import { Type } from '@/components/ui/Type';
import { whyNot } from '@/engine/europe/targets';
import type { Colour } from '@/engine/europe/vocabulary';

import { PlayerRow } from './PlayerRow';
import { useTable } from './useTable';

const MOST_CARDS = 95;

/** From the light count to the full one: everyone says how many cards are held. */
export function CountFully({ onDone }: { readonly onDone: () => void }) {
  const { state, t, say, enter } = useTable();
  const [hands, setHands] = useState<Readonly<Partial<Record<Colour, number>>>>(() =>
    Object.fromEntries(state.seats.map((colour) => [colour, 0])),
  );
  const command = { type: 'track', level: 'full', hands } as const;
  const wrong = whyNot(state, command);
  return (
    <>
      <Type bold>{t.supply.howManyInHand}</Type>
      {state.seats.map((colour) => (
        <PlayerRow key={colour} colour={colour}>
          <Stepper
            label={t.seven.handOf(say.player(colour))}
            value={hands[colour] ?? 0}
            max={MOST_CARDS}
            testID={`count-${colour}`}
            onChange={(n) => setHands({ ...hands, [colour]: n })}
          />
        </PlayerRow>
      ))}
      {wrong ? (
        <Type tone="accent" bold live>
          {t.objections[wrong.code](wrong, say)}
        </Type>
      ) : null}
      <Button
        kind="filled"
        label={t.supply.countFully}
        testID="count-fully"
        disabled={wrong !== null}
        onPress={() => {
          if (enter(command).kind === 'done') onDone();
        }}
      />
    </>
  );
}
