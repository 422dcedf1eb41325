import '../support/mocks';

import { act, fireEvent, screen, within } from '@testing-library/react-native';

import { midGame } from '@/__tests__/engine/support/tables';
import { CARDS_PER_RESOURCE } from '@/engine/europe/components';
import { victimsAt } from '@/engine/europe/seven';
import { everyResource } from '@/engine/europe/supply';
import { robberTargets } from '@/engine/europe/targets';
import { useGame } from '@/store/game';

import {
  commands,
  disabled,
  lastCommand,
  layTable,
  shown,
  stateNow,
  tap,
  taps,
  textOf,
} from '../support/table';
import { board, tapBoard } from '../support/board';

const beforeRoll = midGame({ phase: 'roll' });
const GOLD = [{ of: 'gold', player: 'red', to: 9 }] as const;
const lightly = midGame({ phase: 'roll', setup: { tracking: 'light' } });

describe('a roll', () => {
  it('is one tap, and the answer says who takes what and why', () => {
    layTable(beforeRoll);
    tap('dice-5');
    expect(lastCommand()).toEqual({ type: 'roll', dice: 5 });
    expect(textOf('answer-red')).toBe('Anna Vienna · mountains 5, Lyon · pasture 5 +1 +1');
    expect(textOf('answer-white')).toBe('Clara Cologne · field 5 +1');
    expect(within(screen.getByTestId('gains-white')).getByLabelText('1 grain')).toBeTruthy();
    expect(board().marks?.producing?.size).toBe(5);
  });

  it('pays a gold to whoever goes away empty-handed', () => {
    layTable(beforeRoll);
    tap('dice-2');
    const poor = stateNow().seats.filter(
      (colour) => stateNow().players[colour].gold > beforeRoll.players[colour].gold,
    );
    expect(poor.length).toBeGreaterThan(0);
    for (const colour of poor) {
      expect(within(screen.getByTestId(`gains-${colour}`)).getByLabelText('1 gold')).toBeTruthy();
    }
  });

  it('opens the rule behind a line', () => {
    layTable(beforeRoll);
    tap('dice-5');
    fireEvent.press(within(screen.getByTestId('answer-white')).getByText('Clara'));
    expect(textOf('clause')).toContain('E-ROLL-1');
    tap('sheet-close');
    expect(shown('clause')).toBe(false);
  });

  it('begins anew with each answer: nothing that was open on the last one is open on the next', () => {
    layTable(beforeRoll);
    tap('dice-5');
    tap('short');
    expect(shown('short')).toBe(false);
    fireEvent.press(within(screen.getByTestId('answer-white')).getByText('Clara'));
    act(() => useGame.getState().undo());
    expect(shown('clause')).toBe(false);
    tap('dice-9');
    expect(shown('clause')).toBe(false);
    tap('end-turn');
    expect(shown('answer')).toBe(false);
    tap('dice-5');
    expect(shown('short')).toBe(true);
    expect(textOf('answer-white')).toBe('Clara Cologne · field 5 +1');
  });

  it('asks about the supply only for the roll that was tapped', () => {
    layTable({
      ...beforeRoll,
      supply: everyResource(() => ({ min: 1, max: CARDS_PER_RESOURCE })),
    });
    tap('dice-5');
    expect(shown('supply-question')).toBe(true);
    tap('menu');
    act(() => void useGame.getState().enter({ type: 'correct', set: GOLD }));
    expect(shown('supply-question')).toBe(false);
  });

  it('is taken back beside the figure, and brought again by redo', () => {
    layTable(beforeRoll);
    tap('dice-5');
    tap('answer-undo');
    expect(shown('panel-roll')).toBe(true);
    expect(commands()).toEqual([]);
    tap('redo');
    expect(shown('answer-red')).toBe(true);
    tap('undo');
    expect(shown('panel-roll')).toBe(true);
    expect(disabled('undo')).toBe(true);
  });

  it('counted lightly, a tap says what was not enough, and another takes it back', () => {
    layTable(lightly);
    tap('dice-5');
    expect(textOf('answer')).toContain('Leaves the supply:');
    tap('short-grain');
    expect(commands()).toEqual([{ type: 'roll', dice: 5, short: ['grain'], enough: [] }]);
    expect(textOf('answer-white')).toContain('shortage: 1 grain not paid');
    expect(within(screen.getByTestId('gains-white')).getByLabelText('1 gold')).toBeTruthy();
    tap('short-grain');
    expect(commands()).toEqual([{ type: 'roll', dice: 5, short: [], enough: ['grain'] }]);
    expect(within(screen.getByTestId('gains-white')).getByLabelText('1 grain')).toBeTruthy();
  });

  it('asks in place where the supply is not known', () => {
    const unsure = {
      ...beforeRoll,
      supply: everyResource(() => ({ min: 1, max: CARDS_PER_RESOURCE })),
    };
    layTable(unsure);
    tap('dice-5');
    expect(textOf('supply-question')).toContain('grain');
    expect(commands()).toEqual([]);
    tap('supply-enough');
    expect(textOf('supply-question')).toContain('ore');
    tap('supply-short');
    expect(lastCommand()).toEqual({ type: 'roll', dice: 5, enough: ['grain'], short: ['ore'] });
    expect(textOf('answer-blue')).toContain('shortage: 1 ore not paid');
  });

  it('can be entered die by die', () => {
    layTable(beforeRoll, { dice: 'faces' });
    expect(disabled('die-2-3')).toBe(true);
    tap('die-1-2');
    tap('die-2-3');
    expect(lastCommand()).toEqual({ type: 'roll', dice: 5 });
  });
});

