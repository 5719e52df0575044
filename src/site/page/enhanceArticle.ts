import { parseDemoHash } from '#core/preferences/demoHash.ts';
import { ratingKey, UNSENT_KEY } from '#core/feedback/keys.ts';
import { listenForCopies } from '../enhance/copy.ts';
import { makeTabs } from '../enhance/tabs.ts';
import { reflectChoices } from '../preferences/choices.ts';
import { sayGone } from '../offline/gone.ts';
import { setPreference } from '../preferences/store.ts';
import { whenQuiet } from './whenQuiet.ts';

/**
 * Makes the static article's buttons work: tabs, copying, pressed states, and a hash that opens a demo's code.
 * @returns what undoes it.
 */
export function enhanceArticle(article: HTMLElement): () => void {
  const onHash = (): void => openDemo(article, location.hash);
  reflectChoices(article);
  const stopTabs = makeTabs(article);
  const stopCopies = listenForCopies(article);
  onHash();
  addEventListener('hashchange', onHash);
  const stopReference = enhanceLists(article);
  const stopChanges = enhanceChanges(article);
  const stopInstallation = enhanceInstallation(article);
  const stopNames = enhanceNames(article);
  const stopToolbars = enhanceToolbars(article);
  const stopFeedback = enhanceFeedback(article);
  return () => {
    stopReference();
    stopChanges();
    stopInstallation();
    stopNames();
    stopToolbars();
    stopFeedback();
    removeEventListener('hashchange', onHash);
    stopTabs();
    stopCopies();
  };
}

/** Filters of reference lists come with a script of their own, on the pages that have such lists. */
const enhanceLists = (article: HTMLElement): (() => void) =>
  whenThere(article.querySelector('.api-list'), async () => {
    const { enhanceReference } = await import('../reference/enhanceReference.ts');
    return () => enhanceReference(article);
  });

/** So does the search box of migration pages. */
const enhanceChanges = (article: HTMLElement): (() => void) =>
  whenThere(article.querySelector<HTMLElement>('.change-filter'), async (box) => {
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
  const box = article.querySelector<HTMLElement>('.installation');
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
  whenReached(article, 'a.name', async (name) => {
    const { startHints } = await import('../reference/hints.ts');
    return () => startHints(article, name);
  });

/** And so does what toolbars of demos do beyond choosing and copying. */
const enhanceToolbars = (article: HTMLElement): (() => void) =>
  whenReached(article, '.demo-tools', async () => {
    const { startToolbars } = await import('../demo/toolbar.ts');
    return () => startToolbars(article, article.dataset['page'] ?? '');
  });

/** Questions about the page and its sections. What an earlier visit has left is shown without being asked for. */
function enhanceFeedback(article: HTMLElement): () => void {
  const stop = whenReached(article, '.rate, .feedback', async () => {
    const { startFeedback } = await import('../feedback/startFeedback.ts');
    return () => startFeedback(article);
  });
  whenQuiet(() => {
    if (hasFeedback())
      article
        .querySelector('.feedback')
        ?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  });
  return stop;
}

/** The reader has voted on this page, or something of theirs was not sent (`#core/feedback/unsent.ts`). */
function hasFeedback(): boolean {
  try {
    const unsent = localStorage.getItem(UNSENT_KEY);
    return localStorage.getItem(ratingKey(location.pathname)) !== null || (unsent ?? '[]') !== '[]';
  } catch {
    return false; // storage is refused
  }
}

/**
 * Loads what makes some elements work when a reader first points at one of them, or comes there by keyboard. A click
 * that was too early is done again.
 * @param load gives what starts it; that gives what undoes it.
 * @returns what undoes it.
 */
function whenReached(
  article: HTMLElement,
  selector: string,
  load: (reached: HTMLElement) => Promise<() => () => void>,
): () => void {
  let stop: (() => void) | undefined;
  let early: HTMLButtonElement | null | undefined;
  let loading = false;
  const listeners = new AbortController();
  const { signal } = listeners;
  const onReach = (event: Event): void => {
    const { type, target } = event;
    const reached = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
    if (reached === null) return;
    if (type === 'click') {
      early = (target as Element).closest<HTMLButtonElement>('[data-tool], .rate, [name=rating]');
      // A form's own way is for when the script does not come.
      if (early?.form) event.preventDefault();
    }
    if (loading) return;
    loading = true;
    load(reached).then(
      (start) => {
        if (signal.aborted) return;
        listeners.abort();
        stop = start();
        early?.click();
      },
      () => {
        loading = false; // the next reach tries again
        if (early?.form == null) sayGone();
        else early.form.requestSubmit(early);
      },
    );
  };
  for (const type of ['pointerover', 'focusin', 'click']) {
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
  const frame = article.querySelector(`[data-demo="${asked.demo}"]`);
  if (frame === null) return;
  if (asked.codeVariant !== undefined) setPreference('codeVariant', asked.codeVariant);
  if (asked.codeStyling !== undefined) setPreference('codeStyling', asked.codeStyling);
  const code = frame.querySelector('details');
  if (code !== null) code.open = true;
  frame.scrollIntoView();
}
