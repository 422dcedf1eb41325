import { COMMAND_TYPES } from '@/engine/europe/commands';
import type { Event, EventType } from '@/engine/europe/events';
import type { State } from '@/engine/europe/state';
import { CATALOGS } from '@/locales';
import { phrases } from '@/locales/en/history';
import type { Language } from '@/locales/language';
import { say as sayOf } from '@/locales/say';

import { bareIds, eachLanguage, flawsOf } from './support/flaws';
import { tellGame } from './support/games';

const GAMES = [
  tellGame(12, { side: 'short', players: 3 }),
  tellGame(12, { side: 'short', players: 4 }),
  tellGame(8, { side: 'short', players: 3 }),
  tellGame(17, { side: 'main', players: 4 }),
];
const LINES = GAMES.flatMap((game) => game.lines);
const OBJECTIONS = GAMES.flatMap((game) => game.objections);
const QUESTIONS = GAMES.flatMap((game) => game.questions);

const names = new WeakMap<State, Map<Language, ReturnType<typeof sayOf>>>();
function naming(language: Language, state: State) {
  const known = names.get(state) ?? new Map<Language, ReturnType<typeof sayOf>>();
  names.set(state, known);
  const say = known.get(language) ?? sayOf(language, CATALOGS[language].words, state);
  known.set(language, say);
  return say;
}

const flawed = (language: Language, state: State, line: string): string[] => [
  ...flawsOf(line, language),
  ...bareIds(line, state).map((id) => `${language} names ${id} by its id: “${line}”`),
];

/** Few enough to read. */
const some = (flaws: readonly string[]) => [...new Set(flaws)].slice(0, 10);

test('the games told here hold every kind of command and event', () => {
  const commands = new Set(LINES.map(({ command }) => command.type));
  expect(COMMAND_TYPES.filter((type) => !commands.has(type))).toEqual([]);
  const events = new Set<EventType>(LINES.flatMap((line) => line.events.map(({ type }) => type)));
  const kinds = Object.keys(phrases.events) as EventType[];
  expect(kinds.filter((type) => !events.has(type))).toEqual([]);
  expect(new Set(QUESTIONS.map(({ question }) => question.ask)).size).toBe(3);
});

describe.each(eachLanguage)('%s', (language) => {
  const { build, history, objections, questions, words } = CATALOGS[language];

  test('every command is a line one can read', () => {
    const flaws = LINES.flatMap(({ state, command, events }) =>
      flawed(language, state, history.commandSentence(command, events, naming(language, state))),
    );
    expect(some(flaws)).toEqual([]);
  });

  test('so is every event, every reason and every correction', () => {
    const flaws = LINES.flatMap(({ state, events, command }) => {
      const say = naming(language, state);
      const told = (event: Event) => [
        history.eventSentence(event, say),
        history.reasonSentence(event.because, say, events),
        history.reasonSentence(event.because, say),
      ];
      const set = command.type === 'correct' ? command.set : [];
      return [
        ...events.flatMap(told),
        ...set.map((change) => history.correctionSentence(change, say)),
      ].flatMap((line) => flawed(language, state, line));
    });
    expect(some(flaws)).toEqual([]);
  });

  test('so is every objection', () => {
    const flaws = OBJECTIONS.flatMap(({ state, objection }) =>
      flawed(language, state, objections[objection.code](objection, naming(language, state))),
    );
    expect(some(flaws)).toEqual([]);
  });

  test('so is every question', () => {
    const flaws = QUESTIONS.flatMap(({ state, question }) => {
      const say = naming(language, state);
      const lines = () => {
        switch (question.ask) {
          case 'supply':
            return question.of.flatMap(({ resource, atLeast }) => [
              questions.supply(resource, atLeast),
              questions.supplyIfNot(resource),
            ]);
          case 'connection':
            return question.options.flatMap((option) => [
              ...option.pays.map(({ player, gold }) =>
                build.pay(build.playerGold(say.player(player), gold)),
              ),
              words.count.routes(option.paths.length),
            ]);
          case 'token':
            return question.options.flatMap(({ hex, colour, inStock }) => {
              const terrain = words.terrains[state.board.hexes.get(hex)!.terrain];
              const named = words.slotColours[colour];
              return [
                build.slot(terrain, named, inStock),
                build.turnToken(named, terrain),
                build.moveToken(named),
              ];
            });
        }
      };
      return lines().flatMap((line) => flawed(language, state, line));
    });
    expect(some(flaws)).toEqual([]);
  });
});
