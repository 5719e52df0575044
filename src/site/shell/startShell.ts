import type { Router } from 'next/router';
import { reflectChoices } from '../preferences/choices.ts';
import { followOutside, setFromText, subscribe } from '../preferences/store.ts';
import { startTreeFilters } from '../enhance/filterTree.ts';
import { whenQuiet } from '../page/whenQuiet.ts';
export { ShellUpdates } from './ShellUpdates.tsx';
import { startLinks } from './links.ts';
import { CONTENT_ID } from './contentId.ts';
import { TO_TOP_ID } from './names.ts';
import { onChoice } from './onChoice.ts';
import { startProgress } from './progress.ts';

/** After this many CSS pixels the way back to the top is offered. Shared BEHAVIOUR, Layout. */
const TO_TOP_AFTER_PX = 200;

let started = false;

/**
 * Makes the static shell work, and starts what no reader waits for. It comes when the first page is awake (`whenAwake.ts`);
 * only its first call does something.
 */
export function startShell(router: Router): void {
  if (started) return;
  started = true;
  followOutside();
  subscribe(() => reflectChoices(document));
  reflectChoices(document);
  document.addEventListener('click', onChoice);
  document.addEventListener('change', onField);
  startLinks(router);
  startProgress(router);
  startToTop();
  startTreeFilters();
  startPrinting();
  whenQuiet(() => {
    import('../analytics/startSending.ts').then(
      ({ startSending }) => startSending(),
      () => undefined, // nobody counts this visit, which is no reader's loss
    );
    import('../offline/start.ts').then(
      ({ start }) => start(router),
      () => undefined, // this document does without
    );
  });
}

/** Paper is light and folds nothing. */
function startPrinting(): void {
  const root = document.documentElement;
  let opened: HTMLDetailsElement[] = [];
  let theme: string | null = null;
  addEventListener('beforeprint', () => {
    theme = root.getAttribute('data-theme');
    root.setAttribute('data-theme', 'light');
    opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
    for (const details of opened) details.open = true;
  });
  addEventListener('afterprint', () => {
    if (theme !== null) root.setAttribute('data-theme', theme);
    for (const details of opened) details.open = false;
  });
}

/** A field that sets a preference. */
function onField({ target }: Event): void {
  if (target instanceof HTMLInputElement) setFromText(target.dataset['set'] ?? '-', target.value);
}

function startToTop(): void {
  const link = document.getElementById(TO_TOP_ID);
  if (link === null) return;
  let last = 0;
  const look = (): void => {
    link.hidden = scrollY < TO_TOP_AFTER_PX;
    link.toggleAttribute('data-turned', scrollY < last);
    last = scrollY;
  };
  link.addEventListener('click', (event) => {
    event.preventDefault();
    scrollTo({ top: 0 });
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  });
  addEventListener('scroll', look, { passive: true });
  look();
}
