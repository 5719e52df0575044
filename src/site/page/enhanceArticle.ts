import { parseDemoHash } from '#core/preferences/demoHash.ts';
import { byAttribute, byClass } from '#markup/selectors.ts';
import { listenForCopies } from '../enhance/copy.ts';
import { markHeadings } from '../enhance/toc.ts';
import { makeTabs } from '../enhance/tabs.ts';
import { reflectChoices } from '../preferences/choices.ts';
import { sayGone } from '../offline/gone.ts';
import { setPreference } from '../preferences/store.ts';

/**
 * Makes the static article's buttons work: tabs, copying, pressed states, and a hash that opens a demo's code.
 * @returns what undoes it.
 */
export function enhanceArticle(article: HTMLElement): () => void {
  const onHash = (): void => openDemo(article, location.hash);
  reflectChoices(article);
  const stopTabs = makeTabs(article);
  const stopCopies = listenForCopies(article);
  const stopMarks = markHeadings();
  onHash();
  addEventListener('hashchange', onHash);
  const stopReference = enhanceLists(article);
  const stopChanges = enhanceChanges(article);
  const stopInstallation = enhanceInstallation(article);
  const stopNames = enhanceNames(article);
  return () => {
    stopReference();
    stopChanges();
    stopInstallation();
    stopNames();
    removeEventListener('hashchange', onHash);
    stopTabs();
    stopCopies();
    stopMarks();
  };
}

/** Filters of reference lists come with a script of their own, on the pages that have such lists. */
const enhanceLists = (article: HTMLElement): (() => void) =>
  whenThere(article.querySelector(byClass('api-list')), async () => {
    const { enhanceReference } = await import('../reference/enhanceReference.ts');
    return () => enhanceReference(article);
  });

/** So does the search box of migration pages. */
const enhanceChanges = (article: HTMLElement): (() => void) =>
  whenThere(article.querySelector<HTMLElement>(byClass('change-filter')), async (box) => {
    const { filterChanges } = await import('./filterChanges.ts');
    return () => filterChanges(box);
  });

/** Loads at once what makes an element work, when the page has it. @returns what undoes it. */
function whenThere<T extends Element>(
  element: T | null,
  load: (element: T) => Promise<() => () => void>,
): () => void {
  if (element === null) return () => undefined;
  let stop: (() => void) | undefined;
  let stopped = false;
  void load(element).then((start) => {
    if (!stopped) stop = start();
  });
  return () => {
    stopped = true;
    stop?.();
  };
}

/** Choices of the installation page; without their script they work, but are not remembered. */
function enhanceInstallation(article: HTMLElement): () => void {
  const box = article.querySelector<HTMLElement>(byClass('installation'));
  let stop: (() => void) | undefined;
  let stopped = false;
  if (box !== null) {
    import('../enhance/installation.ts').then(
      ({ startInstallation }) => {
        if (!stopped) stop = startInstallation(article, box);
      },
      () => box.classList.add('ready'),
    );
  }
  return () => {
    stopped = true;
    stop?.();
  };
}

/** Hints of names come with a script of their own. */
const enhanceNames = (article: HTMLElement): (() => void) =>
  whenReached(article, `a${byClass('name')}`, async (name) => {
    const { startHints } = await import('../reference/hints.ts');
    return () => startHints(article, name);
  });

/**
 * Loads what makes some elements work when a reader first points at one of them, or comes there by keyboard.
 * @param load gives what starts it; that gives what undoes it.
 * @returns what undoes it.
 */
function whenReached(
  article: HTMLElement,
  selector: string,
  load: (reached: HTMLElement) => Promise<() => () => void>,
): () => void {
  let stop: (() => void) | undefined;
  let loading = false;
  const listeners = new AbortController();
  const { signal } = listeners;
  const onReach = ({ target }: Event): void => {
    const reached = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
    if (reached === null || loading) return;
    loading = true;
    load(reached).then(
      (start) => {
        if (signal.aborted) return;
        listeners.abort();
        stop = start();
      },
      () => {
        loading = false; // the next reach tries again
        sayGone();
      },
    );
  };
  for (const type of ['pointerover', 'focusin']) {
    article.addEventListener(type, onReach, { signal });
  }
  return () => {
    listeners.abort();
    stop?.();
  };
}

/** A hash that names a demo sets the variants it asks for, opens the code and scrolls there. */
function openDemo(article: HTMLElement, hash: string): void {
  const asked = parseDemoHash(hash);
  if (asked === undefined) return;
  const frame = article.querySelector(byAttribute('data-demo', asked.demo));
  if (frame === null) return;
  if (asked.codeVariant !== undefined) setPreference('codeVariant', asked.codeVariant);
  if (asked.codeStyling !== undefined) setPreference('codeStyling', asked.codeStyling);
  const code = frame.querySelector('details');
  if (code !== null) code.open = true;
  frame.scrollIntoView();
}
