import { shelf } from './shelf';

import { act, fireEvent, renderRouter, screen } from 'expo-router/testing-library';

import NotFound from '@/app/+not-found';
import Layout from '@/app/_layout';
import About from '@/app/about';
import BoardDeck from '@/app/boards/[id]/deck';
import BoardShare from '@/app/boards/[id]/share';
import BoardImport from '@/app/boards/import';
import Boards from '@/app/boards/index';
import GameHistory from '@/app/game/[id]/history';
import Game from '@/app/game/[id]/index';
import Race from '@/app/game/[id]/race';
import Games from '@/app/games';
import Home from '@/app/index';
import Intro from '@/app/intro';
import New from '@/app/new';
import Article from '@/app/rules/[article]';
import Glance from '@/app/rules/glance/[id]';
import Glossary from '@/app/rules/glossary';
import Rules from '@/app/rules/index';
import Settings from '@/app/settings';
import type { BoardPaneProps } from '@/components/board/BoardPane';
import { useTableUi } from '@/components/table/ui';
import type { HitKind } from '@/engine/board/geometry';
import { useBoards } from '@/store/boards';
import { useGame } from '@/store/game';
import { useLibrary } from '@/store/library';
import { DEFAULT_SETTINGS, useSettings } from '@/store/settings';

// Fingers on the drawing have tests of their own; here the board is what it shows and answers to.
jest.mock('@/components/board/BoardPane', () => ({ BoardPane: () => null }));

// What a browser loads when it is needed is simply there.
jest.mock('@/components/share/encoder', () => ({
  loadEncoder: async () => jest.requireActual<object>('qrcode-generator'),
}));

const ROUTES = {
  _layout: Layout,
  index: Home,
  new: New,
  games: Games,
  settings: Settings,
  about: About,
  'boards/index': Boards,
  'boards/import': BoardImport,
  'boards/[id]/share': BoardShare,
  'boards/[id]/deck': BoardDeck,
  intro: Intro,
  'rules/index': Rules,
  'rules/[article]': Article,
  'rules/glossary': Glossary,
  'rules/glance/[id]': Glance,
  'game/[id]/index': Game,
  'game/[id]/history': GameHistory,
  'game/[id]/race': Race,
  '+not-found': NotFound,
};

/** A device on which nothing has happened yet. */
export function freshDevice(): void {
  shelf.clear();
  useSettings.setState({ ...DEFAULT_SETTINGS, language: 'en' });
  useGame.setState({ open: null, fault: null });
  useLibrary.setState({ saves: [], damaged: [], deleted: null });
  useBoards.setState({ boards: [], damaged: [], defaults: {}, deleted: null });
  useTableUi.getState().reset();
}

export function openApp(at = '/') {
  return renderRouter(ROUTES, { initialUrl: at });
}

export const tap = (testID: string): void => fireEvent.press(screen.getByTestId(testID));
export const type = (testID: string, text: string): void =>
  fireEvent.changeText(screen.getByTestId(testID), text);

/** What the board offers now. */
export function offered() {
  const { hexes, intersections, paths } = useTableUi.getState().touch?.marks.legal ?? {};
  return [...(hexes ?? []), ...(intersections ?? []), ...(paths ?? [])];
}

/** A finger on the board. */
export function touchBoard(id: string, kind: HitKind = 'site'): void {
  const { touch } = useTableUi.getState();
  const aim: Parameters<NonNullable<BoardPaneProps['onTap']>>[0] = {
    hit: { kind, id },
    legal: offered().includes(id),
  };
  act(() => touch?.onTap?.(aim));
}

export const stateNow = () => {
  const { open } = useGame.getState();
  if (!open) throw new Error('no game is open');
  return open.history.state;
};
