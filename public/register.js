// Keeps the app for use without a network. A new version waits until somebody asks for it.
(function () {
  if (!('serviceWorker' in navigator)) return;
  const HOUR = 60 * 60 * 1000;
  let asked = Date.now();

  // After the first page is there: keeping all the others must not slow it down.
  window.addEventListener('load', async () => {
    try {
      const registration = await navigator.serviceWorker.register('/sw.js');
      // An installed app may stay open for days without a page being loaded.
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState !== 'visible' || Date.now() - asked < HOUR) return;
        asked = Date.now();
        registration.update().catch(() => undefined);
      });
    } catch {
      // Without it the app still works, online.
    }
  });
})();
