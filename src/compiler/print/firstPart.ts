import type { Root } from 'hast';
import { placedProps } from './tree.ts';

/** This much of an article, in characters of HTML, fills the highest window: two demos with the text around them. */
const ENOUGH = 24_000;

/** How a root's heading begins in HTML; undefined for anything else. */
function headingStart(node: Root['children'][number]): string | undefined {
  if (node.type !== 'element') return undefined;
  const { level, id } = placedProps(node, 'Heading') ?? {
    level: Number(/^h([2-4])$/.exec(node.tagName)?.[1]),
    id: node.properties['id'],
  };
  return Number.isNaN(level) || typeof id !== 'string' ? undefined : `<h${level} id="${id}"`;
}

/**
 * Where the part of an article ends that is painted before the rest of it is parsed, when the reader comes by a link: in front
 * of a heading that stands in no other element.
 * @param html of `tree`.
 * @returns characters of `html`; undefined when the article is hardly longer, or has no heading there.
 */
export function firstPartOf(tree: Root, html: string): number | undefined {
  // The style of a page's demos comes first, and shows nothing.
  const start = html.startsWith('<style') ? html.indexOf('</style>') : 0;
  for (const node of tree.children) {
    const heading = headingStart(node);
    const end = heading === undefined ? -1 : html.indexOf(heading);
    if (end >= start + ENOUGH) return html.length - end >= ENOUGH ? end : undefined;
  }
  return undefined;
}
