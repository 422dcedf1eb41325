import { shelf } from '../components/support/shelf';

import recorded from '../fixtures/evening.json';
import type { GameFile } from '@/engine/europe/file';
import { setClock } from '@/store/clock';
import { useGame } from '@/store/game';
import { useLibrary } from '@/store/library';
import { careersOf, keepRecord, useRecord, type Result } from '@/store/players';

const EVENING = recorded as unknown as GameFile;
const LAST = EVENING.commands[EVENING.commands.length - 1]!;

const results = () => useRecord.getState().results;
/** The recorded evening, one command before its end. */
const almost = () =>
  useGame.getState().create({ ...EVENING, cursor: EVENING.cursor - 1 }, 'Friday')!.id;

let stop = () => {};
beforeEach(() => {
  shelf.clear();
  useGame.setState({ open: null, fault: null });
  useRecord.setState({ results: [] });
  setClock(() => 1_700_000_000_000);
  stop = keepRecord();
});
afterEach(() => stop());

describe('the record', () => {
  it('takes a game in once, when it ends', () => {
    const id = almost();
    expect(results()).toHaveLength(0);
    useGame.getState().enter(LAST);
    expect(results()).toHaveLength(1);
    const [result] = results();
    expect(result).toMatchObject({ game: id, goodsEach: 8, ended: 1_700_000_000_000 });
    expect(result!.players.filter(({ won }) => won).map(({ name }) => name)).toEqual(['Cleo']);
    expect(result!.players.find(({ won }) => won)!.delivered).toBe(8);
    expect(shelf.getItem('kontor.players')).toContain('Cleo');
  });

  it('gives a game back that goes on, and does not count it twice', () => {
    almost();
    useGame.getState().enter(LAST);
    useGame.getState().undo();
    expect(results()).toHaveLength(0);
    useGame.getState().redo();
    useGame.getState().undo();
    useGame.getState().redo();
    expect(results()).toHaveLength(1);
  });

  it('does not count a game again that is only opened again', () => {
    const id = almost();
    useGame.getState().enter(LAST);
    useGame.getState().close();
    useGame.getState().load(id);
    useGame.getState().mark('the end');
    expect(results()).toHaveLength(1);
  });

  it('knows a copy for what it is', () => {
    const id = almost();
    useGame.getState().enter(LAST);
    useLibrary.getState().duplicate(id, 'Friday again');
    const copy = useLibrary.getState().saves.find((save) => save.id !== id)!;
    useGame.getState().close();
    useGame.getState().load(copy.id);
    expect(results()).toHaveLength(1);
  });

  it('keeps a finished game that is deleted', () => {
    const id = almost();
    useGame.getState().enter(LAST);
    useLibrary.getState().remove(id);
    expect(results()).toHaveLength(1);
  });

  it('forgets a player, and the others stay', () => {
    const id = almost();
    useGame.getState().enter(LAST);
    useRecord.getState().forget(' cleo');
    expect(careersOf(results()).map(({ name }) => name)).not.toContain('Cleo');
    expect(careersOf(results())).toHaveLength(3);
    // Opening the game again does not bring the name back.
    useGame.getState().close();
    useGame.getState().load(id);
    expect(careersOf(results())).toHaveLength(3);
  });

  it('forgets a game with its last player', () => {
    almost();
    useGame.getState().enter(LAST);
    for (const name of ['Ann', 'Ben', 'Cleo', 'Dan']) useRecord.getState().forget(name);
    expect(results()).toHaveLength(0);
  });
});

describe('a career', () => {
  const part = (name: string | null, delivered: number, won = false) => ({
    name,
    colour: 'red' as const,
    delivered,
    won,
  });
  const result = (game: string, goodsEach: number, ...players: Result['players']): Result => ({
    game,
    ended: Number(game),
    board: 'Practice',
    turns: 40,
    goodsEach,
    players,
    print: game,
  });
  const all = [
    result('2', 8, part('Ann', 8, true), part('Ben', 4), part(null, 3)),
    result('1', 5, part('ann ', 1), part('Ben', 5, true)),
    result('3', 10, part('ANN', 10, true), part('Ben', 0)),
  ];

  it('adds up games, wins and deliveries under one name, however it was spelled', () => {
    const [ann, ben] = careersOf(all);
    expect(ann).toEqual({
      name: 'ANN',
      games: 3,
      wins: 2,
      delivered: 19,
      share: (1 + 0.2 + 1) / 3,
      last: 3,
    });
    expect(ben).toMatchObject({ name: 'Ben', games: 3, wins: 1, delivered: 9, share: 0.5 });
    expect(careersOf(all)).toHaveLength(2);
  });

  it('survives a damaged shelf', () => {
    shelf.setItem('kontor.players', 'nonsense');
    jest.isolateModules(() => {
      // eslint-disable-next-line @typescript-eslint/no-require-imports
      const fresh = require('@/store/players') as typeof import('@/store/players');
      expect(fresh.useRecord.getState().results).toEqual([]);
    });
  });
});
