import { useState } from 'react';
import { View } from 'react-native';

import { BundleSteppers } from '@/components/table/BundleSteppers';
import { Hero } from '@/components/table/Hero';
import { Panel } from '@/components/table/Panel';
import { PlayerRow } from '@/components/table/PlayerRow';
import { useTable } from '@/components/table/useTable';
import { Button } from '@/components/ui/Button';
import { countOf, type Bundle } from '@/engine/europe/bundle';
import type { Colour } from '@/engine/europe/vocabulary';

/**
 * Who has discarded is ticked off, with or without saying which cards; going on to the robber
 * takes the rest as done.
 */
export function DiscardPanel() {
  const { state, t, enter } = useTable();
  const [telling, setTelling] = useState<Colour | null>(null);
  const [cards, setCards] = useState<Bundle>({});
  const due = state.phase.name === 'discard' ? state.phase.due : {};
  const owing = state.seats.filter((colour) => (due[colour] ?? 0) > 0);
  const done = (player: Colour, kinds?: Bundle) => {
    setTelling(null);
    setCards({});
    enter({ type: 'discard', player, ...(kinds ? { cards: kinds } : {}) });
  };
  const all = () => owing.forEach((player) => enter({ type: 'discard', player }));
  return (
    <Panel
      testID="panel-discard"
      keys={
        telling ? (
          <Button
            kind="filled"
            testID="discard-told"
            label={t.seven.discarded(countOf(cards), due[telling] ?? 0)}
            disabled={countOf(cards) !== due[telling]}
            onPress={() => done(telling, cards)}
          />
        ) : (
          <Button kind="filled" testID="discard-all" label={t.seven.allDiscarded} onPress={all} />
        )
      }
    >
      <Hero figure={7} title={t.seven.discardNow} note={t.seven.discardNote} />
      {owing.map((colour) => (
        <View key={colour}>
          <PlayerRow
            colour={colour}
            testID={`discard-${colour}`}
            note={t.seven.discards(due[colour] ?? 0)}
            tone="accent"
          >
            {telling === colour ? null : (
              <>
                <Button
                  label={t.seven.whichCards}
                  kind="plain"
                  testID={`discard-which-${colour}`}
                  onPress={() => setTelling(colour)}
                />
                <Button
                  label={t.common.done}
                  icon="check"
                  testID={`discard-done-${colour}`}
                  onPress={() => done(colour)}
                />
              </>
            )}
          </PlayerRow>
          {telling === colour ? (
            <BundleSteppers
              cards={cards}
              most={due[colour] ?? 0}
              onChange={setCards}
              testID="discard-card"
            />
          ) : null}
        </View>
      ))}
    </Panel>
  );
}
