import type { Heading, Root, Text } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { createSlugger, slugOf } from '#core/page/slug.ts';
import { becomes } from '../print/tree.ts';
import { report, type PageContext } from './context.ts';

/**
 * `## Title {#id #alias}`: the ids an author sets at the end of a heading. Beyond ASCII all is legal: the world links
 * to ids that begin with a check mark.
 */
export const SET_IDS = /\s*\{((?:#[\w\u{80}-\u{10ffff}-]+\s*)+)\}\s*$/u;

/**
 * Gives every heading its id and aliases, and fills the table of contents. A repeat of a derived id gets `-2`; an id
 * that an author sets twice is a problem.
 */
export function nameHeadings(tree: Root, context: PageContext): void {
  const slugger = createSlugger();
  const headings: { node: Heading; set: string[] }[] = [];
  visit(tree, 'heading', (node) => {
    headings.push({ node, set: takeSetIds(node) });
  });
  for (const { node, set } of headings) {
    for (const id of set.filter((given) => !slugger.take(given))) {
      const remedy = 'Give each heading of a page an id of its own.';
      report(context, node, { message: `Two headings have the id "${id}".`, remedy });
    }
  }
  for (const { node, set } of headings) {
    if (node.depth === 1) {
      const remedy = 'Start with text; headings of a page begin at `##`.';
      report(context, node, { message: 'The title in the front matter is the only h1.', remedy });
    }
    const text = toString(node, { includeHtml: false }).trim();
    const [id = slugger.next(text), ...aliases] = set;
    if (slugOf(text) === '') {
      report(context, node, { message: 'A heading has no text.', remedy: 'Write one.' });
    }
    addHeading(node, { id, text, aliases }, context);
  }
}

function takeSetIds(node: Heading): string[] {
  const last = node.children.at(-1);
  if (last?.type !== 'text') return [];
  const match = SET_IDS.exec(last.value);
  if (match === null) return [];
  (last as Text).value = last.value.slice(0, match.index);
  return (match[1] ?? '').split(/[\s#]+/).filter((id) => id !== '');
}

function addHeading(
  node: Heading,
  { id, text, aliases }: { id: string; text: string; aliases: string[] },
  context: PageContext,
): void {
  context.anchors.push(id, ...aliases);
  if (node.depth === 2 || node.depth === 3) context.toc.push({ id, text, level: node.depth });
  becomes(node, 'Heading', { level: node.depth, id, title: text, aliases });
}

/** The id of a heading that has been named. */
export function headingId(node: Heading): string {
  const { props } = (node.data?.hProperties ?? {}) as { props?: { id: string } };
  return props?.id ?? '';
}
