import { loadOnce } from '#core/loadOnce.ts';
import { byClass } from '#markup/selectors.ts';
import { parseOwnHtml } from '../trustedTypes.ts';

/* Parts of our own pages that are shown elsewhere: in the popover of a type, in the preview of a result. */

const load = loadOnce(async (address: string): Promise<Document> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return parseOwnHtml(await response.text());
});

/** A page of this site, fetched once. Rejects when it cannot be had; the next call tries again. */
export function fetchPage(url: string): Promise<Document> {
  const [address = url] = url.split('#');
  return load(address);
}

/** A copy that can stand in another page: no ids twice, no controls, links that lead to where they led before. */
function transplant(part: Element, url: string): Element {
  const copy = document.importNode(part, true);
  for (const control of copy.querySelectorAll(byClass('api-filter'))) control.remove();
  for (const element of [copy, ...copy.querySelectorAll('[id]')]) element.removeAttribute('id');
  for (const link of copy.querySelectorAll('a[href]')) {
    link.setAttribute('href', new URL(link.getAttribute('href') ?? '', url).href);
  }
  return copy;
}

/** A part of another page as HTML that can stand in this one: its ids and controls are gone, its links lead where they led. */
export const printOwn = (part: Element, url: string): string =>
  new XMLSerializer().serializeToString(transplant(part, url));
