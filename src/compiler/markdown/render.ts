import type { Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const toElements = unified().use(remarkRehype);

/** The page as a tree of elements and components. HTML of the author's, which is a problem of its own, is left out. */
export async function elementsOf(tree: Root): Promise<HastRoot> {
  const elements = await toElements.run(tree);
  // Trees are kept as JSON: places in the source would double them.
  visit(elements, (node) => {
    delete node.position;
  });
  return elements;
}
