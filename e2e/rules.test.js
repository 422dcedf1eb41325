const { expectAccessible } = require('./support/axe');

const tap = (id) => element(by.id(id)).tap();

/** axe needs a page; on a phone the rest of the spec runs without it. */
const accessible = async () => {
  if (device.getPlatform() === 'web') await expectAccessible(device);
};

describe('the rules', () => {
  beforeAll(async () => {
    await device.launchApp({
      newInstance: true,
      delete: true,
      languageAndLocale: { language: 'ru', locale: 'ru-RU' },
    });
  });

  it('are asked in the middle of a game, and the game is as it was', async () => {
    await tap('home-new');
    await tap('board-practice-short');
    await tap('start-fixed');
    await tap('begin');
    await tap('as-printed');
    await tap('dice-6');
    await tap('action-route');
    await tap('rules-now');
    await tap('all-rules');
    await element(by.id('search')).typeText('семёрка');
    await expect(element(by.id('found'))).toBeVisible();
    await accessible();
    await device.takeScreenshot('rules-search');
    await tap('article-seven');
    await expect(element(by.id('drawing-seven'))).toBeVisible();
    await accessible();
    await tap('to-game');
    await tap('sheet-close');
    await expect(element(by.id('panel-route'))).toBeVisible();
  });

  it('keep a page on top, and the sheet waits where it was opened', async () => {
    await tap('cancel');
    await tap('rules-now');
    await tap('article-prices');
    await tap('to-glance-prices');
    await accessible();
    await tap('pin');
    await tap('back');
    await tap('back');
    await expect(element(by.id('rules-sheet'))).toBeVisible();
    await tap('sheet-close');
    await expect(element(by.id('panel-action'))).toBeVisible();
  });

  it('are walked through on the first evening', async () => {
    await tap('back');
    await tap('home-intro');
    await tap('as-printed');
    await tap('dice-6');
    for (let step = 3; step <= 10; step++) await tap('coach-next');
    await expect(element(by.id('home'))).toBeVisible();
    await expect(element(by.id('home-intro'))).not.toExist();
  });
});
