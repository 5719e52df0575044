import { parseDemoHash } from '#core/preferences/demoHash.ts';
import { byAttribute, byClass } from '#markup/selectors.ts';
import { listenForCopies } from './copy.ts';
import { makeTabs } from './tabs.ts';
import { markHeadings } from './toc.ts';
import { reflectChoices } from '../preferences/choices.ts';
import { setPreference } from '../preferences/store.ts';

/**
 * Makes the static article's buttons work: tabs, copying, pressed states, and a hash that opens a demo's code.
 * @returns what undoes it.
 */
export function enhanceArticle(article: HTMLElement): () => void {
  const onHash = (): void => {
    openDemo(article, location.hash);
    openReference(article, location.hash);
  };
  reflectChoices(article);
  const stopMarks = markHeadings();
  const stopTabs = makeTabs(article);
  const stopCopies = listenForCopies(article);
  onHash();
  addEventListener('hashchange', onHash);
  const stopInstallation = enhanceInstallation(article);
  return () => {
    stopInstallation();
    stopMarks();
    removeEventListener('hashchange', onHash);
    stopTabs();
    stopCopies();
  };
}

/** Choices of the installation page; without their script they work, but are not remembered. */
function enhanceInstallation(article: HTMLElement): () => void {
  const box = article.querySelector<HTMLElement>(byClass('installation'));
  let stop: (() => void) | undefined;
  let stopped = false;
  if (box !== null) {
    import('./installation.ts').then(
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

/** A hash that names a demo sets the variants it asks for, opens the code and scrolls there. */
function openDemo(article: HTMLElement, hash: string): void {
  const linkedDemo = parseDemoHash(hash);
  if (linkedDemo === undefined) return;
  const frame = article.querySelector(byAttribute('data-demo', linkedDemo.demo));
  if (frame === null) return;
  if (linkedDemo.codeVariant !== undefined) setPreference('codeVariant', linkedDemo.codeVariant);
  if (linkedDemo.codeStyling !== undefined) setPreference('codeStyling', linkedDemo.codeStyling);
  const code = frame.querySelector('details');
  if (code !== null) code.open = true;
  frame.scrollIntoView();
}

/** A hash of the reference opens its row; what that takes comes with the first one. */
function openReference(article: HTMLElement, hash: string): void {
  if (hash === '' || article.querySelector(byClass('api-list')) === null) return;
  import('./openEntry.ts').then(
    ({ openEntry }) => openEntry(article, hash),
    () => undefined, // the browser has scrolled there all the same
  );
}
