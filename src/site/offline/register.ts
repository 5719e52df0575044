import { WORKER_FILE, WORKER_SCOPE } from '#core/offline/files.ts';
import { documentServices } from '../page/documentServices.ts';

/** Set by a reader of a local server who wants to try it (`OfflinePage`). */
const LOCAL_KEY = 'docs-offline';

export const isLocalHost = (): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname);

/** Turns the worker on for a local server, in this browser. Storage may refuse: then it lasts as long as the page. */
export function allowLocally(): void {
  try {
    localStorage.setItem(LOCAL_KEY, 'on');
  } catch {
    // refused
  }
}

function isAllowedLocally(): boolean {
  try {
    return isLocalHost() && localStorage.getItem(LOCAL_KEY) === 'on';
  } catch {
    return false;
  }
}

/** Whether the site has a worker here: on the production host, and where a local server poses as one. */
export const isWorkerHost = (): boolean =>
  documentServices().offline.hosts.includes(location.hostname) || isAllowedLocally();

/**
 * Registers the worker; the one place that does. Undefined where browser or reader refuse.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker.register(WORKER_FILE, {
      scope: WORKER_SCOPE,
      updateViaCache: 'none',
    });
  } catch {
    return undefined; // private windows and blocked storage: the site works as ever, with a network
  }
}

/** A host that is no longer configured must not keep its worker for ever. */
export async function dropWorker(): Promise<void> {
  try {
    await (await navigator.serviceWorker.getRegistration(WORKER_SCOPE))?.unregister();
  } catch {
    // refused: then there is none
  }
}
