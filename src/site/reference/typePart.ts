import { memberList } from '#markup/selectors.ts';
import { fetchPage, printOwn } from '../page/otherPage.ts';

/**
 * What a popover shows of the page that a link of a type leads to: the record of the type, or the list of the page's
 * members.
 * @returns HTML of the compiler's making that can stand in another page.
 * @throws when the page cannot be had or has nothing to show.
 */
export async function typePart(url: string): Promise<string> {
  const parts = partOf(await fetchPage(url), url);
  if (parts.length === 0) throw new Error(`${url} has nothing to show`);
  return parts.map((part) => printOwn(part, url)).join('');
}

function partOf(page: Document, url: string): Element[] {
  const id = decodeURIComponent(new URL(url).hash.slice(1));
  const record = id === '' ? null : page.getElementById(id);
  if (record !== null) return [...record.children].filter(({ tagName }) => tagName !== 'SUMMARY');
  const lead = page.querySelector('main header h1 ~ p');
  const list = page.querySelector(memberList);
  return [lead, list].filter((part) => part !== null);
}
