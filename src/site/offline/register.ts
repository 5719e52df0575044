import { WORKERS, type WorkerPlace } from '#core/offline/files.ts';
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
 * Registers a worker; the one place that does. Undefined where browser or reader refuse.
 */
export async function registerWorker({
  file,
  scope,
}: WorkerPlace): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker.register(file, {
      scope,
      updateViaCache: 'none',
    });
  } catch {
    return undefined; // private windows and blocked storage: the site works as ever, with a network
  }
}

/** A host that is no longer configured must not keep its workers for ever. */
export async function dropWorkers(): Promise<void> {
  try {
    for (const { scope } of WORKERS) {
      await (await navigator.serviceWorker.getRegistration(scope))?.unregister();
    }
  } catch {
    // refused: then there is none
  }
}
