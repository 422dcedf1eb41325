import { freshDevice, openApp, stateNow, tap, touchBoard } from './support/app';

import { screen } from 'expo-router/testing-library';

import { STEP_IDS } from '@/components/intro/steps';
import { useGame } from '@/store/game';
import { listSaves } from '@/store/saves';
import { useSettings } from '@/store/settings';

beforeEach(freshDevice);

const at = (step: string) => expect(screen.getByTestId(`coach-${step}`)).toBeTruthy();

test('ten steps', () => {
  expect(STEP_IDS).toHaveLength(10);
});

test('the first evening is walked through by tapping what the coach says', () => {
  const app = openApp();
  tap('home-intro');
  at('lay');
  tap('as-printed');
  at('roll');
  tap('dice-6');
  at('answer');
  tap('coach-next');
  at('hire');
  tap('action-hire');
  touchBoard('D4e');
  at('found');
  tap('action-merchant');
  touchBoard('E4e');
  at('pass');
  tap('end-turn');
  at('pass');
  tap('dice-4');
  at('route');
  tap('action-route');
  touchBoard('F4se', 'path');
  expect(stateNow().players.blue.gold).toBe(5);
  at('undo');
  tap('undo');
  at('seven');
  tap('end-turn');
  tap('dice-7');
  tap('hands-confirm');
  touchBoard('F3', 'hex');
  tap('steal-orange');
  at('win');
  tap('coach-next');
  expect(app.getPathname()).toBe('/');
  expect(screen.queryByTestId('home-intro')).toBeNull();
});

test('whoever would rather watch taps through, and every step is really played', () => {
  openApp('/intro');
  for (const step of STEP_IDS) {
    at(step);
    if (step !== 'win') tap('coach-next');
  }
  const { turn, phase, robber, posts } = stateNow();
  expect(turn.player).toBe('white');
  expect(phase.name).toBe('action');
  expect(robber).toBe('F3');
  expect(posts['E4e']?.owner).toBe('red');
});

test('a seven instead of the six is played out before the coach goes on', () => {
  openApp('/intro');
  tap('as-printed');
  tap('dice-7');
  at('roll');
  tap('hands-confirm');
  touchBoard('F3', 'hex');
  tap('steal-orange');
  at('answer');
});

test('nothing of it is kept, and the running game is not disturbed', () => {
  openApp('/intro');
  tap('as-printed');
  tap('dice-6');
  expect(listSaves().saves).toEqual([]);
  tap('coach-skip');
  expect(useGame.getState().open).toBeNull();
});

test('the coach stands in for the hints', () => {
  openApp('/intro');
  tap('as-printed');
  tap('dice-6');
  expect(screen.queryByTestId('hint-compensation')).toBeNull();
  expect(useSettings.getState().hintsSeen).toEqual([]);
});

test('the offer is waved away', () => {
  openApp();
  tap('intro-dismiss');
  expect(screen.queryByTestId('home-intro')).toBeNull();
  expect(useSettings.getState().introOffered).toBe(false);
});
