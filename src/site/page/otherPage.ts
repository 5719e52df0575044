import { byClass } from '#markup/selectors.ts';
import { parseOwnHtml } from '../trustedTypes.ts';

/* Parts of our own pages that are shown elsewhere: in the popover of a type, in the preview of a result. */

const pages = new Map<string, Promise<Document>>();

/** A page of this site, fetched once. Rejects when it cannot be had. */
export function fetchPage(url: string): Promise<Document> {
  const [address = url] = url.split('#');
  const known = pages.get(address);
  if (known !== undefined) return known;
  const asked = fetch(address).then(async (response) => {
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return parseOwnHtml(await response.text());
  });
  // What failed once may work the next time.
  asked.catch(() => pages.delete(address));
  pages.set(address, asked);
  return asked;
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
