import type { Heading, Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { ShownDemo } from './context.ts';
import { readMarkdown } from './parse.ts';

/** Where a demo stands in its page. */
export interface DemoSection {
  /** Of the nearest heading above it. */
  heading?: string;
  /** What that section has as code: the props it is about. */
  codes: string[];
}

/** The section of each demo of a page, by the demo's name. */
export function demoSectionsOf(
  markdown: string,
  demos: readonly ShownDemo[],
): Record<string, DemoSection> {
  const { tree } = readMarkdown(markdown);
  const starts = tree.children.filter((node): node is Heading => node.type === 'heading');
  const found: Record<string, DemoSection> = {};
  for (const { name, line } of demos) {
    const above = starts.findLast((node) => startOf(node) < line);
    const next = starts.find((node) => startOf(node) > line);
    const codes = new Set<string>();
    visit(tree, (node) => {
      const own = startOf(node);
      const inside = own >= startOf(above) && own < (next ? startOf(next) : Infinity);
      if (node.type === 'inlineCode' && inside) codes.add(node.value);
    });
    found[name] = { ...(above && { heading: textOf(above) }), codes: [...codes] };
  }
  return found;
}

const startOf = (node: Nodes | undefined): number => node?.position?.start.line ?? 0;

/** Without the ids that an author sets: `## Labels {#labels}`. */
const textOf = (node: Heading): string =>
  toString(node, { includeHtml: false })
    .replace(/\s*\{#[^}]*\}\s*$/, '')
    .trim();
