import type { Heading, InlineCode, Nodes } from 'mdast';
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
  const codes: InlineCode[] = [];
  visit(tree, 'inlineCode', (node) => void codes.push(node));
  const found: Record<string, DemoSection> = {};
  for (const { name, line } of demos) {
    const above = starts.findLast((node) => startOf(node) < line);
    const next = starts.find((node) => startOf(node) > line);
    const own = codes.filter((node) => {
      const start = startOf(node);
      return start >= startOf(above) && start < (next ? startOf(next) : Infinity);
    });
    found[name] = {
      ...(above && { heading: textOf(above) }),
      codes: [...new Set(own.map(({ value }) => value))],
    };
  }
  return found;
}

const startOf = (node: Nodes | undefined): number => node?.position?.start.line ?? 0;

/** Without the ids that an author sets: `## Labels {#labels}`. */
const textOf = (node: Heading): string =>
  toString(node, { includeHtml: false })
    .replace(/\s*\{#[^}]*\}\s*$/, '')
    .trim();
