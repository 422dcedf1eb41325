import { DICE_SUMS, DICE_WAYS, diceCounts, odds, ways } from '@/engine/dice';
import { expectation, yieldChanges } from '@/engine/europe/expectation';
import { productionOf } from '@/engine/europe/production';
import { harvest } from '@/engine/europe/roll';
import type { State } from '@/engine/europe/state';
import { exactly } from '@/engine/europe/supply';
import { numberOn } from '@/engine/europe/tokens';
import { COLOURS, RESOURCES, YIELD } from '@/engine/europe/vocabulary';

import { MAIN } from './support/boards';
import { play } from './support/play';
import { midGame } from './support/tables';

describe('two dice', () => {
  it('fall in 36 ways', () => {
    const counted = new Map<number, number>();
    for (let a = 1; a <= 6; a++) {
      for (let b = 1; b <= 6; b++) counted.set(a + b, (counted.get(a + b) ?? 0) + 1);
    }
    expect(DICE_SUMS.map(ways)).toEqual(DICE_SUMS.map((sum) => counted.get(sum)));
    expect(DICE_SUMS.reduce((all, sum) => all + ways(sum), 0)).toBe(DICE_WAYS);
    expect(odds(7)).toBeCloseTo(1 / 6);
    expect([1, 13, 0].map(ways)).toEqual([0, 0, 0]);
  });

  it('are counted beside what was to be expected', () => {
    const counts = diceCounts([7, 7, 2, 12, 7, 6]);
    expect(counts.map(({ rolled }) => rolled)).toEqual([1, 0, 0, 0, 1, 3, 0, 0, 0, 0, 1]);
    expect(counts.find(({ sum }) => sum === 7)?.expected).toBeCloseTo(1);
    expect(counts.reduce((all, { expected }) => all + expected, 0)).toBeCloseTo(6);
  });
});

describe('what a roll gives on average', () => {
  const state = midGame();

  it('is a post’s numbers by their odds (E-ROLL-1, E-ROLL-2)', () => {
    for (const colour of COLOURS) {
      const cards = { wood: 0, wool: 0, grain: 0, ore: 0, salt: 0 };
      for (const [at, post] of Object.entries(state.posts)) {
        if (post.owner !== colour) continue;
        for (const hex of MAIN.intersections.get(at)!.hexes) {
          const resource = YIELD[MAIN.hexes.get(hex)!.terrain];
          const number = numberOn(state, hex);
          if (resource && number && hex !== state.robber) cards[resource] += odds(number);
        }
      }
      const expected = expectation(state).get(colour)!;
      for (const resource of RESOURCES) {
        expect(expected.cards[resource]).toBeCloseTo(cards[resource]);
      }
      expect(expected.all).toBeCloseTo(RESOURCES.reduce((sum, each) => sum + cards[each], 0));
    }
  });

  it('has gold for the rolls without a card, never for a seven (E-ROLL-4)', () => {
    for (const colour of COLOURS) {
      const empty = DICE_SUMS.filter(
        (dice) => dice !== 7 && !harvest(state, dice).sources.has(colour),
      );
      const gold = empty.reduce((sum, dice) => sum + odds(dice), 0);
      expect(expectation(state).get(colour)!.gold).toBeCloseTo(gold);
    }
  });

  it('knows what the robber keeps away, and what cannot be paid (E-ROLL-3)', () => {
    const before = expectation(state).get('red')!;
    const [number] = DICE_SUMS.filter((dice) => harvest(state, dice).sources.has('red'));
    const { hex, resource } = harvest(state, number!).sources.get('red')![0]!;
    const robbed = expectation({ ...state, robber: hex }).get('red')!;
    expect(robbed.robbed).toBeGreaterThan(0);
    expect(robbed.all + robbed.robbed).toBeCloseTo(before.all + before.robbed);
    const empty: State = { ...state, supply: { ...state.supply!, [resource]: exactly(0) } };
    expect(expectation(empty).get('red')!.cards[resource]).toBe(0);
  });
});

describe('what changed', () => {
  it('is nothing between a state and itself', () => {
    expect(yieldChanges(midGame(), midGame())).toEqual([]);
  });

  it('is what the numbers round a new post give now (E-ROLL-1)', () => {
    const before = midGame();
    const [at] = [...MAIN.sites.keys()].filter(
      (site) =>
        !before.posts[site] &&
        MAIN.intersections.get(site)!.hexes.every((hex) => numberOn(before, hex) !== null) &&
        MAIN.intersections.get(site)!.hexes.length === 3,
    );
    const after = play(before, {
      type: 'correct',
      set: [
        { of: 'post', at: at!, to: 'white' },
        { of: 'goods', player: 'white', to: before.players.white.goods },
      ],
    });
    const changes = yieldChanges(before, after);
    expect(changes.length).toBeGreaterThan(0);
    for (const { dice, player, cards, gold } of changes) {
      expect(player).toBe('white');
      const was = productionOf(before, dice).players.get('white')!;
      const is = productionOf(after, dice).players.get('white')!;
      for (const resource of RESOURCES) {
        expect((was.cards[resource] ?? 0) + (cards[resource] ?? 0)).toBe(is.cards[resource] ?? 0);
      }
      expect(was.gold + gold).toBe(is.gold);
    }
    const back = yieldChanges(after, before);
    expect(back.map(({ gold }) => 0 - gold)).toEqual(changes.map(({ gold }) => gold));
  });
});
