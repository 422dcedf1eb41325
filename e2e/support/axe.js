// What a screen reader and a keyboard would stumble over, found by axe on the page as it stands.
const { AxeBuilder } = require('@axe-core/playwright');

/** Detox keeps its driver to itself; the browser's page is reached through it. */
const pageOf = (device) => device.deviceDriver?.screen;

/** Fails with the rule and the element of every finding that keeps somebody out. */
async function expectAccessible(device) {
  const page = pageOf(device);
  if (!page) throw new Error('axe reads a page in a browser; this device has none.');
  const { violations } = await new AxeBuilder({ page })
    // A row of figures and signs is spoken in words; there is no label to read out beside them.
    .disableRules('label-content-name-mismatch')
    .analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const told = grave.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  if (told.length > 0) throw new Error(`axe found:\n${told.join('\n')}`);
}

module.exports = { expectAccessible };
