import { useState } from 'react';

import { Hero } from '@/components/table/Hero';
import { Panel } from '@/components/table/Panel';
import { PlayerRow } from '@/components/table/PlayerRow';
import { useTable } from '@/components/table/useTable';
import { Button } from '@/components/ui/Button';
import { Stepper } from '@/components/ui/Stepper';
import { discardDue } from '@/engine/europe/seven';
import type { Colour } from '@/engine/europe/vocabulary';

const MOST_CARDS = 95;

/** A seven begins with counting: what each holds, and at once what each must discard. */
export function HandsPanel() {
  const { state, t, say, enter } = useTable();
  const [counted, setCounted] = useState<Readonly<Partial<Record<Colour, number>>>>({});
  const handOf = (colour: Colour) => counted[colour] ?? state.players[colour].hand ?? 0;
  const anyone = state.seats.some((colour) => discardDue(handOf(colour)) > 0);
  return (
    <Panel
      testID="panel-hands"
      keys={
        <Button
          kind="filled"
          testID="hands-confirm"
          label={anyone ? t.seven.handsRight : t.seven.nobodyDiscards}
          onPress={() => enter({ type: 'confirmHands', hands: counted })}
        />
      }
    >
      <Hero figure={7} title={t.seven.compareHands} note={t.seven.halfOfMore} />
      {state.seats.map((colour) => {
        const hand = handOf(colour);
        const due = discardDue(hand);
        return (
          <PlayerRow
            key={colour}
            colour={colour}
            testID={`hand-${colour}`}
            note={due > 0 ? t.seven.discards(due) : t.seven.keepsAll}
            tone={due > 0 ? 'accent' : 'quiet'}
          >
            <Stepper
              label={t.seven.handOf(say.player(colour))}
              value={hand}
              min={0}
              max={MOST_CARDS}
              testID={`hand-${colour}`}
              onChange={(value) => setCounted({ ...counted, [colour]: value })}
            />
          </PlayerRow>
        );
      })}
    </Panel>
  );
}
