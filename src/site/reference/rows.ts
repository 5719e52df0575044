import { compareMinors } from '#core/history/history.ts';
import { attributes, byClass, classes } from '#markup/selectors.ts';
import { TOC_ID } from '../page/Toc.tsx';

/*
 * The rows of a list of the reference, as the compiler has printed them (`src/markup/reference`): which a filter finds,
 * and which are shown.
 */

const ROW = `${byClass('api-row')}, ${byClass('api-record')}`;

export const rowsOf = (list: Element): HTMLElement[] =>
  [...list.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.matches(ROW),
  );

const texts = new WeakMap<Element, string>();

function textOf(row: Element): string {
  const known = texts.get(row);
  if (known !== undefined) return known;
  // the names of demos are no words about the entry
  const demos = row.querySelector(`:scope > ${byClass('api-demos')}`)?.textContent ?? '';
  const text = (row.textContent ?? '').replace(demos, '').toLowerCase();
  texts.set(row, text);
  return text;
}

interface RowFilter {
  query: string;
  traits: readonly string[];
  /** A version: only rows that it or a later one has brought; empty for all. */
  since: string;
}

/** The rows that have every word of the query in their text, every trait, and are new enough. */
export function findRows(
  rows: readonly HTMLElement[],
  { query, traits, since }: RowFilter,
): Set<HTMLElement> {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = rows.filter((row) => {
    const own = (row.dataset['traits'] ?? '').split(' ');
    if (!traits.every((trait) => own.includes(trait))) return false;
    if (since !== '' && !isNewSince(row, since)) return false;
    const text = textOf(row);
    return words.every((word) => text.includes(word));
  });
  return new Set(found);
}

function isNewSince(row: Element, since: string): boolean {
  const own = row.getAttribute(attributes.since);
  return own !== null && compareMinors(own, since) >= 0;
}

/** More rows at once than a window shows would be laid out for longer than a frame. */
const ROWS_PER_FRAME = 40;

/**
 * Hides what is not found at once, and brings the rest back from the top, some rows in each frame.
 * @returns what stops it.
 */
export function showRows(list: Element, found: ReadonlySet<HTMLElement>): () => void {
  const rows = rowsOf(list);
  for (const row of rows) if (!found.has(row)) row.hidden = true;
  const waiting = rows.filter((row) => row.hidden && found.has(row));
  let frame = 0;
  const next = (): void => {
    for (const row of waiting.splice(0, ROWS_PER_FRAME)) row.hidden = false;
    hideEmptyGroups(list);
    if (waiting.length > 0) frame = requestAnimationFrame(next);
  };
  next();
  return () => cancelAnimationFrame(frame);
}

/** A heading inside of the list, with its feedback button, stands over the rows that follow it. */
function hideEmptyGroups(list: Element): void {
  for (const heading of list.querySelectorAll<HTMLElement>(':scope > h3')) {
    const group = followersOf(heading);
    const empty = !group.some((element) => element.matches(ROW) && !element.hidden);
    heading.hidden = empty;
    hideInContents(heading.id, empty);
    for (const part of group) if (part.classList.contains(classes.island)) part.hidden = empty;
  }
}

/** The lists of contents do not lead to what is hidden. */
function hideInContents(id: string, hidden: boolean): void {
  for (const link of document.querySelectorAll(`main summary ~ ul > li > a, #${TOC_ID} a`)) {
    const { parentElement: item } = link;
    if (item !== null && link.getAttribute('href') === `#${id}`) item.hidden = hidden;
  }
}

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