describe('a seven', () => {
  it('goes from the hands to the stolen card', () => {
    layTable(beforeRoll);
    tap('dice-7');
    expect(textOf('hand-red')).toContain('discards 5');
    expect(textOf('hand-blue')).toContain('discards nothing');
    taps('hand-blue-plus', 4);
    expect(textOf('hand-blue')).toContain('discards 4');
    tap('hands-confirm');
    expect(lastCommand()).toEqual({ type: 'confirmHands', hands: { blue: 8 } });

    tap('discard-which-red');
    expect(disabled('discard-told')).toBe(true);
    taps('discard-card-wood-plus', 2);
    taps('discard-card-salt-plus', 3);
    expect(disabled('discard-card-ore-plus')).toBe(true);
    tap('discard-told');
    expect(lastCommand()).toEqual({
      type: 'discard',
      player: 'red',
      cards: { wood: 2, salt: 3 },
    });
    expect(shown('discard-red')).toBe(false);
    tap('discard-done-blue');
    expect(stateNow().players.blue.hand).toBe(4);

    const legal = board().marks?.legal?.hexes;
    expect([...(legal ?? [])].sort()).toEqual(robberTargets(stateNow()).sort());
    const hex = [...(legal ?? [])].find((id) => victimsAt(stateNow(), id, 'red').includes('blue'))!;
    tapBoard('hex', hex);
    expect(stateNow().robber).toBe(hex);
    tap('steal-blue');
    expect(lastCommand()).toEqual({ type: 'steal', from: 'blue' });
    expect(stateNow().players.blue.hand).toBe(3);
    expect(shown('panel-action')).toBe(true);
  });

  it('goes on when all have discarded, without naming a card', () => {
    layTable(beforeRoll);
    tap('dice-7');
    taps('hand-blue-plus', 4);
    tap('hands-confirm');
    tap('discard-all');
    expect(shown('panel-robber')).toBe(true);
    expect(stateNow().players.red.hand).toBe(5);
    expect(stateNow().players.blue.hand).toBe(4);
  });

  it('counted lightly, the hands are told and the discards follow', () => {
    layTable(lightly);
    tap('dice-7');
    expect(textOf('hands-confirm')).toContain('Nobody');
    taps('hand-orange-plus', 9);
    tap('hands-confirm');
    expect(textOf('discard-orange')).toContain('discards 4');
    tap('discard-done-orange');
    expect(shown('panel-robber')).toBe(true);
  });

  it('lets the roller rob nobody', () => {
    layTable(beforeRoll);
    tap('dice-7');
    taps('hand-red-minus', 3);
    tap('hands-confirm');
    const hex = robberTargets(stateNow()).find(
      (id) => victimsAt(stateNow(), id, 'red').length > 0,
    )!;
    tapBoard('hex', hex);
    tap('steal-nobody');
    expect(textOf('objection')).toContain('E-SEVEN-4');
    tap('record-anyway');
    expect(lastCommand()).toEqual({ type: 'steal', from: null, override: true });
    expect(shown('panel-action')).toBe(true);
  });
});

describe('against the rules', () => {
  const toRobber = () => {
    layTable(beforeRoll);
    tap('dice-7');
    taps('hand-red-minus', 3);
    tap('hands-confirm');
  };
  const { hexes } = beforeRoll.board;
  const bare = [...hexes.values()].find(
    (hex) =>
      hex.terrain !== 'sea' &&
      hex.number === null &&
      !beforeRoll.tokens[hex.id] &&
      hex.id !== beforeRoll.robber,
  )!;

  it('the objection names its clause, and closing it changes nothing', () => {
    toRobber();
    const before = commands().length;
    tapBoard('hex', bare.id);
    expect(textOf('objection')).toContain('E-SEVEN-3');
    tap('objection-close');
    expect(shown('objection')).toBe(false);
    expect(commands()).toHaveLength(before);
  });

  it('the table has the last word', () => {
    toRobber();
    tapBoard('hex', bare.id);
    tap('record-anyway');
    expect(shown('objection')).toBe(false);
    expect(lastCommand()).toEqual({ type: 'moveRobber', to: bare.id, override: true });
    expect(stateNow().robber).toBe(bare.id);
  });
});
