import { useMemo } from 'react';
import { Pressable } from 'react-native';

import { Hero } from '@/components/table/Hero';
import { Panel } from '@/components/table/Panel';
import { PlayerRow } from '@/components/table/PlayerRow';
import { useBoardTouch } from '@/components/table/ui';
import { useTable } from '@/components/table/useTable';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';

/** Whom to rob; one victim or several, the choice is the roller's. */
export function StealPanel() {
  const { state, t, say, enter } = useTable();
  const { phase, robber } = state;
  const victims = phase.name === 'steal' ? phase.victims : [];
  const marks = useMemo(() => ({ selected: { kind: 'hex', id: robber } as const }), [robber]);
  useBoardTouch({ marks });
  return (
    <Panel
      testID="panel-steal"
      keys={
        <Button
          label={t.seven.robNobody}
          testID="steal-nobody"
          onPress={() => enter({ type: 'steal', from: null })}
        />
      }
    >
      <Hero figure={7} title={t.seven.robWhom} note={say.hex(robber)} />
      {victims.map((colour) => {
        const { hand } = state.players[colour];
        return (
          <Pressable
            key={colour}
            role="button"
            testID={`steal-${colour}`}
            aria-label={t.seven.rob(say.player(colour))}
            onPress={() => enter({ type: 'steal', from: colour })}
          >
            <PlayerRow colour={colour} note={hand === null ? undefined : t.words.count.cards(hand)}>
              <Icon name="forward" />
            </PlayerRow>
          </Pressable>
        );
      })}
    </Panel>
  );
}
