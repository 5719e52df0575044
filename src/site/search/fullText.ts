import { TEXT_FOLDER } from '#core/search/files.ts';
import { wordsOf } from '#core/search/words.ts';
import { parseOwnHtml } from '../trustedTypes.ts';

/** A passage that has the words. */
export interface TextHit {
  /** The heading above it. */
  title: string;
  page: string;
  href: string;
  /** Plain text. */
  excerpt: string;
}

/** What we use of Pagefind's browser API. */
interface Pagefind {
  options: (options: { excerptLength: number }) => Promise<void>;
  search: (query: string) => Promise<{ results: { data: () => Promise<PagefindPage> }[] }>;
}

interface PagefindPage {
  url: string;
  excerpt: string;
  meta: { title?: string };
  sub_results: { title: string; url: string; excerpt: string }[];
}

const EXCERPT_WORDS = 18;
const PAGES = 4;

let loaded: Promise<Pagefind> | undefined;

function load(): Promise<Pagefind> {
  // Pagefind brings its own modules; the bundler must leave them alone.
  const address = `${TEXT_FOLDER}/pagefind.js`;
  const asked = (
    import(
      /* webpackIgnore: true */ /* turbopackIgnore: true */ /* @vite-ignore */ address
    ) as Promise<Pagefind>
  ).then(async (pagefind) => {
    await pagefind.options({ excerptLength: EXCERPT_WORDS });
    return pagefind;
  });
  asked.catch(() => {
    loaded = undefined; // the next query tries again
  });
  return asked;
}

/** Excerpts are HTML of our own pages with marks. */
const read = (html: string): HTMLElement => parseOwnHtml(html).body;

/** A word without a match is looked for by its first letters, down to one: then it is another word. */
const SAME_LETTERS = 3;

/** Whether one of the words that were found begins like one that was typed. */
function hasWordOf(query: string, excerpt: HTMLElement): boolean {
  const begins = wordsOf(query).map((word) => word.slice(0, SAME_LETTERS));
  return [...excerpt.querySelectorAll('mark')].some((mark) =>
    wordsOf(mark.textContent ?? '').some((word) => begins.some((begin) => word.startsWith(begin))),
  );
}

/** Passages of pages with these words, the best of each page. Rejects when the full text cannot be loaded. */
export async function searchText(query: string): Promise<TextHit[]> {
  loaded ??= load();
  const { results } = await (await loaded).search(query.slice(0, 100));
  const pages = await Promise.all(results.slice(0, PAGES).map((result) => result.data()));
  return pages.flatMap(({ url, excerpt, meta, sub_results: [best] }) => {
    const page = meta.title ?? url;
    const found = read(best?.excerpt ?? excerpt);
    if (!hasWordOf(query, found)) return [];
    const text = found.textContent ?? '';
    return [{ title: best?.title ?? page, page, href: best?.url ?? url, excerpt: text }];
  });
}
