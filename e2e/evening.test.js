const { playEvening, tap } = require('./support/evening');

const four = require('./fixtures/four.json');
const three = require('./fixtures/three.json');

/** What a person would read off the strip, in the order of any language. */
async function expectStrip(state) {
  for (const colour of state.seats) {
    const { hand, gold, goods } = state.players[colour];
    const { label } = await element(by.id(`strip-${colour}`)).getAttributes();
    const figures = (label.match(/\d+/g) ?? []).map(Number);
    const told = [hand, gold, goods.delivered, goods.free, goods.locked];
    if (JSON.stringify(figures) !== JSON.stringify(told)) {
      throw new Error(`The strip says “${label}” of ${colour}, not ${told.join(', ')}`);
    }
  }
}

const EVENINGS = [
  { language: 'ru', locale: 'ru-RU', file: four, seats: 'count-4', start: 'start-fixed' },
  { language: 'de', locale: 'de-DE', file: three, seats: 'count-3', start: 'start-variable' },
  { language: 'en', locale: 'en-GB', file: four, seats: 'count-4', start: 'start-fixed' },
];

/** `npm test` plays one evening on the phone and one on the tablet; `npm run e2e` plays them all. */
const wanted = process.env.KONTOR_LANGUAGES?.split(',');
const evenings = EVENINGS.filter(({ language }) => !wanted || wanted.includes(language));

describe.each(evenings)('an evening in $language', ({ language, locale, file, seats, start }) => {
  beforeAll(async () => {
    await device.launchApp({
      newInstance: true,
      delete: true,
      languageAndLocale: { language, locale },
    });
  });

  it('is played from the title page to the winner, and survives a closed tab', async () => {
    // The recorded taps are those of a board that holds still.
    await tap('home-settings');
    await waitFor(element(by.id('setting-closeUp')))
      .toBeVisible(100)
      .whileElement(by.id('settings-scroll'))
      .scroll(200, 'down');
    await tap('setting-closeUp');
    await tap('back');
    await tap('home-new');
    await tap(seats);
    await tap('board-practice-short');
    await tap(start);
    await tap('begin');
    const end = await playEvening(file, async (state, command, at) => {
      if (command.type === 'roll') await device.takeScreenshot(`roll-${language}`);
      if (command.type === 'endTurn') await expectStrip(state);
      if (at !== 60) return;
      await device.terminateApp();
      await device.launchApp({ newInstance: true });
      await tap('continue');
      await expectStrip(state);
    });
    await expect(element(by.id('panel-over'))).toBeVisible();
    await expectStrip(end);
    await device.takeScreenshot(`winner-${language}`);
  }, 400000);

  it('can take back the victory and win again', async () => {
    await tap('undo');
    await expect(element(by.id('panel-over'))).not.toExist();
    await tap('redo');
    await expect(element(by.id('panel-over'))).toBeVisible();
  });
});
