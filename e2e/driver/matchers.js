const { setTimeout: pause } = require('node:timers/promises');
// Specs run in a realm of their own, whose RegExp is not this one: instanceof would say no.
const { isRegExp } = require('node:util').types;

const inPage = require('./inPage');

// Detox waits until the app is idle before it looks; here looking again for a moment does the same.
const IDLE_MS = 2000;
const POLL_MS = 50;
const VISIBLE_PERCENT = 75;

class Matcher {
  constructor(name, locate) {
    this.name = name;
    this.locate = locate;
  }

  withAncestor(ancestor) {
    const name = `${this.name} inside ${ancestor.name}`;
    return new Matcher(name, (scope) => this.locate(ancestor.locate(scope)));
  }

  withDescendant(descendant) {
    const name = `${this.name} around ${descendant.name}`;
    return new Matcher(name, (scope) =>
      this.locate(scope).filter({ has: descendant.locate(scope.page?.() ?? scope) }),
    );
  }

  and(other) {
    return new Matcher(`${this.name} and ${other.name}`, (scope) =>
      this.locate(scope).and(other.locate(scope)),
    );
  }
}

const attribute = (name, value) => `[${name}=${JSON.stringify(value)}]`;

const by = {
  id: (id) =>
    new Matcher(`id ${id}`, (scope) =>
      isRegExp(id) ? scope.getByTestId(id) : scope.locator(attribute('data-testid', id)),
    ),
  text: (text) => new Matcher(`text ${text}`, (scope) => scope.getByText(text, { exact: true })),
  label: (label) =>
    new Matcher(`label ${label}`, (scope) => scope.locator(attribute('aria-label', label))),
};

class Element {
  constructor(driver, matcher, index) {
    this.driver = driver;
    this.matcher = matcher;
    this.index = index;
  }

  atIndex(index) {
    return new Element(this.driver, this.matcher, index);
  }

  /** Pages below the current one stay in the document, so what is shown goes before what is hidden. */
  async find() {
    const all = await this.matcher.locate(this.driver.screen).all();
    if (this.index !== undefined) return all[this.index];
    if (all.length < 2) return all[0];
    const flags = await Promise.all(all.map((locator) => locator.isVisible()));
    const shown = all.filter((_, at) => flags[at]);
    if (shown.length > 1) {
      throw new Error(`${shown.length} elements match ${this.matcher.name}: use atIndex().`);
    }
    return shown[0] ?? all[0];
  }

  async get() {
    const deadline = Date.now() + IDLE_MS;
    for (;;) {
      const locator = await this.find();
      if (locator) return locator;
      if (Date.now() > deadline) throw new Error(`No element with ${this.matcher.name}.`);
      await pause(POLL_MS);
    }
  }

  async box() {
    const deadline = Date.now() + IDLE_MS;
    for (;;) {
      const locator = await this.get();
      const box = await locator.boundingBox();
      if (box) return { locator, box };
      // It may be there, out of sight, and on its way.
      if (Date.now() > deadline) {
        throw new Error(`The element with ${this.matcher.name} is not on the screen.`);
      }
      await pause(POLL_MS);
    }
  }

  /** Native Detox refuses to touch what is covered or off the screen, and so does this. */
  async pointToTouch(point) {
    const { locator, box } = await this.box();
    const x = box.x + (point?.x ?? box.width / 2);
    const y = box.y + (point?.y ?? box.height / 2);
    const deadline = Date.now() + IDLE_MS;
    for (;;) {
      const obstacle = await locator.evaluate(inPage.obstacleAt, { x, y });
      if (!obstacle) return { x, y };
      if (Date.now() > deadline) {
        throw new Error(`Cannot touch ${this.matcher.name} at ${x}, ${y}: ${obstacle}.`);
      }
      await pause(POLL_MS);
    }
  }

  async tap(point) {
    await this.driver.touch.press(await this.pointToTouch(point));
  }

  tapAtPoint(point) {
    return this.tap(point);
  }

  async multiTap(times) {
    for (let tap = 0; tap < times; tap++) await this.tap();
  }

  async longPress(pointOrDuration, duration) {
    const isPoint = typeof pointOrDuration === 'object';
    const point = await this.pointToTouch(isPoint ? pointOrDuration : undefined);
    await this.driver.touch.longPress(point, isPoint ? duration : pointOrDuration);
  }

  async typeText(text) {
    await this.tap();
    await this.driver.screen.keyboard.type(text);
    await this.driver.touch.settle();
  }

  async replaceText(text) {
    await (await this.get()).fill(text, { timeout: IDLE_MS });
    await this.driver.touch.settle();
  }

  clearText() {
    return this.replaceText('');
  }

  async tapReturnKey() {
    await (await this.get()).press('Enter');
    await this.driver.touch.settle();
  }

  async tapBackspaceKey() {
    await (await this.get()).press('Backspace');
    await this.driver.touch.settle();
  }

