import { fixture } from '../../../scripts/lib/visit.mjs';

const MARKUP = '<img src=x onerror="globalThis.ran=true">';
const TURNED = '\u202eשלום\u202c evil \u2067\u0645\u0631\u062d\u0628\u0627';
const EMOJI = '👩‍👩‍👧‍👦🏴‍☠️👑'.repeat(10);
const LONG = 'W'.repeat(200);
const PILED = 'Z\u0341\u0302\u0303\u0304\u0305\u0306\u0307'.repeat(20);
const UNSEEN = '\u200b\u2060\ufeff';

export const HOSTILE = [MARKUP, TURNED, EMOJI, LONG, PILED, UNSEEN, '\ud800 &lt;b&gt; ${1}'];

const nth = (i) => HOSTILE[i % HOSTILE.length];
const cut = (name, most, i) => `${name.slice(0, most - 4)} ${i}`;

const main = fixture('engine/europe/board/practice-main.json');

/** The main map, with everything on it that has a name badly named. */
export const board = {
  ...main,
  practice: undefined,
  id: 'hostile',
  name: cut(LONG, 120, 1),
  sites: main.sites.map((site, i) => ({ ...site, name: cut(nth(i), 60, i) })),
  deck: Array.from({ length: 8 }, (_, i) => ({ name: cut(nth(i), 60, i), count: 2, effects: {} })),
};

const evening = fixture('__tests__/fixtures/evening.json');

/** A recorded evening of such people on such a board. */
export function hostileEvening(shift, cursor = evening.cursor) {
  const players = evening.setup.players.map((player, i) => ({ ...player, name: nth(i + shift) }));
  return { ...evening, board, setup: { ...evening.setup, players }, cursor };
}

/** What runs out of the window or its box, or over other words. In the page. */
export function untidy() {
  const found = [];
  const say = (what, node) =>
    found.push(`${what}: ${node.textContent.slice(0, 40)} (${node.dataset?.testid ?? ''})`);
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
  const texts = [...document.querySelectorAll('#root [dir]')].filter(
    (node) =>
      node.textContent.trim() && !node.parentElement.closest('[dir]') && !node.closest('svg'),
  );
  const boxes = [];
  for (const node of texts) {
    const box = node.getBoundingClientRect();
    if (box.width < 1 || box.bottom < 0 || box.top > innerHeight) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const hides = getComputedStyle(node).overflow !== 'visible';
    const words = hides ? box : range.getBoundingClientRect();
    const sideways = node.closest('[style*="overflow-x"], [class*="r-overflowX"]');
    if (!sideways && (box.right > innerWidth + 1 || box.left < -1)) say('beyond the window', node);
    // A space at the end of a line hangs over; more than one does not.
    if (words.right > box.right + 6 || words.left < box.left - 6) say('out of its box', node);
    const middle = document.elementFromPoint(
      (box.left + box.right) / 2,
      (Math.max(0, box.top) + Math.min(innerHeight, box.bottom)) / 2,
    );
    if (middle && (node.contains(middle) || middle.contains(node))) boxes.push({ node, box });
  }
  for (const [i, one] of boxes.entries()) {
    for (const other of boxes.slice(i + 1)) {
      const wide =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const high =
        Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (wide > 3 && high > 4) say(`over "${other.node.textContent.slice(0, 20)}"`, one.node);
    }
  }
  return found;
}
