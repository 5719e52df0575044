import { referenceMessages } from '#content/messages/reference.ts';
import { anchorSpellings } from '#core/reference/anchors.ts';
import { byClass } from '#markup/selectors.ts';

/** Opens the row or record that a hash names; one that nothing has gets a quiet note. @param hash with its `#`, or empty. */
export function openEntry(article: HTMLElement, hash: string): void {
  const id = decodeHash(hash);
  const target = anchorSpellings(id)
    .map((spelling) => (spelling === '' ? null : document.getElementById(spelling)))
    .find((found) => found !== null);
  note(article, id !== '' && target === undefined ? referenceMessages.noEntry(id) : '');
  if (target === undefined) return;
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

/** A guide has no room for it: there a hash may be a demo's. */
function note(article: HTMLElement, text: string): void {
  const room = article.querySelector<HTMLElement>(byClass('api-note'));
  if (room === null) return;
  room.hidden = text === '';
  room.textContent = text;
}
