import { after, openEvening, show } from './support/evening';

import { screen } from '@testing-library/react-native';

import { changesIn, trendOf } from '@/components/production/changes';
import { ProductionScreen } from '@/components/production/ProductionScreen';
import { expectation } from '@/engine/europe/expectation';
import { production } from '@/engine/europe/production';
import { useGame } from '@/store/game';

import { mockRouter } from './support/mocks';
import { shown, stateNow, tap, textOf } from './support/table';

const labelOf = (testID: string): string => screen.getByTestId(testID).props['aria-label'];

describe('the production table', () => {
  it('is one tap from the table', () => {
    openEvening(after('roll', 100));
    show();
    tap('production-open');
    const { id } = useGame.getState().open!.header;
    expect(mockRouter.push).toHaveBeenCalledWith(`/game/${id}/production`);
  });

  it('says for each number what everyone would get', () => {
    openEvening(after('roll', 250));
    show(ProductionScreen);
    const state = stateNow();
    for (const { dice, players } of production(state)) {
      if (dice === 7) continue;
      for (const [colour, { cards, gold }] of players) {
        const label = labelOf(`roll-${dice}-${colour}`);
        for (const n of Object.values(cards)) expect(label).toContain(String(n));
        expect(/gold/.test(label)).toBe(gold > 0);
      }
    }
    const averages = expectation(state);
    for (const colour of state.seats) {
      const { all } = averages.get(colour)!;
      expect(textOf(`average-${colour}-all`)).toBe((all * 36).toFixed(0));
    }
  });

  it('marks what a new post has changed since the turn began', () => {
    openEvening(after('moveMerchant', 262));
    show(ProductionScreen);
    const { open } = useGame.getState();
    const changes = changesIn(open!.history)!;
    const { player } = stateNow().turn;
    expect(changes.since).toBe(player);
    expect(textOf('production-changed')).toContain(stateNow().players[player].name);
    const marked = production(stateNow()).filter(({ dice }) => changes.of(dice, player) === 'more');
    expect(marked.length).toBeGreaterThan(0);
    for (const { dice } of marked) {
      expect(labelOf(`roll-${dice}-${player}`)).toContain('more than before');
    }
  });

  it('marks nothing before the first turn has ended', () => {
    openEvening(after('roll'));
    show(ProductionScreen);
    expect(shown('production-changed')).toBe(false);
  });

  it.each([
    [{ wood: 1 }, -1, 'more'],
    [{ wood: -1 }, 1, 'less'],
    [{ wood: 1, ore: -1 }, 0, 'other'],
    [{}, 1, 'more'],
    [{}, -1, 'less'],
  ] as const)('calls %j with %i gold "%s"', (cards, gold, trend) => {
    expect(trendOf({ dice: 4, player: 'red', cards, gold })).toBe(trend);
  });
});
