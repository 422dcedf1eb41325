import type { Colour, Resource, SlotColour } from '@/engine/europe/vocabulary';

import { lead, type Problem, type Problems, type SaveFaults } from '../problems';
import { words } from './words';

const tint = (colour: unknown) => words.slotColours[colour as SlotColour] ?? 'another colour';
const colour = (is: unknown) => words.colours[is as Colour] ?? 'This colour';
/** A fault of form is shown where it stands in the file. */
const field = ({ at }: Problem) => (at === '' ? 'The file' : `“${at}”`);
const what = ({ is }: Problem) => (is === undefined || is === '' ? 'This' : `“${is}”`);
const robberHex = ({ id, is }: Problem, where: string) => where || words.places.hex(`${id ?? is}`);

/** What is wrong and what to do about it. */
export const problems: Problems = {
  'hex-place': (p) => `${what(p)} is not a hex. Name it by column and row, like D6.`,
  'hex-outside': (_, where) =>
    lead(where, 'column A and row 0 stay empty. Move the whole map over by one.'),
  'hex-twice': (_, where) => lead(where, 'entered twice. Delete one of the two.'),
  'no-hexes': () => 'There are no hexes yet. Draw the land first.',
  'number-and-slot': (_, where) =>
    lead(where, 'a printed number and a slot cannot share a hex. Keep one of them.'),
  'arch-without-slot': (_, where) =>
    lead(where, 'the arch belongs to a slot. Add the slot or remove the arch.'),
  'number-at-sea': (_, where) =>
    lead(where, 'the sea carries no number and no slot. Remove it or change the terrain.'),
  'hex-without-number': (_, where) =>
    lead(where, 'no number and no slot, so it will never give anything. Check the board.'),
  'terrain-missing': (p) =>
    `No hex gives ${words.resources[p.is as Resource] ?? 'one of the resources'}. Check the terrain.`,
  'site-place': (p) => `${what(p)} is not a corner. Name a hex and one of its corners, like E6w.`,
  'site-off-board': (_, where) =>
    lead(where, 'this corner touches no land. Move the city to a corner of the board.'),
  'site-twice': (_, where) => lead(where, 'two cities on one corner. Delete or move one of them.'),
  'site-unnamed': (_, where) => lead(where, 'the city has no name. Type the one on the board.'),
  'name-twice': (_, where) =>
    lead(where, 'two cities have this name. Correct one so that they can be told apart.'),
  'site-unreachable': (_, where) =>
    lead(where, 'no path leads to this city. Add the missing paths.'),
  'coins-inland': (_, where) =>
    lead(where, 'coins are printed at coastal cities, and this one lies inland. Check the board.'),
  'too-few-purple': (p) =>
    `The set-up takes at least ${p.expected} purple cities, and there are ${p.is}. Mark more of them.`,
  'too-few-sites': (p) =>
    `Only ${words.count.cities(Number(p.is))}; this side of the board usually has at least ${p.expected}. Are any missing?`,
  'path-place': (p) => `${what(p)} is not a path. Name a hex and one of its sides, like F7n.`,
  'path-off-board': (_, where) => lead(where, 'there is no hex at this side. Delete the entry.'),
  'path-twice': (_, where) => lead(where, 'entered twice. Delete one of the two.'),
  'path-absent-double': (_, where) =>
    lead(where, 'marked both as absent and as double. Decide on one.'),
  'arch-tokens': (p) =>
    `Tokens with an arch (${tint(p.id)}): ${p.is}; slots with an arch: ${p.expected}. Make the two numbers equal.`,
  'arch-token-number': (p) =>
    `A token with an arch (${tint(p.is)}) has no number. It lies face up: enter its number.`,
  'token-count': (p) =>
    `The box holds ${words.count.tokens(Number(p.expected))}; entered: ${p.is}.`,
  'token-numbers': (p) =>
    `More tokens show these numbers than there are in the box: ${p.is}. Compare them with yours.`,
  'slot-without-token': (p) =>
    `There is a slot but no token of this colour: ${tint(p.is)}. Add the token or change the slot.`,
  'robber-place': (p) =>
    `The robber cannot stand on ${what(p)}. Choose a land hex without a number.`,
  'robber-on-number': (p, where) =>
    lead(robberHex(p, where), 'the robber begins on a hex without a number. Choose another.'),
  'robber-nowhere': () =>
    'The robber begins on a land hex without a number, and there is none. Leave one without.',
  'start-place': (p, where) =>
    lead(where, `${what(p)} is no place for this piece. Choose it on the board again.`),
  'start-posts': (p, where) =>
    lead(where, `the fixed set-up has ${p.expected} trading posts each; entered: ${p.is}.`),
  'start-route': (_, where) =>
    lead(where, 'the first trade route must touch a trading post of its colour. Move it.'),
  'start-twice': (_, where) =>
    lead(where, 'taken twice in the fixed set-up. Move one of the two pieces.'),
  'deck-count': (p) =>
    `The deck has ${words.count.developmentCards(Number(p.is))}; the box holds ${p.expected}. Count again.`,

  'player-count': (p) => `Three or four play, and ${p.is} are entered.`,
  'colour-twice': (p) => `${colour(p.is)} is taken twice. Give each player a different colour.`,
  'first-not-playing': (p) => `${colour(p.is)} is to begin but does not play. Choose another.`,
  'fixed-on-main': () =>
    'The fixed set-up is for the short game only. Choose the variable set-up or the short side.',

  'newer-version': (p) =>
    `The file was written by a newer Kontor (format ${p.is}). Update the app and open it again.`,
  'unknown-board': (p) =>
    `The board ${what(p)} is not on this device. Ask for a file that carries its board along.`,
  'cursor-past-end': () =>
    'The file ends before the point it says the game has reached. It is incomplete: export it again.',

  missing: (p) => `${field(p)} is missing or empty. Fill it in, or export the file again.`,
  'unknown-key': (p) => `${field(p)} is not known here. Remove it, or update the app.`,
  'not-an-object': (p) =>
    `${field(p)} should be an entry with fields of its own. Is this a Kontor file?`,
  'not-a-list': (p) => `${field(p)} should be a list.`,
  'not-a-text': (p) => `${field(p)} should be a text.`,
  'not-a-whole-number': (p) => `${field(p)} should be a whole number.`,
  'not-yes-or-no': (p) => `${field(p)} should be yes or no (true or false).`,
  'not-one-of': (p) => `${field(p)} should be one of these: ${p.expected}.`,
  'out-of-range': (p) => `${field(p)} is out of range; allowed: ${p.expected}.`,
  'too-long': (p) => `${field(p)} is too long; the most is ${p.expected}.`,
};

