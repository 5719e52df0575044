import { WORKER_SCOPE } from '#core/offline/files.ts';
import type { ToWorker } from '#core/offline/talk.ts';

/** The worker in charge of the site, if there is one. */
export async function tellWorker(said: ToWorker): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER_SCOPE);
  registration?.active?.postMessage(said);
}
