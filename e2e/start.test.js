describe('start', () => {
  beforeAll(async () => {
    await device.launchApp({ newInstance: true, delete: true });
  });

  it('opens on the start page', async () => {
    await waitFor(element(by.id('home')))
      .toBeVisible()
      .withTimeout(10000);
    await expect(element(by.id('home-title'))).toHaveText('Kontor');
    await expect(element(by.id('home-unofficial'))).toBeVisible();
  });

  it('shows the start page again after a restart', async () => {
    await device.terminateApp();
    await device.launchApp({ newInstance: true });
    await expect(element(by.text('Kontor'))).toBeVisible();
    await expect(element(by.id('not-found'))).not.toExist();
  });
});
