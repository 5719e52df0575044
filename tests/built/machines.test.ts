import { existsSync, readFileSync } from 'node:fs';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parse as parseYaml } from 'yaml';
import { describe, expect, it } from 'vitest';
import { DOCUMENTED_VERSION, products } from '#content/products.ts';
import { CORPUS_FILE, type Corpus } from '#core/twins/corpus.ts';
import { fullFile, listFile } from '#core/twins/markdownTwin.ts';
import { outlineOf } from '#core/page/outline.ts';
import { builtPages, prosePages } from '../support/pages.ts';

/** Megabytes of Markdown are parsed. */
const SLOW_MS = 240_000;

/** Of the reference, whose pages are all of one make, one in so many is parsed. */
const REFERENCE_SAMPLE = 12;

const read = (name: string): string => readFileSync(`out${name}`, 'utf8');
const { pages } = JSON.parse(read(CORPUS_FILE)) as Corpus;
const guides = pages.filter(({ kind }) => kind === 'guide');
const routes = new Set(builtPages().map(({ route }) => route));

/** Product → its list. */
const listOf = new Map(products.map((product) => [product.id, listFile(product)]));

const parser = unified().use(remarkParse).use(remarkFrontmatter, ['yaml']).use(remarkGfm);
const parse = (markdown: string): Root => parser.parse(markdown) as Root;

/** What a parser finds in a file. */
interface Parsed {
  /** Level and text. */
  headings: string[];
  /** Directives, HTML, and links to pages that are not there. */
  wrong: string[];
}

const parsed = new Map<string, Parsed>();

/** Parses a file once: to parse all of them takes longer than every look at them. */
function lookInto(file: string): Parsed {
  const known = parsed.get(file);
  if (known !== undefined) return known;
  const found: Parsed = { headings: [], wrong: [] };
  const { headings, wrong } = found;
  const tree = parse(read(file));
  for (const node of tree.children)
    if (node.type === 'heading') headings.push(`${node.depth} ${toString(node).trim()}`);
  visit(tree, (node) => {
    if (node.type === 'html') wrong.push(node.value);
    if (node.type === 'text' && /^:{2,}|\{#|^\s*::/m.test(node.value)) wrong.push(node.value);
    if (node.type !== 'link' || node.url.startsWith('https://')) return;
    if (!routes.has(node.url.replace(/[?#].*/, ''))) wrong.push(node.url);
  });
  parsed.set(file, found);
  return found;
}

/** The facts that a file begins with, as they are written. */
const factsOf = (markdown: string): string => /^---\n([\s\S]*?)\n---\n/.exec(markdown)?.[1] ?? '';

describe('the Markdown of guides', { timeout: SLOW_MS }, () => {
  it('stands beside every page that people read', () => {
    expect(guides.map(({ route }) => route).toSorted()).toEqual(
      prosePages()
        .map(({ route }) => route)
        .toSorted(),
    );
    for (const { route, files } of pages) {
      expect(files[0]).toBe('index.md');
      expect(files.filter((file) => !existsSync(`out${route}${file}`))).toEqual([]);
    }
  });

  it('is named by the page, with the list that has it', () => {
    for (const { route, product } of pages) {
      const html = read(`${route}index.html`);
      expect(html).toContain(`<link rel="alternate" type="text/markdown" href="${route}index.md"`);
      expect(html).toContain(
        `<link rel="describedby" type="text/plain" href="${listOf.get(product)}"`,
      );
    }
  });

  it('begins with its facts and has the headings and demos of the page', () => {
    for (const { route, title, files, sections = [], demos = [] } of guides) {
      for (const file of files) {
        const markdown = read(`${route}${file}`);
        expect(parseYaml(factsOf(markdown))).toMatchObject({
          title,
          route,
          version: DOCUMENTED_VERSION,
        });
        const listed = outlineOf(markdown).filter(({ level }) => level === 2 || level === 3);
        expect({
          route,
          file,
          titles: listed.map((entry) => entry.title.replace(/ \((Pro|Premium)\)$/, '')),
        }).toEqual({
          route,
          file,
          titles: sections.map(({ text }) => text),
        });
        expect(demos.filter(({ name }) => !markdown.includes(`](${route}#${name})`))).toEqual([]);
      }
    }
  });

  it('has no directive, no HTML and no link to a page that is not there', () => {
    for (const { route, files } of guides) {
      for (const file of files) {
        const { wrong } = lookInto(`${route}${file}`);
        expect({ route, file, wrong }).toEqual({ route, file, wrong: [] });
      }
    }
  });

  it('in JavaScript shows every demo in JavaScript', () => {
    for (const { route, files, demos = [] } of guides) {
      for (const file of files.filter((name) => name.endsWith('.js.md'))) {
        const shown = [...read(`${route}${file}`).matchAll(/^Example: .*\n\n```(.*)$/gm)];
        expect({ route, file, shown: shown.map((match) => match[1]) }).toEqual({
          route,
          file,
          shown: demos.map(({ name }) => `jsx title="${name}.jsx"`),
        });
      }
    }
  });
});

describe('outlineOf', () => {
  it(
    'finds the headings that a parser finds',
    () => {
      const sample = pages.filter(({ kind }, i) => kind === 'guide' || i % REFERENCE_SAMPLE === 0);
      for (const { route, files } of sample) {
        const file = `${route}${files[0]}`;
        const found = outlineOf(read(file)).map(({ level, title }) => `${level} ${title}`);
        expect({ route, found }).toEqual({ route, found: lookInto(file).headings });
      }
    },
    SLOW_MS,
  );
});

describe('llms.txt', () => {
  const linksOf = (text: string): string[] =>
    [...text.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1] ?? '');

  it('lists every guide of its product once, and nothing that is not there', () => {
    for (const product of products) {
      const links = linksOf(read(listFile(product)));
      expect(links.filter((href) => !existsSync(`out${href}`))).toEqual([]);
      const own = guides.filter((page) => page.product === product.id);
      for (const { route } of own) {
        expect(links.filter((href) => href === `${route}index.md`)).toHaveLength(1);
      }
    }
  });

  it('leads from the first list to those of all products', () => {
    const links = linksOf(read('/x/llms.txt'));
    for (const product of products.slice(1)) expect(links).toContain(listFile(product));
  });

  it('has the guides of a product in one file, as they are served', () => {
    for (const product of products) {
      const full = read(fullFile(product));
      for (const { route } of guides.filter((page) => page.product === product.id)) {
        expect(full.includes(read(`${route}index.md`))).toBe(true);
      }
    }
  });
});
