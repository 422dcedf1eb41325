const { setTimeout: pause } = require('node:timers/promises');

const LONG_PRESS_MS = 700;
const STEPS = 12;

/** Fingers on the screen, through the browser's own input, so that the app sees what a phone would send. */
class Touch {
  constructor(page, session) {
    this.page = page;
    this.session = session;
  }

  static async of(page) {
    return new Touch(page, await page.context().newCDPSession(page));
  }

  async send(type, points) {
    const touchPoints = points.map(({ x, y }, id) => ({ x, y, id }));
    await this.session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }

  async press(point, duration = 0) {
    await this.send('touchStart', [point]);
    if (duration > 0) await pause(duration);
    await this.send('touchEnd', []);
    await this.settle();
  }

  longPress(point, duration = LONG_PRESS_MS) {
    return this.press(point, duration);
  }

  /** Each finger goes from its first to its last point. */
  async drag(fingers, { stepMs = 12, holdMs = 0 } = {}) {
    await this.send(
      'touchStart',
      fingers.map(([from]) => from),
    );
    if (holdMs > 0) await pause(holdMs);
    for (let step = 1; step <= STEPS; step++) {
      const part = step / STEPS;
      const between = ([from, to]) => ({
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part,
      });
      await this.send('touchMove', fingers.map(between));
      await pause(stepMs);
    }
    await this.send('touchEnd', []);
    await this.settle();
  }

  async settle() {
    await this.page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }
}

module.exports = { Touch };
