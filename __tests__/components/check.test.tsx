import { after, openEvening, show } from './support/evening';

import { act } from '@testing-library/react-native';

import { CheckScreen } from '@/components/check/CheckScreen';
import { stepOfDoubt } from '@/components/check/steps';
import { useWaved } from '@/components/check/proposal';
import { countTable } from '@/engine/europe/count';
import { DOUBTS, type DoubtCode } from '@/engine/europe/doubts';
import type { State } from '@/engine/europe/state';
import { CATALOGS } from '@/locales';
import { LANGUAGES } from '@/locales/language';
import { say } from '@/locales/say';
import { useGame } from '@/store/game';

import { board, tapBoard } from './support/board';
import { mockRouter } from './support/mocks';
import { commands, disabled, shown, stateNow, tap, taps, textOf } from './support/table';

const MIDDLE = after('roll', 260);

/** The mirror as a mistake would have left it. */
function spoilt(change: (state: State) => State): void {
  openEvening(MIDDLE);
  act(() => {
    const { open } = useGame.getState();
    const { history } = open!;
    useGame.setState({
      open: { ...open!, history: { ...history, state: change(history.state) } },
    });
  });
}

describe('the walk round the table', () => {
  it('goes from player to player with only their pieces lit, and says when all is right', () => {
    openEvening(MIDDLE);
    const { onBack } = show(CheckScreen);
    expect(shown('check-fine')).toBe(true);
    tap('check-start');
    const { players } = countTable(stateNow());
    for (const colour of stateNow().seats) {
      expect(shown(`step-${colour}`)).toBe(true);
      expect(board().marks?.lit).toBe(colour);
      expect(textOf('count-hand')).toContain(String(players.get(colour)!.hand));
      expect(textOf('count-routes')).toContain(String(players.get(colour)!.routes.onBoard));
      tap('check-right');
    }
    expect(shown('step-supply')).toBe(true);
    tap('check-right');
    expect(shown('step-tokens')).toBe(true);
    tap('check-right');
    expect(textOf('check-corrected')).toMatch(/Nothing/);
    tap('check-leave');
    expect(onBack).toHaveBeenCalled();
  });

  it('records what is fixed as a correction', () => {
    openEvening(MIDDLE);
    show(CheckScreen);
    tap('check-start');
    const [first] = stateNow().seats;
    const { hand } = stateNow().players[first!];
    tap('check-fix');
    expect(disabled('correct-save')).toBe(true);
    taps('fix-hand-plus', 2);
    tap('correct-save');
    expect(commands()[commands().length - 1]).toEqual({
      type: 'correct',
      set: [{ of: 'hand', player: first, to: hand! + 2 }],
    });
    expect(textOf('count-hand')).toContain(String(hand! + 2));
    for (let i = 0; i < stateNow().seats.length + 2; i++) tap('check-right');
    expect(textOf('check-corrected')).toMatch(/^1 correction/);
  });

  it('fixes a piece where it stands', () => {
    openEvening(MIDDLE);
    show(CheckScreen);
    tap('check-start');
    const [path] = Object.keys(stateNow().routes);
    tapBoard('path', path!);
    tap('route-owner-nobody');
    tap('correct-save');
    expect(stateNow().routes[path!]).toBeUndefined();
    expect(shown(`step-${stateNow().seats[0]}`)).toBe(true);
  });

  it('fixes the supply and the tokens', () => {
    openEvening(MIDDLE);
    show(CheckScreen);
    tap('check-start');
    for (let i = 0; i < stateNow().seats.length; i++) tap('check-right');
    tap('check-fix');
    tap('fix-deck-left-minus');
    tap('correct-save');
    expect(commands()[commands().length - 1]).toMatchObject({ set: [{ of: 'deck' }] });
    tap('check-right');
    tap('check-fix');
    tap('fix-lime-minus');
    tap('correct-save');
    expect(commands()[commands().length - 1]).toMatchObject({
      set: [{ of: 'stock', colour: 'lime' }],
    });
  });

  it('goes back step by step', () => {
    openEvening(MIDDLE);
    const { onBack } = show(CheckScreen);
    tap('check-start');
    tap('check-right');
    tap('back');
    expect(shown(`step-${stateNow().seats[0]}`)).toBe(true);
    tap('back');
    expect(shown('check-begin')).toBe(true);
    expect(onBack).not.toHaveBeenCalled();
    tap('back');
    expect(onBack).toHaveBeenCalled();
  });
});

describe('what cannot be', () => {
  it('is flagged in words and leads to whom it concerns', () => {
    spoilt((state) => ({
      ...state,
      players: { ...state.players, blue: { ...state.players.blue, routesLeft: 29 } },
    }));
    show(CheckScreen);
    expect(textOf('doubt-routes-do-not-add-up')).toMatch(/^Ben/);
    tap('doubt-routes-do-not-add-up');
    expect(shown('step-blue')).toBe(true);
  });

  it.each(LANGUAGES)('has a sentence for every doubt (%s)', (language) => {
    openEvening(MIDDLE);
    const { check, words } = CATALOGS[language];
    const names = say(language, words, stateNow());
    for (const code of Object.keys(DOUBTS) as DoubtCode[]) {
      const doubt = { code, severity: DOUBTS[code], at: 'grain', is: 31, needs: 30 };
      const told = check.doubt({ ...doubt, who: 'red' }, names);
      expect(told).not.toMatch(/undefined|grain$/);
      expect(told.length).toBeGreaterThan(15);
      expect(['red', 'supply', 'tokens']).toContain(stepOfDoubt(doubt));
    }
  });
});

describe('the proposal', () => {
  const overpaid = () => {
    const { player } = stateNow().turn;
    act(() => {
      useGame.getState().enter({
        type: 'correct',
        set: [{ of: 'hand', player, to: 0 }],
      });
      useGame.getState().enter({ type: 'buyCard', override: true });
    });
  };

  it('appears when a hand paid more than it had, and leads to the check', () => {
    useWaved.setState({ upTo: {} });
    openEvening(MIDDLE);
    show();
    expect(shown('check-proposal')).toBe(false);
    overpaid();
    expect(shown('check-proposal')).toBe(true);
    tap('check-now');
    const { id } = useGame.getState().open!.header;
    expect(mockRouter.push).toHaveBeenCalledWith(`/game/${id}/check`);
  });

  it('can be waved away', () => {
    openEvening(MIDDLE);
    show();
    overpaid();
    tap('check-dismiss');
    expect(shown('check-proposal')).toBe(false);
  });

  it('is settled by the walk', () => {
    openEvening(MIDDLE);
    overpaid();
    const { unmount } = show(CheckScreen);
    expect(shown('suspicion-hand-overridden')).toBe(true);
    tap('check-start');
    for (let i = 0; i < stateNow().seats.length + 2; i++) tap('check-right');
    unmount();
    show();
    expect(shown('check-proposal')).toBe(false);
  });
});
