// A Detox device that is a Chromium window showing the web export. Detox's driver base class has no
// public entry point, which is why detox is pinned to an exact version.
const { mkdir, mkdtemp, rm } = require('node:fs/promises');
const os = require('node:os');
const path = require('node:path');

const DeviceDriverBase = require('detox/src/devices/runtime/drivers/DeviceDriverBase');
const { chromium } = require('playwright-core');

const { WebExpect } = require('./matchers');
const { serve } = require('./serve');
const { Touch } = require('./touch');

const PERMISSIONS = {
  camera: 'camera',
  location: 'geolocation',
  microphone: 'microphone',
  notifications: 'notifications',
};

function parseViewport(text) {
  const [width, height] = text.split('x').map(Number);
  if (!width || !height) throw new Error(`A viewport reads like 390x844, not "${text}".`);
  return { width, height };
}

class AllocationDriver {
  async allocate(deviceConfig) {
    const viewport = process.env.KONTOR_VIEWPORT ?? deviceConfig.device?.viewport ?? '390x844';
    return { id: `chromium-${process.pid}`, name: `Chromium ${viewport}`, viewport };
  }

  async free() {}
}

class RuntimeDriver extends DeviceDriverBase {
  constructor(deps, cookie) {
    super(deps);
    this.cookie = cookie;
    this.viewport = parseViewport(cookie.viewport);
    this.folder = Object.values(deps.appsConfig)[0].binaryPath;
    this.errors = [];
  }

  getExternalId() {
    return this.cookie.id;
  }

  getDeviceName() {
    return this.cookie.name;
  }

  getPlatform() {
    return 'web';
  }

  getBundleIdFromBinary() {
    return 'kontor';
  }

  /** The page of the running app; an error nobody caught in the app fails the spec that met it. */
  get screen() {
    if (!this.page) throw new Error('The app is not running: call device.launchApp() first.');
    if (this.errors.length > 0) {
      throw new Error(`The app threw an error: ${this.errors.splice(0).join('\n')}`);
    }
    return this.page;
  }

  async launchApp(_bundleId, launchArgs, languageAndLocale) {
    const language = languageAndLocale?.locale ?? languageAndLocale?.language;
    await this.openBrowser(language?.replace('_', '-') ?? this.language ?? 'en-US');
    if (!this.page) {
      this.page = await this.context.newPage();
      this.page.on('pageerror', (error) => this.errors.push(error.stack ?? String(error)));
      this.touch = await Touch.of(this.page);
      await this.visit(launchArgs?.detoxURLOverride);
    }
    return process.pid;
  }

  /** A browser's language is fixed when it starts; its profile, and so the app's data, outlives a change. */
  async openBrowser(language) {
    this.server ??= await serve(this.folder);
    this.profile ??= await mkdtemp(path.join(os.tmpdir(), 'kontor-profile-'));
    if (this.context && this.language === language) return;
    await this.closeBrowser();

    const { findBrowser, launchArguments } = await import('../../scripts/browser.mjs');
    this.context = await chromium.launchPersistentContext(this.profile, {
      executablePath: findBrowser(),
      args: launchArguments(),
      locale: language,
      viewport: this.viewport,
      deviceScaleFactor: 2,
      // The specs are about the app; what is kept for offline use would outlive their resets.
      serviceWorkers: 'block',
      hasTouch: true,
      isMobile: true,
    });
    this.language = language;
    if (this.permissions) await this.context.grantPermissions(this.permissions);
  }

  async closeBrowser() {
    await this.context?.close();
    this.context = undefined;
    this.page = undefined;
  }

  async visit(url) {
    const place = url ? `/${url.replace(/^[a-z]+:\/\/+/, '')}` : '/';
    await this.page.goto(this.server.origin + place);
    await this.waitUntilReady();
  }

  async waitUntilReady() {
    await this.page.waitForFunction(() => document.getElementById('root')?.firstElementChild);
    await this.touch.settle();
  }

  async deliverPayload({ url }) {
    if (url) await this.visit(url);
  }

  async reloadReactNative() {
    await this.screen.reload();
    await this.waitUntilReady();
  }

  async terminate() {
    await this.page?.close();
    this.page = undefined;
  }

  async uninstallApp() {
    await this.resetAppState();
  }

  async resetAppState() {
    await this.terminate();
    if (!this.context) return;
    const page = await this.context.newPage();
    const session = await this.context.newCDPSession(page);
    const target = { origin: this.server.origin, storageTypes: 'all' };
    await session.send('Storage.clearDataForOrigin', target);
    await page.close();
  }

  async setPermissions(_bundleId, permissions) {
    const granted = Object.keys(permissions).filter((name) => permissions[name] === 'YES');
    this.permissions = granted.map((name) => PERMISSIONS[name]).filter(Boolean);
    await this.context?.grantPermissions(this.permissions);
  }

  async setOrientation(orientation) {
    const [short, long] = Object.values(this.viewport).sort((a, b) => a - b);
    const isPortrait = orientation === 'portrait';
    this.viewport = { width: isPortrait ? short : long, height: isPortrait ? long : short };
    await this.screen.setViewportSize(this.viewport);
    await this.touch.settle();
  }

  async takeScreenshot(name) {
    const folder = path.join('artifacts', 'screenshots', this.cookie.viewport);
    await mkdir(folder, { recursive: true });
    const file = path.resolve(folder, `${name}.png`);
    await this.screen.screenshot({ path: file });
    return file;
  }

  async tap(point) {
    await this.touch.press(point ?? { x: 100, y: 100 });
  }

  async longPress(point, duration) {
    await this.touch.longPress(point ?? { x: 100, y: 100 }, duration ?? undefined);
  }

  async pressBack() {
    await this.screen.goBack();
  }

  async cleanup(bundleId) {
    const uncaught = this.errors.splice(0);
    await this.closeBrowser();
    await this.server?.close();
    if (this.profile) await rm(this.profile, { recursive: true, force: true });
    await super.cleanup(bundleId);
    if (uncaught.length > 0) throw new Error(`The app threw an error: ${uncaught.join('\n')}`);
  }
}

module.exports = {
  DeviceAllocationDriverClass: AllocationDriver,
  RuntimeDriverClass: RuntimeDriver,
  ExpectClass: WebExpect,
};
