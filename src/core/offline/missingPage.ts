/** A link on the page that stands in for one that is not there. */
export interface KeptLink {
  url: string;
  title: string;
}

/** What the page that stands in for another one says. */
export interface MissingPage {
  /** What was asked for: a path. */
  address: string;
  /** Products that are kept whole. */
  products: readonly KeptLink[];
  /** Products of which only a part is here. */
  partial: readonly string[];
  /** Pages that were visited, the last one first. */
  pages: readonly KeptLink[];
}

/** The words of that page, as plain text. */
export interface MissingPageWords {
  documentTitle: string;
  title: string;
  /** What stands before and after the address that was asked for. */
  missing: readonly [before: string, after: string];
  retry: string;
  partial: (names: readonly string[]) => string;
  kept: string;
  visited: string;
  nothing: string;
}

/** Preferences are where `beforePaint.ts` finds them; the page tries again when the network is back. */
export const MISSING_SCRIPT =
  "try{const d=document.documentElement,s=localStorage,m=s.getItem('mui-mode');if(m==='light'||m==='dark')d.style.colorScheme=m;if(s.getItem('docs-direction')==='rtl')d.dir='rtl'}catch{}addEventListener('online',()=>location.reload())";

const STYLE =
  ':root{color-scheme:light dark;background:light-dark(#fff,#14171a);color:light-dark(#1b1f24,#e3e7eb);font:1rem/1.5 Roboto,Arial,sans-serif}body{max-width:37.5rem;margin:0 auto;padding:2rem 1.25rem}a{color:light-dark(#0a6470,#5cc3cc)}li{margin-block:.25rem}h1,h2{line-height:1.2;font-weight:600}h2{font-size:1.25rem;margin-block:1.75rem .5rem}code{overflow-wrap:anywhere}';

const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const list = (title: string, links: readonly KeptLink[]): string =>
  links.length === 0
    ? ''
    : `<h2>${escape(title)}</h2><ul>${links
        .map(({ url, title: text }) => `<li><a href="${escape(url)}">${escape(text)}</a></li>`)
        .join('')}</ul>`;

/** The document that the worker answers with when a page is neither to be had nor kept. It needs no other file. */
export function printMissingPage(page: MissingPage, words: MissingPageWords): string {
  const { products, partial, pages } = page;
  const address = escape(page.address);
  const [before, after] = words.missing.map(escape);
  const nothing = products.length + pages.length === 0;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escape(
    words.documentTitle,
  )}</title><style>${STYLE}</style><script>${MISSING_SCRIPT}</script></head><body><main><h1>${escape(
    words.title,
  )}</h1><p>${before} <code>${address}</code> ${after}</p><p><a href="${address}">${escape(
    words.retry,
  )}</a></p>${
    partial.length === 0 ? '' : `<p>${escape(words.partial(partial))}</p>`
  }${list(words.kept, products)}${list(words.visited, pages)}${
    nothing ? `<p>${escape(words.nothing)}</p>` : ''
  }</main></body></html>`;
}
