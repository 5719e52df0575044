import type { Root, RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { place, replaceBy } from '../print/tree.ts';
import { report, type PageContext } from './context.ts';

/**
 * `::changes`: a search box over every change that follows it, up to the end of the page. A change is a heading of
 * level 2 or 3 with what stands under it; a heading that only holds others is none. `src/site/page/filterChanges.ts`
 * makes it work; without JavaScript it is hidden, and the page is whole.
 */
export function renderChanges(node: LeafDirective, tree: Root, context: PageContext): void {
  const index = tree.children.indexOf(node);
  const rest = index === -1 ? [] : tree.children.slice(index + 1);
  const count = rest.filter((child, i) => isSection(child) && !isSub(rest[i + 1])).length;
  if (count < 2) {
    report(context, node, {
      message: `::changes stands before ${count} changes.`,
      remedy: 'Put it, in no other block, before the first of two or more headings `##` or `###`.',
    });
  }
  replaceBy(node, place('ChangeFilter', { count }));
}

const isSection = (node: RootContent): boolean =>
  node.type === 'heading' && (node.depth === 2 || node.depth === 3);

const isSub = (node: RootContent | undefined): boolean =>
  node?.type === 'heading' && node.depth === 3;
