import type { Element, Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** Tables scroll inside a box of their own, reachable by keyboard. */
function wrapTables() {
  return (tree: HastRoot): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'table' || parent === undefined || index === undefined) return undefined;
      const box: Element = {
        type: 'element',
        tagName: 'div',
        properties: { className: ['table-box'], tabIndex: 0 },
        children: [node],
      };
      parent.children[index] = box;
      return index + 2;
    });
  };
}

const printer = unified()
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(wrapTables)
  .use(rehypeStringify, { allowDangerousHtml: true });

/**
 * The tree as HTML. "Dangerous" HTML is only what the steps before have put in: `refuseImagesAndHtml` has turned the
 * author's away.
 */
export async function printTree(tree: Root): Promise<string> {
  return printer.stringify(await printer.run(tree));
}
