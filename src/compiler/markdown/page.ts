import type { Root } from 'hast';
import type { Problem } from '#core/errors.ts';
import { readFrontMatter, type FrontMatter } from '../read/frontMatter.ts';
import { takeChanges } from './changeDirective.ts';
import { collectNames } from './names.ts';
import { createContext, type PageContext } from './context.ts';
import { demoSectionsOf, type DemoSection } from './demoSections.ts';
import { renderDirectives } from './directives.ts';
import { renderFences } from './fences.ts';
import { nameHeadings } from './headings.ts';
import { takeAsks } from './asks.ts';
import { expandFeatures } from './features.ts';
import { expandKeyboards } from './keyboard.ts';
import { keyRowsOf, type KeyRow } from './keyRows.ts';
import { expandLocales } from './locales.ts';
import { collectLinks, refuseImagesAndHtml } from './links.ts';
import { parseMarkdown } from './parse.ts';
import { elementsOf } from './render.ts';
import { noteSince, renderSince } from './since.ts';

/** What one page's Markdown gives, before its demos are read and its links are checked. */
export type CompiledMarkdown = Omit<PageContext, 'file'> & {
  /** Undefined when the front matter has problems. */
  frontMatter?: FrontMatter;
  /** The article, with places where demos, excerpts of the reference and links of names come in. */
  tree: Root;
  /** By the demo's name. */
  demoSections: Record<string, DemoSection>;
  /** The rows of its tables of keys. */
  keyRows: KeyRow[];
};

/** One page: front matter, headings, links, directives, fences, as a tree. Problems are collected, nothing is thrown. */
export async function compileMarkdown(page: {
  file: string;
  route: string;
  markdown: string;
}): Promise<CompiledMarkdown> {
  const { tree, yaml } = parseMarkdown(page.markdown);
  const { file, ...found } = createContext(page.file);
  const context = { file, ...found };
  const read = readFrontMatter(file, yaml);
  refuseImagesAndHtml(tree, context);
  expandKeyboards(tree, context);
  expandFeatures(tree, context);
  expandLocales(tree, context);
  const versions = renderSince(tree, context, page.route);
  await renderDirectives(tree, context, page.markdown);
  nameHeadings(tree, context);
  noteSince(versions, context);
  takeAsks(tree, context);
  takeChanges(tree, context, page);
  collectLinks(tree, context, page.route);
  collectNames(tree, context);
  await renderFences(tree, context);
  const elements = await elementsOf(tree);
  const problems: Problem[] = 'problems' in read ? read.problems : [];
  return {
    ...found,
    tree: elements,
    // Read here, while the page is parsed: later steps would have to parse it again.
    demoSections: demoSectionsOf(page.markdown, found.demos),
    keyRows: keyRowsOf(page.file, page.markdown),
    problems: [...problems, ...found.problems],
    ...('values' in read && { frontMatter: read.values }),
  };
}
