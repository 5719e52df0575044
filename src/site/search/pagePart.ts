import { byClass, importCode } from '#markup/selectors.ts';
import type { SearchKind } from '#core/search/entity.ts';
import { printOwn } from '../page/otherPage.ts';

/** What a page says of a result. */
export interface PagePart {
  content: { kind: 'html'; html: string } | { kind: 'code'; text: string };
  /** The first import line of a reference page; empty on other pages. */
  importLine: string;
}

const SECTION_PARTS = 3;
const CODE_LINES = 16;

/**
 * The part of its page that a result is about.
 * @param url of the result, with its hash.
 */
export function readPart(page: Document, url: string, kind: SearchKind | undefined): PagePart {
  const imports = page.querySelector(importCode)?.textContent ?? '';
  const [importLine = ''] = imports.split('\n');
  const id = decodeURIComponent(new URL(url).hash.slice(1));
  const target = id === '' ? null : page.getElementById(id);
  const content: PagePart['content'] =
    target !== null && kind === 'demo'
      ? { kind: 'code', text: codeOf(target) }
      : {
          kind: 'html',
          html: partsOf(page, target)
            .map((part) => printOwn(part, url))
            .join(''),
        };
  return { content, importLine: importLine.trim() };
}

function partsOf(page: Document, target: Element | null): Element[] {
  if (target === null) return [page.querySelector('main header h1 ~ p')].filter((p) => p !== null);
  if (/^H\d$/.test(target.tagName)) return partsAfter(target);
  // A row of the reference: its head says what the facts beside it say.
  return [...target.children].filter(
    (part) => !part.matches(`${byClass('api-head')}, summary, details`),
  );
}

function partsAfter(heading: Element): Element[] {
  const parts: Element[] = [];
  let next = heading.nextElementSibling;
  while (next !== null && parts.length < SECTION_PARTS && !/^H\d$/.test(next.tagName)) {
    if (next.matches('p, ul, ol, table, aside')) parts.push(next);
    next = next.nextElementSibling;
  }
  return parts;
}

function codeOf(demo: Element): string {
  const lines = (demo.querySelector(`${byClass('demo-panel')} pre`)?.textContent ?? '').split('\n');
  const first = lines.slice(0, CODE_LINES).join('\n');
  return lines.length > CODE_LINES ? `${first}\n…` : first;
}
