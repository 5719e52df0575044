import { whenQuiet } from '../page/whenQuiet.ts';
import type { AskedConsent } from './Consent.tsx';

/** A page that the reader came to. */
export interface Arrival {
  title: string;
  path: string;
}

let started = false;
const arrivals: Arrival[] = [];
let tell = (arrival: Arrival): unknown => arrivals.push(arrival);

/**
 * Notes the page that the reader came to, once its title stands. Who tells analytics of it is loaded when the first
 * page is quiet.
 * @param ask draws the question whether visits may be counted.
 */
export function noteArrival(ask: (asked: AskedConsent) => void): void {
  tell({ title: document.title, path: location.pathname });
  if (started) return;
  started = true;
  whenQuiet(() => {
    import('./startSending.ts').then(
      ({ startSending }) => {
        tell = startSending(arrivals, ask);
      },
      () => undefined, // nobody counts this visit, which is no reader's loss
    );
  });
}
