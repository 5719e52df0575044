import type { Router } from 'next/router';
import { whenQuiet } from '../page/whenQuiet.ts';

let started = false;

/** Loads what makes the site work offline, and what mends a page of an old build, when the first page is quiet. */
export function startOffline(router: Router): void {
  if (started) return;
  started = true;
  whenQuiet(() => {
    import('./start.ts').then(
      ({ start }) => start(router),
      () => undefined, // this document does without
    );
  });
}
