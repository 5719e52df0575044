import { WORKERS } from '#core/offline/files.ts';
import type { ToWorker } from '#core/offline/talk.ts';

/** Tells the workers that there are. */
export async function tellWorker(message: ToWorker): Promise<void> {
  for (const { scope } of WORKERS) {
    const registration = await navigator.serviceWorker.getRegistration(scope);
    // Asked for another address, the browser names whichever worker answers for it.
    if (registration?.scope === location.origin + scope) registration.active?.postMessage(message);
  }
}
