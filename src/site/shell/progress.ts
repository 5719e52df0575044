import type { Router } from 'next/router';
import { PROGRESS_ID } from './names.ts';

/** A navigation that takes longer shows that it is under way. Shared BEHAVIOUR, Layout. */
const SHOW_AFTER_MS = 200;

/** Shows the bar while a route is on its way for long; a route that fails to load is loaded by the browser instead. */
export function startProgress(router: Router): void {
  const bar = document.getElementById(PROGRESS_ID);
  if (bar === null) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const done = (): void => {
    clearTimeout(timer);
    bar.hidden = true;
  };
  router.events.on('routeChangeStart', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      bar.hidden = false;
    }, SHOW_AFTER_MS);
  });
  router.events.on('routeChangeComplete', done);
  router.events.on('routeChangeError', done);
}
