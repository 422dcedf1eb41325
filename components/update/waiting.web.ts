import { useSyncExternalStore } from 'react';

/**
 * A new version is fetched in the background and waits (public/register.js). It comes in when
 * somebody asks for it here, and never by itself: a reload in the middle of a turn costs trust.
 */
type Reload = () => void;

let offered: Reload | null = null;
let watching = false;
const listeners = new Set<() => void>();

function offer(reload: Reload): void {
  offered = reload;
  for (const listener of listeners) listener();
}

const reload: Reload = () => window.location.reload();

function letIn(worker: ServiceWorker): Reload {
  return () => {
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    worker.postMessage({ type: 'SKIP_WAITING' });
  };
}

async function watch(workers: ServiceWorkerContainer): Promise<void> {
  // The very first worker is no news to a page that came without one.
  const known = workers.controller !== null;
  const registration = await workers.ready;
  const look = () => {
    if (registration.waiting) offer(letIn(registration.waiting));
  };
  const follow = () => registration.installing?.addEventListener('statechange', look);
  registration.addEventListener('updatefound', follow);
  follow();
  look();
  // Let in by another tab: what this one has not loaded yet is gone with the old version.
  if (known) workers.addEventListener('controllerchange', () => offer(reload));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!watching && 'serviceWorker' in navigator) {
    watching = true;
    void watch(navigator.serviceWorker);
  }
  return () => listeners.delete(listener);
}

/** Brings the waiting version in, by loading the page anew; null while there is none. */
export function useNewVersion(): Reload | null {
  return useSyncExternalStore(subscribe, () => offered);
}
