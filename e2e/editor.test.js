const { sheetPoint } = require('./support/sheet');

/** A small whole board, copied by taps as a person would. */
const COLUMNS = 5;
const ROWS = 4;
const LANDS = {
  forest: ['B1', 'C1', 'D1'],
  pasture: ['B2', 'C2', 'D2'],
  field: ['B3', 'C3', 'D3'],
  mountains: ['E1', 'E2'],
  saltworks: ['E3', 'F2'],
};
const NUMBERS = { B1: 5, C1: 9, D1: 4, E1: 8, B2: 3, C2: 10, D2: 6, E2: 11, F2: 9, B3: 5, C3: 4 };
const CITIES = {
  B1w: 'Lyon',
  B1e: 'Paris',
  C1e: 'Bern',
  D1e: 'Wien',
  B2w: 'Nantes',
  B2e: 'Torino',
  C2e: 'Milano',
  D2e: 'Praha',
  B3w: 'Porto',
  B3e: 'Nice',
  C3e: 'Roma',
  D3e: 'Bari',
};

describe('copying a board', () => {
  let pane;
  const size = { columns: COLUMNS, rows: ROWS };
  const id = (name) => element(by.id(name));
  /** The pane has another size in every mode; places are found anew each time. */
  const look = async () => {
    pane = (await id('board').getAttributes()).frame;
  };
  const at = (place) => {
    const { x, y } = sheetPoint(pane, size, place);
    return { x: x - pane.x, y: y - pane.y };
  };
  const tap = (place) => id('board').tapAtPoint(at(place));
  const mode = async (name) => {
    await id(`mode-${name}`).tap();
    await look();
  };

  beforeAll(async () => {
    await device.launchApp({
      newInstance: true,
      delete: true,
      url: 'kontor://boards/copied/edit',
      languageAndLocale: { language: 'en', locale: 'en-US' },
    });
    await waitFor(id('editor-start')).toBeVisible().withTimeout(10000);
  });

  it('begins with an empty grid of the right size', async () => {
    await id('side-short').tap();
    for (let n = 9; n > COLUMNS; n--) await id('columns-minus').tap();
    for (let n = 8; n > ROWS; n--) await id('rows-minus').tap();
    await id('begin-drawing').tap();
    await expect(id('editor')).toBeVisible();
  });

  it('is coloured in', async () => {
    await mode('land');
    for (const [terrain, places] of Object.entries(LANDS)) {
      await id(`terrain-${terrain}`).tap();
      for (const place of places) await tap(place);
    }
    await mode('check');
    await expect(id('problem-no-hexes-hexes')).not.toExist();
  });

  it('gets its numbers along the rows', async () => {
    await mode('numbers');
    await tap('B1');
    for (const number of Object.values(NUMBERS)) await id(`number-${number}`).tap();
    await id('slot-arch').tap();
    await id('slot-yellow').tap();
    await mode('pieces');
    await id('part-tokens').tap();
    await id('token-0').tap();
    await id('token-number-9').tap();
  });

  it('gets its cities by a few letters', async () => {
    for (const [place, name] of Object.entries(CITIES)) {
      await mode('cities');
      await tap(place);
      await id('city-name').replaceText(name);
    }
  });

  it('gets its robber and loses a path', async () => {
    await mode('pieces');
    await id('part-robber').tap();
    await look();
    await tap('E3');
    await expect(id('robber-note')).toHaveText('It begins here: hex E3.');
    await mode('paths');
    await id('path-absent').tap();
    await tap('C2n');
  });

  it('is ready, and still there after a restart', async () => {
    await mode('check');
    await expect(id('verdict')).toHaveText('Ready to play');
    await device.launchApp({ newInstance: true, url: 'kontor://boards/copied/edit' });
    await waitFor(id('editor')).toBeVisible().withTimeout(10000);
    await id('mode-check').tap();
    await expect(id('verdict')).toHaveText('Ready to play');
    await device.takeScreenshot('editor-ready');
  });
});
