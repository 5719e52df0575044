import { anchorSpellings } from '#core/reference/anchors.ts';
import type { TypePopover } from './typePopover.ts';

/*
 * Filtering and opening of the lists that the compiler prints for the reference (`src/compiler/reference`). Loaded on
 * reference pages only.
 */

const rowsOf = (list: Element): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>(':scope > .api-row, :scope > .api-record'),
];

/** Whether a row has every word of the query in its text, and every asked trait. */
function matches(row: HTMLElement, words: readonly string[], traits: readonly string[]): boolean {
  const own = (row.dataset['traits'] ?? '').split(' ');
  if (!traits.every((trait) => own.includes(trait))) return false;
  const text = textOf(row);
  return words.every((word) => text.includes(word));
}

const texts = new WeakMap<Element, string>();

function textOf(row: Element): string {
  const known = texts.get(row);
  if (known !== undefined) return known;
  // the names of demos are no words about the entry
  const demos = row.querySelector(':scope > .api-demos')?.textContent ?? '';
  const text = (row.textContent ?? '').replace(demos, '').toLowerCase();
  texts.set(row, text);
  return text;
}

function filter(list: Element): void {
  const query = list.querySelector<HTMLInputElement>('input[type="search"]')?.value ?? '';
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const traits = [...list.querySelectorAll<HTMLInputElement>('input[data-trait]:checked')].map(
    (box) => box.dataset['trait'] ?? '',
  );
  const rows = rowsOf(list);
  const found = new Set(rows.filter((row) => matches(row, words, traits)));
  show(list, rows, found);
  const shown = found.size;
  const output = list.querySelector('output');
  if (output !== null) output.textContent = `${shown} of ${rows.length}`;
}

/** More rows at once than a window shows would be laid out for longer than a frame. */
const ROWS_PER_FRAME = 40;

const frames = new WeakMap<Element, number>();

/** Hides what is not found at once, and brings the rest back from the top, some rows in each frame. */
function show(list: Element, rows: readonly HTMLElement[], found: ReadonlySet<HTMLElement>): void {
  cancelAnimationFrame(frames.get(list) ?? 0);
  for (const row of rows) if (!found.has(row)) row.hidden = true;
  const waiting = rows.filter((row) => row.hidden && found.has(row));
  const next = (): void => {
    for (const row of waiting.splice(0, ROWS_PER_FRAME)) row.hidden = false;
    hideEmptyGroups(list);
    if (waiting.length > 0) frames.set(list, requestAnimationFrame(next));
  };
  next();
}

/** A heading inside of the list, with its feedback button, stands over the rows that follow it. */
function hideEmptyGroups(list: Element): void {
  for (const heading of list.querySelectorAll<HTMLElement>(':scope > h3')) {
    const group = followersOf(heading);
    const empty = !group.some(isShownRow);
    heading.hidden = empty;
    for (const part of group) if (part.classList.contains('island')) part.hidden = empty;
  }
}

const isShownRow = (element: HTMLElement): boolean =>
  element.matches('.api-row, .api-record') && !element.hidden;

/** What stands between a heading and the next one. */
function followersOf(heading: HTMLElement): HTMLElement[] {
  const followers: HTMLElement[] = [];
  let next = heading.nextElementSibling;
  while (next instanceof HTMLElement && next.tagName !== 'H3') {
    followers.push(next);
    next = next.nextElementSibling;
  }
  return followers;
}

/** A hash opens its row or record; one that nothing has gets a quiet note. */
function openHash(article: HTMLElement): void {
  article.querySelector('.api-note')?.remove();
  const id = decodeHash(location.hash);
  if (id === '') return;
  const target = anchorSpellings(id)
    .map((spelling) => document.getElementById(spelling))
    .find((found) => found !== null);
  if (target === undefined) {
    // A guide with an excerpt: there a hash may be a demo's.
    if (article.querySelector('.api-excerpt') !== null) return;
    const note = document.createElement('p');
    note.className = 'api-note';
    note.setAttribute('role', 'status');
    note.textContent = `This page has no entry “${id}”.`;
    article.prepend(note);
    return;
  }
  target.hidden = false;
  const details =
    target instanceof HTMLDetailsElement ? target : target.querySelector(':scope > details');
  if (details instanceof HTMLDetailsElement) details.open = true;
  target.scrollIntoView();
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1); // malformed percent-encoding: taken as it stands
  }
}

/** Makes the filters and hashes of a reference article work. @returns what undoes it. */
export function enhanceReference(article: HTMLElement): () => void {
  const onInput = (event: Event): void => {
    const list = event.target instanceof Element ? event.target.closest('[data-filtered]') : null;
    if (list !== null) filter(list);
  };
  const onHash = (): void => openHash(article);
  const stopTypes = openTypesInPlace(article);
  article.addEventListener('input', onInput);
  addEventListener('hashchange', onHash);
  // What was typed before this script was there, or restored by the browser, counts.
  for (const list of article.querySelectorAll('[data-filtered]')) filter(list);
  onHash();
  return () => {
    stopTypes();
    article.removeEventListener('input', onInput);
    removeEventListener('hashchange', onHash);
  };
}

/** Types are linked from code in the lists, and in the popover that such a link opens. */
function typeLink(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const typed =
    link !== null &&
    link.origin === location.origin &&
    link.pathname.startsWith('/x/api/') &&
    link.closest('code') !== null &&
    link.closest('.api-list, .type-popover') !== null;
  return typed ? link : undefined;
}

/** A plain click on a named type shows it where the reader is; the popover comes with the first one. */
function openTypesInPlace(article: HTMLElement): () => void {
  let popover: TypePopover | undefined;
  let stopped = false;
  const onClick = (event: MouseEvent): void => {
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    const link = typeLink(event);
    if (link === undefined || event.button !== 0 || modified) return;
    event.preventDefault();
    import('./typePopover.ts').then(
      ({ createTypePopover }) => {
        if (stopped) return;
        popover ??= createTypePopover(article);
        popover.open(link);
      },
      () => location.assign(link.href), // the site was published anew and the chunk is gone
    );
  };
  const onFocus = (event: Event): void => typeLink(event)?.setAttribute('aria-haspopup', 'dialog');
  article.addEventListener('click', onClick);
  article.addEventListener('focusin', onFocus);
  return () => {
    stopped = true;
    article.removeEventListener('click', onClick);
    article.removeEventListener('focusin', onFocus);
    popover?.remove();
  };
}
