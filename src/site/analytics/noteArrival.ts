import { whenQuiet } from '../page/whenQuiet.ts';

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
 */
export function noteArrival(): void {
  tell({ title: document.title, path: location.pathname });
  if (started) return;
  started = true;
  whenQuiet(() => {
    import('./startSending.ts').then(
      ({ startSending }) => {
        tell = startSending(arrivals);
      },
      () => undefined, // nobody counts this visit, which is no reader's loss
    );
  });
}
