/*
 * Filtering and opening of the lists that the compiler prints for the reference (`src/compiler/reference`). Loaded on
 * reference pages only.
 */

const rowsOf = (list: Element): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>(':scope > .api-row'),
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
  const text = (row.textContent ?? '').toLowerCase();
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
  let shown = 0;
  for (const row of rows) {
    row.hidden = !matches(row, words, traits);
    if (!row.hidden) shown += 1;
  }
  const output = list.querySelector('output');
  if (output !== null) output.textContent = `${shown} of ${rows.length}`;
}

/** A hash opens its row or record; one that nothing has gets a quiet note. */
function openHash(article: HTMLElement): void {
  article.querySelector('.api-note')?.remove();
  const id = decodeHash(location.hash);
  if (id === '') return;
  const target = document.getElementById(id);
  if (target === null) {
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
  article.addEventListener('input', onInput);
  addEventListener('hashchange', onHash);
  // What was typed before this script was there, or restored by the browser, counts.
  for (const list of article.querySelectorAll('[data-filtered]')) filter(list);
  onHash();
  return () => {
    article.removeEventListener('input', onInput);
    removeEventListener('hashchange', onHash);
  };
}
