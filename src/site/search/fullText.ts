import { TEXT_FOLDER } from '#core/search/files.ts';
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
    import(/* webpackIgnore: true */ /* turbopackIgnore: true */ address) as Promise<Pagefind>
  ).then(async (pagefind) => {
    await pagefind.options({ excerptLength: EXCERPT_WORDS });
    return pagefind;
  });
  asked.catch(() => {
    loaded = undefined; // the next query tries again
  });
  return asked;
}

/** Excerpts are HTML of our own pages with marks: only their text is taken. */
const plain = (html: string): string => parseOwnHtml(html).body.textContent ?? '';

/** Passages of pages with these words, the best of each page. Rejects when the full text cannot be loaded. */
export async function searchText(query: string): Promise<TextHit[]> {
  loaded ??= load();
  const { results } = await (await loaded).search(query.slice(0, 100));
  const pages = await Promise.all(results.slice(0, PAGES).map((result) => result.data()));
  return pages.map(({ url, excerpt, meta, sub_results: [best] }) => {
    const page = meta.title ?? url;
    return {
      title: best?.title ?? page,
      page,
      href: best?.url ?? url,
      excerpt: plain(best?.excerpt ?? excerpt),
    };
  });
}