export const saveFaults: SaveFaults = {
  full: {
    title: 'No room to save',
    text: 'The storage of this device is full. The game goes on, and what was saved before is safe; the latest entries exist only on this screen. Delete old games or save this one as a file: the next entry tries again.',
  },
  denied: {
    title: 'Saving is switched off',
    text: 'The browser does not let this page store anything, as in a private window. The game goes on but will be gone when the page closes. Save it as a file before then, or allow storage for this page.',
  },
  'other-tab': {
    title: 'Open in another tab',
    text: 'The game has gone on in another tab; entries made here are not recorded. Nothing is lost: take over the state from there, or close this tab.',
  },
  damaged: {
    title: 'Part of the save is damaged',
    text: 'Not all of the saved game can be read, but an earlier point of it is safe. Go on from there: it becomes a game of its own, and the damaged one stays as it is.',
  },
  missing: {
    title: 'There is no such game',
    text: 'It is not on this device: deleted, or played on another one. If you have it as a file, take it in among the saved games.',
  },
  unreadable: {
    title: 'This game cannot be read',
    text: 'The save is damaged and no copy of it is left. Nothing has been deleted. If you have it as a file, take it in among the saved games.',
  },
  'newer-version': {
    title: 'Made with a newer version',
    text: 'This game was saved by a newer Kontor. It is kept unchanged: update the app and open it again.',
  },
};
