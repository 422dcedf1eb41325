// Plays recorded evenings by taps in a browser that is killed, and looks what is left of them.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { chromium } from 'playwright-core';

import { findBrowser, launchArguments } from '../browser.mjs';
import { byId, fixture, hintsSeen, PHONE } from './visit.mjs';

const require = createRequire(import.meta.url);
const { WebExpect } = require('../../e2e/driver/matchers.js');
const { Touch } = require('../../e2e/driver/touch.js');
const { Evening, canTap } = require('../../e2e/support/evening.js');
const { shelfWith } = require('../../e2e/support/shelf.js');

export const KINDS = [
  'browser, SIGKILL',
  'tab, SIGKILL',
  'tab, crashed',
  'tab, closed',
  'browser, SIGKILL just after the answer',
];

const FIXTURES = [
  'e2e/fixtures/three.json',
  'e2e/fixtures/four.json',
  '__tests__/fixtures/evening.json',
];
const MOST_COMMANDS = 6;
const UNDO_EVERY = 9;

/** What comes of a promise, or nothing when it takes longer; no timer is left behind. */
async function within(ms, promise) {
  const patience = new AbortController();
  const over = pause(ms, undefined, { signal: patience.signal }).catch(() => undefined);
  try {
    return await Promise.race([promise, over]);
  } finally {
    patience.abort();
  }
}

/** The same numbers for the same seed. */
function dice(seed) {
  let a = seed >>> 0;
  return (below) => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

/** Tells each position of the log that React has put on the screen, in the frame that paints it. */
function watchScreen() {
  const shown = () => {
    const container = document.getElementById('root');
    const key = container && Object.keys(container).find((each) => each.startsWith('__reactCont'));
    const fibers = key ? [container[key].stateNode.current] : [];
    while (fibers.length > 0) {
      const fiber = fibers.pop();
      const { log } = fiber.memoizedProps?.value?.open?.history ?? {};
      if (log) return log;
      fibers.push(...[fiber.sibling, fiber.child].filter(Boolean));
    }
    return undefined;
  };
  let told;
  const look = () => {
    const log = shown();
    if (!log || log === told) return;
    told = log;
    globalThis.toldByScreen(log.commands.slice(0, log.cursor));
  };
  new MutationObserver(() => requestAnimationFrame(look)).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    characterData: true,
  });
}

function processes() {
  const lines = execFileSync('ps', ['-axo', 'pid=,ppid=,args=']).toString().split('\n');
  return lines.flatMap((line) => {
    const [, pid, parent, args] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid ? [{ pid: Number(pid), parent: Number(parent), args }] : [];
  });
}

/** A browser's processes, the one that began the others first. */
function familyOf(profile) {
  const all = processes().filter(({ pid }) => pid !== process.pid);
  const family = all.filter(({ args }) => args.includes(profile));
  for (const { pid } of family) {
    family.push(...all.filter((each) => each.parent === pid && !family.includes(each)));
  }
  return family.sort((a, b) => a.args.includes('--type=') - b.args.includes('--type='));
}

function end(family) {
  for (const { pid } of family) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It went with its parent.
    }
  }
}

/** One profile and the evening that is played on it, kill after kill. */
export class Victim {
  constructor(origin, { seed, journal = true }) {
    this.origin = origin;
    this.journal = journal;
    this.roll = dice(seed);
    this.evenings = this.roll(FIXTURES.length);
    this.profile = mkdtempSync(path.join(os.tmpdir(), 'kontor-kill-'));
    this.complaints = [];
  }

  async launch() {
    this.context = await chromium.launchPersistentContext(this.profile, {
      executablePath: findBrowser(),
      args: launchArguments(),
      viewport: PHONE,
      locale: 'en-GB',
      hasTouch: true,
      isMobile: true,
    });
    this.context.setDefaultTimeout(20000);
    this.context.on('weberror', (error) => this.complaints.push(String(error.error())));
    await this.context.exposeFunction('toldByScreen', (commands) => {
      this.told = commands;
      this.tells++;
    });
    await this.context.addInitScript(watchScreen);
    if (!this.journal) {
      await this.context.addInitScript(() => {
        Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
      });
    }
    // A browser may close with its last tab.
    this.page = await this.context.newPage();
  }

  /** Begins the next evening at a random command, on disk before it is played. */
  async begin() {
    const whole = fixture(FIXTURES[this.evenings++ % FIXTURES.length]);
    const until = whole.commands.findIndex((command) => !canTap(command));
    this.file = until < 0 ? whole : { ...whole, commands: whole.commands.slice(0, until) };
    const from = this.roll(Math.ceil(this.file.commands.length / 2));
    const laid = { ...this.file, commands: this.file.commands.slice(0, from), cursor: from };
    const { entries, id } = shelfWith({
      file: laid,
      settings: { hintsSeen, introOffered: false, closeUp: false },
    });
    this.id = id;
    this.evening = new Evening(this.file, from);
    if (!this.context) await this.launch();
    // A page of the same host that is not the app, so that nothing is written meanwhile.
    await this.page.goto(`${this.origin}/manifest.webmanifest`);
    await this.page.evaluate((kept) => {
      localStorage.clear();
      for (const [key, value] of kept) localStorage.setItem(key, value);
      return new Promise((done) => {
        const request = globalThis.indexedDB?.deleteDatabase('kontor');
        if (request) Object.assign(request, { onsuccess: done, onerror: done, onblocked: done });
        else done();
      });
    }, entries);
    await this.context.close();
    await this.launch();
    await this.open();
  }

