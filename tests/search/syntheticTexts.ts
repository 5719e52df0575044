import { readFileSync } from 'node:fs';
import { outlineOf } from '#core/page/outline.ts';
import type { TextPage, TextSection } from '#core/search/text/section.ts';
import { CORPUS_FILE, type Corpus, type CorpusPage } from '#core/twins/corpus.ts';
import { plainParts } from '#compiler/search/plainText.ts';

/** The texts of the built guides, read back from their Markdown. */
function builtTexts(): TextPage[] {
  const { pages } = JSON.parse(readFileSync(`.generated/static${CORPUS_FILE}`, 'utf8')) as Corpus;
  return pages.filter(({ kind }) => kind === 'guide').map(textOf);
}

function textOf({ route, title, product, plan, sections: toc = [] }: CorpusPage): TextPage {
  const markdown = readFileSync(`.generated/markdown${route}index.md`, 'utf8');
  const headings = outlineOf(markdown).filter(({ level }) => level === 2 || level === 3);
  const sections = headings.map(({ title: heading, from }, at): TextSection => {
    const text = markdown.slice(from, headings[at + 1]?.from ?? markdown.length);
    const answers = /^Answers: (.*)$/m.exec(text)?.[1] ?? '';
    const asks = [...answers.matchAll(/“(.*?)”/g)].flatMap(([, ask]) => ask ?? []);
    return { hash: toc[at]?.id ?? '', title: heading, parents: [], asks, ...plainParts(text) };
  });
  const intro = { hash: '', title, parents: [], asks: [], ...plainParts(markdown.slice(0, 2_000)) };
  return { page: { route, title, product }, plan, groups: [], sections: [intro, ...sections] };
}

/** As many rare words as an average page brings along. */
const NEW_WORDS_EVERY = 40;

/**
 * As many pages as asked for: the built ones, then others of their shape, in which words are drawn from all of them, so
 * that common words are common; now and then a word is one that no page had.
 */
export function syntheticTexts(count: number): TextPage[] {
  const built = builtTexts();
  const words = built.flatMap(({ sections }) => sections.flatMap(({ text }) => text.split(' ')));
  let seed = 1;
  const draw = (): number => (seed = (seed * 48_271) % 2_147_483_647); // Park and Miller: the same in every run
  const other = (word: string): string => {
    const at = draw();
    if (at % NEW_WORDS_EVERY === 0) return `w${(at % 30_000).toString(36)}`;
    return at % 3 === 0 ? word : (words[at % words.length] ?? word);
  };
  const like = (text: string): string => text.split(' ').map(other).join(' ');
  return Array.from({ length: count }, (_, at): TextPage => {
    const template = built[at % built.length];
    if (template === undefined) throw new Error('No page is built. Run `npm run build` first.');
    if (at < built.length) return template;
    const title = like(template.page.title);
    return {
      ...template,
      page: { ...template.page, title, route: `${template.page.route}${at}/` },
      sections: template.sections.map((section) => ({
        ...section,
        title: like(section.title),
        asks: section.asks.map(like),
        text: like(section.text),
      })),
    };
  });
}
