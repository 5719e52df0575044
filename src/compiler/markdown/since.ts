import type { Heading, Nodes, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { products } from '#content/products.ts';
import { productOfRoute } from '#core/navigation/products.ts';
import { inMarkdown, place } from '../print/tree.ts';
import { report, type PageContext } from './context.ts';
import { headingId } from './headings.ts';

/** Whether a node says since when there is what a section is about: `:since{in="8.4" of="RichTreeView.getItemChildren"}`. */
export const isSince = (node: Nodes): boolean =>
  node.type === 'textDirective' && node.name === 'since' && node.attributes?.['in'] !== undefined;

/**
 * Puts marks of versions behind headings. A unit test holds them to the history of the packages, which is not read for
 * every page.
 * @returns each heading that has one, with its version: `noteSince` takes them when headings have their ids.
 */
export function renderSince(
  tree: Root,
  context: PageContext,
  route: string,
): ReadonlyMap<Heading, string> {
  const versions = new Map<Heading, string>();
  const product = productOfRoute(products, route).id;
  visit(tree, 'textDirective', (node, index, parent) => {
    if (!isSince(node) || parent === undefined || index === undefined) return undefined;
    const { in: version = '', of = '' } = node.attributes ?? {};
    if (parent.type !== 'heading' || product === 'x') {
      const where = product === 'x' ? 'on a page of no product' : 'outside of a heading';
      const remedy = 'Say it in a sentence there.';
      report(context, node, { message: `A mark of a version stands ${where}.`, remedy });
    } else if (!version || !/^\d+\.\d+$/.test(version) || !of) {
      const message = `A heading is since "${version ?? ''}", because of "${of ?? ''}".`;
      const remedy = 'Write :since{in="8.4" of="RichTreeView.getItemChildren"}.';
      report(context, node, { message, remedy });
    } else {
      const mark = inMarkdown(place('SinceMark', { product, version }));
      parent.children.splice(index, 1, mark as never);
      versions.set(parent, version);
    }
    return [SKIP, index + 1];
  });
  return versions;
}

/** Keeps which sections are about something newer, by their ids. */
export function noteSince(versions: ReadonlyMap<Heading, string>, context: PageContext): void {
  for (const [heading, version] of versions) {
    context.newer.push({ id: headingId(heading), since: version });
  }
}