  async open() {
    await this.page.goto(`${this.origin}/game/${this.id}`);
    await byId(this.page, 'table').waitFor();
    const driver = { screen: this.page, touch: await Touch.of(this.page), viewport: PHONE };
    const { by, element } = new WebExpect({ runtimeDevice: { deviceDriver: driver } });
    Object.assign(globalThis, { by, element });
  }

  /** What the app itself finds, once it has opened the game. */
  async found() {
    const { cursor, commands } = await this.page.evaluate((id) => {
      const parse = (key) => JSON.parse(localStorage.getItem(`kontor.${key}`)?.slice(9) ?? 'null');
      const header = parse(`game.${id}`);
      const commands = [];
      for (let k = 0; commands.length < header.count; k++)
        commands.push(...parse(`log.${id}.${k}`));
      return { cursor: header.cursor, commands };
    }, this.id);
    return commands.slice(0, cursor);
  }

  /**
   * One session: some commands are tapped and the browser or its tab is killed meanwhile. Says what
   * the screen had told, and what is there when the game is opened again.
   */
  async session(kind) {
    if (!this.evening || this.evening.at + MOST_COMMANDS >= this.file.commands.length) {
      await this.begin();
    }
    this.told = await this.found();
    this.tells = 0;
    const began = this.evening.at;
    const family = familyOf(this.profile);
    const tabs = family.filter(({ args }) => args.includes('--type=renderer'));
    const last = began + 1 + this.roll(MOST_COMMANDS);
    const delay = this.roll(500);
    const atOnce = kind.endsWith('answer');
    let killed = false;
    this.coming = began;

    const play = async () => {
      while (!killed && this.evening.at < last) {
        await this.say(this.evening.at + 1, () => this.evening.tap());
        this.evening.pass();
        if (killed || this.roll(UNDO_EVERY) > 0 || this.evening.at >= last) continue;
        await this.say(this.evening.at - 1, () =>
          globalThis.element(globalThis.by.id('undo')).tap(),
        );
        this.evening = new Evening(this.file, this.evening.at - 1);
      }
    };
    const kill = async () => {
      while (this.evening.at < last - (atOnce ? 0 : 1) && !killed) await pause(1);
      if (!atOnce) await pause(delay);
      killed = true;
      if (kind.startsWith('browser')) end(family);
      else if (kind === 'tab, SIGKILL') end(tabs);
      else if (kind === 'tab, closed') await this.page.close({ runBeforeUnload: false });
      else void (await this.context.newCDPSession(this.page)).send('Page.crash').catch(() => null);
    };
    const playing = play().catch((error) => {
      // A finger that finds no screen any more.
      if (!killed) throw error;
    });
    await Promise.race([kill(), playing.then(() => new Promise(() => undefined))]);
    // A finger on a dead screen may never come back.
    await within(1000, playing);
    // What the screen told in its last moment may still be on its way.
    await pause(150);
    const { told, tells, coming } = this;

    await this.rise(kind);
    await this.open();
    const found = await this.found();
    this.evening = new Evening(this.file, found.length);
    // What was just being said may be there or not; all that was told is.
    const until = Math.min(told.length, coming);
    const kept =
      (found.length === told.length || found.length === coming) &&
      JSON.stringify(found.slice(0, until)) === JSON.stringify(told.slice(0, until));
    const lost = kept ? 0 : Math.max(1, told.length - found.length);
    return { kind, confirmed: tells, lost };
  }

  async rise(kind) {
    const dead = this.page;
    const again = kind.startsWith('browser') ? null : this.context.newPage();
    // A tab that dies may take the browser along.
    this.page = await within(5000, again).catch(() => null);
    void dead.close().catch(() => null);
    if (this.page) return;
    end(familyOf(this.profile));
    await within(
      3000,
      this.context.close().catch(() => null),
    );
    await this.launch();
  }

  /** Resolves when the screen has told that the log stands at `to`. */
  async say(to, tap) {
    this.coming = to;
    await tap();
    const deadline = Date.now() + 10000;
    while (this.told.length !== to) {
      if (Date.now() > deadline)
        throw new Error(`The screen stays at ${this.told.length}, not ${to}.`);
      await pause(1);
    }
  }

  async close() {
    await this.context?.close().catch(() => null);
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
