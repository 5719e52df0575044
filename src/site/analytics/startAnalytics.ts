import type { Router } from 'next/router';
import { whenQuiet } from '../page/whenQuiet.ts';

/** A page that the reader came to. */
export interface Arrival {
  title: string;
  path: string;
}

let started = false;

/** Notes every page that the reader comes to; who tells analytics of it is loaded when the page is quiet. Called once. */
export function startAnalytics(router: Router): void {
  if (started) return;
  started = true;
  const arrivals: Arrival[] = [];
  let tell = (arrival: Arrival): unknown => arrivals.push(arrival);
  const arrive = (): unknown => tell({ title: document.title, path: location.pathname });
  // The title is updated after the route has changed.
  router.events.on('routeChangeComplete', () => setTimeout(arrive));
  arrive();
  whenQuiet(() => {
    import('./startSending.ts').then(
      ({ startSending }) => {
        tell = startSending(arrivals);
      },
      () => undefined, // nobody counts this visit, which is no reader's loss
    );
  });
}
