import { EVENING, after, openEvening, show } from './support/evening';

import { fireEvent, screen, within } from '@testing-library/react-native';

import { apart, linePath, roundTop } from '@/components/charts/data';
import { coursesOf, goldRows, lossRows, tollRows, turnsOf } from '@/components/evening/chapters';
import { EveningScreen } from '@/components/evening/EveningScreen';
import { pictureOf, shapesOf, wrap, type ResultCard } from '@/components/evening/picture';
import { ResultScreen } from '@/components/evening/ResultScreen';
import { keyTo } from '@/components/ui/Slider';
import { THEMES } from '@/components/theme';
import { eveningOf } from '@/engine/europe/evening/evening';
import { storyOf, type RemarkCode } from '@/engine/europe/evening/story';
import { readGame } from '@/engine/europe/file';
import { COLOURS, type Colour } from '@/engine/europe/vocabulary';
import { CATALOGS } from '@/locales';
import { LANGUAGES } from '@/locales/language';
import { say } from '@/locales/say';
import { useGame } from '@/store/game';

import { mockRouter } from './support/mocks';
import { shown, stateNow, tap, textOf } from './support/table';

const game = readGame(EVENING).game!;
const evening = eveningOf(game.start, EVENING.commands);
const { seats } = game.start;
const name = (colour: Colour) => colour;

describe('what is drawn', () => {
  it('has a point for each turn and one for the end', () => {
    const turns = turnsOf(evening);
    expect(turns).toHaveLength(evening.progress.turns.length + 1);
    for (const { owner, values } of coursesOf(evening, seats, 'delivered', name)) {
      expect(values).toHaveLength(turns.length);
      expect(values[values.length - 1]).toBe(evening.progress.now[owner as Colour].delivered);
      for (let i = 1; i < values.length; i++)
        expect(values[i]).toBeGreaterThanOrEqual(values[i - 1]!);
    }
  });

  it('books all gold that came in, and leaves out sources nobody had', () => {
    const rows = goldRows(evening, seats, CATALOGS.en.evening.goldFromHeadings);
    seats.forEach((colour, i) => {
      const came = Object.values(evening.gold.flows[colour]).reduce(
        (sum, flow) => sum + flow.in,
        0,
      );
      expect(rows.reduce((sum, { values }) => sum + values[i]!, 0)).toBe(came);
    });
    expect(rows.every(({ values }) => values.some((value) => value! > 0))).toBe(true);
  });

  it('sets tolls against each other, nobody paying to themselves', () => {
    const rows = tollRows(evening, seats, name);
    rows.forEach(({ values }, i) => expect(values[i]).toBeNull());
    const paid = rows.flatMap(({ values }) => values).reduce<number>((sum, n) => sum + (n ?? 0), 0);
    const taken = seats.reduce((sum, colour) => sum + evening.gold.flows[colour].toll.in, 0);
    expect(paid).toBe(taken);
  });

  it('tells what the robber and shortages cost', () => {
    const [robber] = lossRows(evening, seats, CATALOGS.en.evening.lossKinds);
    expect(robber!.values).toEqual(seats.map((colour) => evening.cards.losses[colour].robber));
  });

  it('rounds the top of a scale up', () => {
    expect([0, 1, 3, 5, 11, 17, 41].map(roundTop)).toEqual([2, 2, 4, 6, 12, 20, 60]);
  });

  it('keeps marks apart and in order', () => {
    const placed = apart([50, 50, 52, 10], 20, 0, 60);
    const sorted = [...placed].sort((a, b) => a - b);
    for (let i = 1; i < sorted.length; i++)
      expect(sorted[i]! - sorted[i - 1]!).toBeGreaterThanOrEqual(20);
    expect(Math.max(...placed)).toBeLessThanOrEqual(60);
    expect(placed[3]).toBe(Math.min(...placed));
  });

  it('draws gaps where nobody counted', () => {
    const points = [{ x: 0, y: 1 }, { x: 1, y: 2 }, null, { x: 3, y: 4 }];
    expect(linePath(points, false)).toBe('M0.0 1.0L1.0 2.0M3.0 4.0');
    expect(linePath(points.slice(0, 2), true)).toBe('M0.0 1.0H1.0V2.0');
  });
});

