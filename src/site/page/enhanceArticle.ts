import { parseDemoHash } from '#core/demoHash.ts';
import { listenForCopies } from '../code/copy.ts';
import { makeTabs } from '../code/tabs.ts';
import { reflectChoices } from '../preferences/choices.ts';
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
  onHash();
  addEventListener('hashchange', onHash);
  const stopReference = enhanceLists(article);
  return () => {
    stopReference();
    removeEventListener('hashchange', onHash);
    stopTabs();
    stopCopies();
  };
}

/** Filters of reference lists come with a script of their own, on the pages that have such lists. */
function enhanceLists(article: HTMLElement): () => void {
  if (article.querySelector('.api-list') === null) return () => undefined;
  let stop: (() => void) | undefined;
  let stopped = false;
  void import('../api/enhanceReference.ts').then(({ enhanceReference }) => {
    if (!stopped) stop = enhanceReference(article);
  });
  return () => {
    stopped = true;
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