  async scroll(pixels, direction) {
    const moved = await (await this.get()).evaluate(inPage.scroll, { direction, pixels });
    await this.driver.touch.settle();
    if (!moved) throw new Error(`${this.matcher.name} cannot scroll further ${direction}.`);
  }

  async scrollTo(edge) {
    await (await this.get()).evaluate(inPage.scroll, { direction: edge });
    await this.driver.touch.settle();
  }

  async swipe(direction, speed = 'fast', part = 0.75, startX = 0.5, startY = 0.5) {
    const { box } = await this.box();
    const way = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }[direction];
    const { width, height } = this.driver.viewport;
    const inside = (value, end) => Math.min(Math.max(value, 1), end - 1);
    const at = (x, y) => ({ x: inside(x, width), y: inside(y, height) });
    const from = at(box.x + box.width * startX, box.y + box.height * startY);
    const to = at(from.x + way[0] * box.width * part, from.y + way[1] * box.height * part);
    await this.driver.touch.drag([[from, to]], { stepMs: speed === 'slow' ? 40 : 10 });
  }

  async longPressAndDrag(duration, startX, startY, target, endX, endY) {
    const { box } = await this.box();
    const { box: goal } = await target.box();
    const from = { x: box.x + box.width * startX, y: box.y + box.height * startY };
    const to = { x: goal.x + goal.width * endX, y: goal.y + goal.height * endY };
    await this.driver.touch.drag([[from, to]], { holdMs: duration });
  }

  /** Two fingers around the middle; a scale above one spreads them. */
  async pinch(scale) {
    const { box } = await this.box();
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    const wide = Math.min(box.width, box.height) * 0.4;
    const [before, after] = scale > 1 ? [wide / scale, wide] : [wide, wide * scale];
    const finger = (side) => [
      { x: x + side * before, y },
      { x: x + side * after, y },
    ];
    await this.driver.touch.drag([finger(-1), finger(1)], { stepMs: 16 });
  }

  async takeScreenshot(name) {
    await this.get();
    return this.driver.takeScreenshot(name);
  }

  async getAttributes() {
    return (await this.get()).evaluate(inPage.attributes);
  }
}

const matches = (actual, wanted) =>
  isRegExp(wanted) ? wanted.test(actual ?? '') : actual === wanted;

const CHECKS = {
  toExist: () => async (locator) => locator !== undefined,
  toBeVisible:
    (percent = VISIBLE_PERCENT) =>
    async (locator) =>
      locator !== undefined && (await locator.evaluate(inPage.visiblePercent)) >= percent,
  toBeFocused: () => (locator) =>
    locator?.evaluate((node) => node === document.activeElement) ?? false,
  toHaveText: (text) => property('text', text),
  toHaveLabel: (label) => property('label', label),
  toHaveId: (id) => property('identifier', id),
  toHaveValue: (value) => property('value', value),
  toHaveToggleValue: (value) => property('checked', value),
};

function property(name, wanted) {
  return async (locator) => {
    if (!locator) return false;
    const found = (await locator.evaluate(inPage.attributes))[name];
    return matches(found, wanted) ? true : `${name} is ${JSON.stringify(found)}`;
  };
}

/** One object for expect() and waitFor(): they differ in who says how long to look. */
class Expectation {
  constructor(element, start, negated = false) {
    this.element = element;
    for (const [name, check] of Object.entries(CHECKS)) {
      this[name] = (...wanted) => {
        const words = [negated ? 'not' : '', name, wanted.join(', ')].filter(Boolean).join(' ');
        const test = check(...wanted);
        return start(async () => {
          const outcome = await test(await element.find());
          const holds = (outcome === true) !== negated;
          const detail = typeof outcome === 'string' ? ` (${outcome})` : '';
          return holds ? undefined : `${element.matcher.name}: expected ${words}${detail}`;
        });
      };
    }
    if (!negated) this.not = new Expectation(element, start, true);
  }

  toBeNotVisible() {
    return this.not.toBeVisible();
  }

  toNotExist() {
    return this.not.toExist();
  }
}

async function until(complaint, timeout, between = () => pause(POLL_MS)) {
  const deadline = Date.now() + timeout;
  for (;;) {
    const problem = await complaint();
    if (!problem) return;
    if (Date.now() > deadline) throw new Error(problem);
    await between();
  }
}

class WebExpect {
  constructor({ runtimeDevice }) {
    const driver = runtimeDevice.deviceDriver;
    this.by = by;
    this.element = (matcher) => new Element(driver, matcher);
    this.expect = (element) => new Expectation(element, (complaint) => until(complaint, IDLE_MS));
    this.waitFor = (element) =>
      new Expectation(element, (complaint) => ({
        withTimeout: (timeout) => until(complaint, timeout),
        whileElement: (matcher) => ({
          scroll: (...args) =>
            until(complaint, Infinity, () => new Element(driver, matcher).scroll(...args)),
        }),
      }));
  }
}

module.exports = { WebExpect };