describe('the evening', () => {
  it.each(['dice', 'luck', 'delivered', 'hand', 'gold'])('shows %s as a table, too', (chart) => {
    openEvening();
    show(EveningScreen);
    tap(`chart-${chart}-toggle`);
    const table = screen.getByTestId(`chart-${chart}-table`);
    expect(table.props.role).toBe('table');
    expect(within(table).getAllByText(/\d/).length).toBeGreaterThan(4);
    tap(`chart-${chart}-toggle`);
    expect(shown(`chart-${chart}-table`)).toBe(false);
  });

  it('goes through the game entry by entry without changing it', () => {
    openEvening();
    show(EveningScreen);
    const { cursor } = EVENING;
    const slider = () => screen.getByTestId('timeline-slider');
    expect(slider().props['aria-valuenow']).toBe(cursor);
    expect(textOf('timeline-sentence')).toMatch(/wins/);
    tap('timeline-earlier');
    expect(slider().props['aria-valuenow']).toBe(cursor - 1);
    fireEvent(slider(), 'keyDown', { key: 'Home', preventDefault: jest.fn() });
    expect(textOf('timeline-sentence')).toBe('Before the first entry');
    fireEvent(slider(), 'accessibilityAction', { nativeEvent: { actionName: 'increment' } });
    expect(slider().props['aria-valuenow']).toBe(1);
    fireEvent(slider(), 'layout', {
      nativeEvent: { layout: { width: 200, height: 44, x: 0, y: 0 } },
    });
    fireEvent(slider(), 'responderGrant', { nativeEvent: { pageX: 130, locationX: 100 } });
    expect(slider().props['aria-valuenow']).toBe(Math.round(cursor / 2));
    fireEvent(slider(), 'responderMove', { nativeEvent: { pageX: 900, locationX: 870 } });
    expect(slider().props['aria-valuenow']).toBe(cursor);
    expect(useGame.getState().open!.history.log.cursor).toBe(cursor);
  });

  it('leads from a remark to its moment', () => {
    openEvening();
    show(EveningScreen);
    const remark = storyOf(evening).find(({ command }) => command !== null)!;
    tap(`remark-${remark.code}`);
    expect(screen.getByTestId('timeline-slider').props['aria-valuenow']).toBe(remark.command! + 1);
  });

  it('is told live, too', () => {
    openEvening(after('roll', 100));
    show(EveningScreen);
    expect(shown('chart-dice')).toBe(true);
    expect(screen.getByTestId('timeline-slider').props['aria-valuemax']).toBe(after('roll', 100));
  });

  it('has nothing to tell before the first entry', () => {
    openEvening(0);
    show(EveningScreen);
    expect(screen.getByText('Nothing has happened yet that could be told.')).toBeVisible();
    expect(shown('chart-dice')).toBe(false);
  });

  it('is reached from the end of the game', () => {
    openEvening();
    show();
    tap('over-evening');
    const { id } = useGame.getState().open!.header;
    expect(mockRouter.push).toHaveBeenCalledWith(`/game/${id}/evening`);
  });

  it.each([
    ['ArrowRight', 6],
    ['ArrowLeft', 4],
    ['PageUp', 9],
    ['PageDown', 0],
    ['Home', 0],
    ['End', 9],
    ['Tab', null],
  ])('the key %s leads from 5 to %s of 9', (key, to) => {
    expect(keyTo(key, 5, 9)).toBe(to);
  });
});

describe('remarks', () => {
  const base = { command: 1, turn: 1, weight: 2 };
  const pays = { red: 3, blue: 2, white: 0, orange: 0 };
  const [from, to] = [...game.board.sites.keys()];
  const all = [
    { ...base, code: 'biggest-connection', player: 'red', from, to, pays, gold: 5 },
    { ...base, code: 'great-move', player: 'red', deliveries: 3 },
    { ...base, code: 'turning-delivery', player: 'red', at: from, count: 4 },
    { ...base, code: 'luckiest', player: 'red', cards: 5.25 },
    { ...base, code: 'unluckiest', player: 'red', cards: -5.25 },
    { ...base, code: 'frequent-number', dice: 12, rolled: 5, expected: 1.6 },
    { ...base, code: 'rare-number', dice: 6, rolled: 1, expected: 7.8 },
    { ...base, code: 'long-drought', player: 'red', rolls: 11 },
    { ...base, code: 'robbers-favourite', player: 'red', kept: 7, stolen: 2 },
    { ...base, code: 'toll-keeper', player: 'red', gold: 6, most: 'blue' },
  ];

  it.each(LANGUAGES)('are whole sentences (%s)', (language) => {
    const { evening: words, words: vocabulary } = CATALOGS[language];
    const names = say(language, vocabulary, game.start);
    const told = all.map((remark) => words.remark(remark as never, names));
    for (const sentence of told) {
      expect(sentence).toMatch(/\.$/);
      expect(sentence).not.toMatch(/undefined|NaN|red\b|blue\b|-\d/);
    }
    expect(new Set(told).size).toBe(all.length satisfies number);
    expect(told[5]).toContain(language === 'en' ? '1.6' : '1,6');
    const none = { ...base, code: 'rare-number' as RemarkCode, dice: 6, rolled: 0, expected: 7.8 };
    expect(words.remark(none as never, names)).not.toContain(' 0 ');
  });
});

describe('the result', () => {
  const card: ResultCard = {
    title: 'A <Friday> & "more"',
    winner: { colour: 'white', name: 'Cleo', line: 'has delivered everything' },
    under: 'after 58 turns',
    rows: COLOURS.map((colour, i) => ({ colour, name: `${colour}&`, initial: 'X', delivered: i })),
    goodsEach: 8,
    remarks: ['One thing worth telling.'],
    foot: 'Kontor',
  };

  it('says who won and how far the others came', () => {
    openEvening();
    show(ResultScreen);
    const { phase } = stateNow();
    if (phase.name !== 'over') throw new Error('the recorded evening is not over');
    expect(textOf('result-winner')).toBe(stateNow().players[phase.winner].name);
    for (const colour of seats) {
      expect(textOf(`result-${colour}`)).toContain(
        String(stateNow().players[colour].goods.delivered),
      );
    }
  });

  it('becomes a drawing in which names are only names', () => {
    const svg = pictureOf(shapesOf(card, THEMES.light.palette, THEMES.light.players));
    expect(svg).toMatch(/^<svg [^]*<\/svg>$/);
    expect(svg).toContain('A &#60;Friday&#62; &#38; &#34;more&#34;');
    expect(svg).not.toContain('<Friday>');
    // Filled and hollow, for everyone.
    expect(svg.match(/<circle/g)).toHaveLength(8 * COLOURS.length);
    expect(svg).not.toMatch(/NaN|undefined/);
  });

  it('wraps what is too long and says where it had to stop', () => {
    expect(wrap('one two three', 8, 2)).toEqual(['one two', 'three']);
    expect(wrap('one two three four', 5, 2)).toHaveLength(2);
    expect(wrap('one two three four', 5, 2)[1]).toMatch(/…$/);
  });
});
