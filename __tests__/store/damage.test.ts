import { shelf } from '@/__tests__/components/support/shelf';

import { writtenElsewhere } from './support/tabs';
import { freshDevice } from './support/device';

import evening from '@/__tests__/fixtures/evening.json';
import type { GameFile } from '@/engine/europe/file';
import { PRACTICE_BOARDS } from '@/engine/europe/board/practice';
import { loadBoard, saveBoard, useBoards } from '@/store/boards';
import { useGame } from '@/store/game';
import { listSaves, orderOf } from '@/store/saves';
import { loadPhoto, saveFit, savePicture } from '@/store/photos';
import { keepRecord, useRecord } from '@/store/players';
import { DEFAULT_SETTINGS, useSettings } from '@/store/settings';
import { read, write } from '@/store/shelf';

const EVENING = evening as unknown as GameFile;
const MOST_POSITIONS = 700;

/** An evening played in another tab. */
const ELSEWHERE = {
  game: 'there',
  print: 'there',
  ended: 1,
  board: 'x',
  turns: 1,
  goodsEach: 8,
  players: [],
};

const DAMAGES = [
  ['cut short', (value: string, at: number) => value.slice(0, at)],
  [
    'with a bit turned over',
    (value: string, at: number) =>
      value.slice(0, at) +
      String.fromCharCode(value.charCodeAt(at) ^ (1 << (at % 7))) +
      value.slice(at + 1),
  ],
] as const;

/** Every position of a short value, evenly spread ones of a long value. */
function everywhere(key: string, spoil: (value: string, at: number) => string, look: () => void) {
  const value = shelf.getItem(key)!;
  const step = Math.ceil(value.length / MOST_POSITIONS);
  for (let at = 0; at < value.length; at += step) {
    shelf.setItem(key, spoil(value, at));
    expect(read(key.slice('kontor.'.length))).toEqual({ fault: 'damaged' });
    look();
  }
  shelf.setItem(key, value);
}

beforeEach(freshDevice);

describe.each(DAMAGES)('%s anywhere', (_how, spoil) => {
  it('settings are the usual ones', () => {
    useSettings.getState().change({ theme: 'dark', textSize: 2, searches: ['toll'] });
    everywhere('kontor.settings', spoil, () => {
      writtenElsewhere('settings');
      expect(useSettings.getState()).toMatchObject(DEFAULT_SETTINGS);
    });
    writtenElsewhere('settings');
    expect(useSettings.getState().theme).toBe('dark');
  });

  it('the record of the players is that of its copy', () => {
    const stop = keepRecord();
    useGame.getState().create({ ...EVENING, cursor: EVENING.commands.length }, 'Friday');
    stop();
    const { results } = useRecord.getState();
    expect(results).toHaveLength(1);
    everywhere('kontor.players', spoil, () => {
      useRecord.setState({ results: [] });
      writtenElsewhere('players');
      expect(useRecord.getState().results).toEqual(results);
    });
    shelf.removeItem('kontor.players');
    everywhere('kontor.players.copy', spoil, () => {
      writtenElsewhere('players');
      expect(useRecord.getState().results).toEqual([]);
    });
  });

  it('a board is called damaged, and the others are there', () => {
    const own = PRACTICE_BOARDS.get('practice-short')!;
    saveBoard({ ...own, id: 'one', name: 'One' });
    saveBoard({ ...own, id: 'two', name: 'Two' });
    everywhere('kontor.board.one', spoil, () => {
      writtenElsewhere('board.one');
      const { boards, damaged } = useBoards.getState();
      expect(boards.map(({ file }) => file.id)).toEqual(['two']);
      expect(damaged).toEqual(['one']);
      expect(loadBoard('one')).toBeNull();
    });
    useBoards.getState().setDefault('short', 'one');
    everywhere('kontor.boards.default', spoil, () => {
      writtenElsewhere('boards.default');
      expect(useBoards.getState().defaults).toEqual({});
    });
  });

  it('a photo is left out', () => {
    const corner = { x: 0, y: 0 };
    savePicture('one', { url: `data:image/png;base64,${'A'.repeat(400)}`, width: 2, height: 2 });
    saveFit('one', {
      pins: ['B1', 'B2', 'C1', 'C2'],
      points: [corner, corner, corner, corner],
      opacity: 0.5,
      inPlay: true,
    });
    for (const key of ['kontor.photo.one', 'kontor.photoFit.one']) {
      everywhere(key, spoil, () => expect(loadPhoto('one')).toBeNull());
    }
    expect(loadPhoto('one')).not.toBeNull();
  });
});

describe('the right checksum and the wrong shape', () => {
  const WRONG = ['null', '[]', '7', '"x"', '{}', '[null]', '[{"players":[null]}]'];

  it.each(WRONG)('%s is believed by nobody', (value) => {
    for (const key of ['settings', 'players', 'board.x', 'boards.default', 'photo.x', 'photoFit.x'])
      write(key, value);
    for (const key of ['settings', 'players', 'board.x', 'boards.default']) writtenElsewhere(key);
    expect(useSettings.getState()).toMatchObject(DEFAULT_SETTINGS);
    expect(useRecord.getState().results).toEqual([]);
    expect(useBoards.getState()).toMatchObject({ boards: [], damaged: ['x'], defaults: {} });
    expect(loadPhoto('x')).toBeNull();
  });

  it('choices of a later version are the usual ones, and the rest stays', () => {
    const later = { language: 'fr', theme: 'sepia', dice: 'three', textSize: 9, lastTable: [1] };
    write('settings', JSON.stringify({ ...DEFAULT_SETTINGS, ...later, sound: true }));
    writtenElsewhere('settings');
    expect(useSettings.getState()).toMatchObject({ ...DEFAULT_SETTINGS, sound: true });
  });
});

describe('a game whose header a later version has changed', () => {
  function fromTheFuture(): string {
    const { id } = useGame.getState().create({ ...EVENING, cursor: 25 }, 'Saturday')!;
    const { value } = read(`game.${id}`) as { value: string };
    const header = JSON.parse(value) as object;
    write(`game.${id}`, JSON.stringify({ ...header, version: 2, summary: { players: [null] } }));
    return id;
  }

  it('is called newer, not damaged', () => {
    const id = fromTheFuture();
    useGame.getState().close();
    expect(listSaves()).toEqual({ saves: [], damaged: [id] });
    expect(useGame.getState().load(id)).toBe('newer-version');
  });

  it('is not written over by a tab of this version', () => {
    const id = fromTheFuture();
    const kept = shelf.getItem(`kontor.game.${id}`);
    useGame.getState().undo();
    expect(useGame.getState().fault).toBe('other-tab');
    expect(shelf.getItem(`kontor.game.${id}`)).toBe(kept);
  });
});

describe('another tab', () => {
  it('enters an evening in the record, and this one keeps it', () => {
    write('players', JSON.stringify([ELSEWHERE]));
    writtenElsewhere('players');
    const stop = keepRecord();
    useGame.getState().create({ ...EVENING, cursor: EVENING.commands.length }, 'Friday');
    stop();
    expect(useRecord.getState().results).toHaveLength(2);
  });

  it('plays on, and the game played here after that is the latest again', () => {
    const { id } = useGame.getState().create(EVENING, 'Here')!;
    write('game.there', (read(`game.${id}`) as { value: string }).value.replace(id, 'there'));
    writtenElsewhere('game.there');
    expect(orderOf(id)).toBe(2);
  });
});
