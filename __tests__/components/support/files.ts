import type { GameFile } from '@/engine/europe/file';
import type { GameSetup } from '@/engine/europe/setup';

/** A table of four on the practice map, nothing placed yet. */
export function seatedFile(setup: Partial<GameSetup> = {}, board = 'practice-main'): GameFile {
  return {
    format: 'kontor-game',
    version: 1,
    game: 'europe',
    board,
    setup: {
      players: [
        { colour: 'red', name: 'Ann' },
        { colour: 'blue', name: 'Ben' },
        { colour: 'white', name: 'Cleo' },
        { colour: 'orange', name: 'Dan' },
      ],
      first: 'red',
      start: 'variable',
      tracking: 'full',
      ...setup,
    },
    commands: [],
    cursor: 0,
  };
}

/** The same on the short side, opened as printed, with so many turns behind it. */
export function playedFile(turns = 0, setup: Partial<GameSetup> = {}): GameFile {
  const commands = [
    { type: 'placeFixed' } as const,
    ...Array.from({ length: turns }, () => [
      { type: 'roll', dice: 8 } as const,
      { type: 'endTurn' } as const,
    ]).flat(),
  ];
  return {
    ...seatedFile({ start: 'fixed', ...setup }, 'practice-short'),
    commands,
    cursor: commands.length,
  };
}
