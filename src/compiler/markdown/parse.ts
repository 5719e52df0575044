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

/** A page's Markdown as a tree, and its front matter as text (undefined when there is none). */
export function parseMarkdown(markdown: string): { tree: Root; yaml: string | undefined } {
  const tree = parser.parse(markdown);
  const [first] = tree.children;
  if (first?.type !== 'yaml') return { tree, yaml: undefined };
  tree.children.shift();
  return { tree, yaml: first.value };
}
