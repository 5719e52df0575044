import type { InlineCode, Nodes, Root } from 'mdast';
import { lineOf, type PageContext } from './context.ts';
import { readNameForm } from './nameForms.ts';

declare module 'mdast' {
  interface InlineCodeData {
    /** The author says that the code names nothing of the documented packages: `:plain[…]`. */
    plain?: boolean;
  }
}

/** The property of inline code that becomes a link, or plain code, when the reference is known: its place in `names`. */
export const NAME_PLACE = 'dataName';

/** Notes the inline code of a page that may name something, and marks what may become a link. */
export function collectNames(tree: Root, context: PageContext): void {
  let section = 0;
  const note = (node: InlineCode, linkable: boolean): void => {
    if (node.data?.plain === true || readNameForm(node.value) === undefined) return;
    if (linkable) {
      node.data = { ...node.data, hProperties: { [NAME_PLACE]: String(context.names.length) } };
    }
    context.names.push({ code: node.value, line: lineOf(node), section, linkable });
  };
  const walk = (node: Nodes, linkable: boolean): void => {
    if (node.type === 'heading') section += 1;
    if (node.type === 'inlineCode') note(node, linkable);
    if (!('children' in node)) return;
    const inside = linkable && !['heading', 'link', 'linkReference'].includes(node.type);
    for (const child of node.children) walk(child, inside);
  };
  walk(tree, true);
}
