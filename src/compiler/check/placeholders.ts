import type { Problem } from '#core/errors.ts';
import { ISLAND_ATTRIBUTE, isPlacedIsland, PLACED_ISLANDS } from '#core/islands.ts';
import { slugOf } from '#core/page/slug.ts';
import type { ShownDemo } from '../markdown/context.ts';

/** A page as it was printed, with what is needed to name places in its source. */
interface PrintedPage {
  file: string;
  /** The article. */
  html: string;
  /** What the page was written as; empty for one that nobody wrote. */
  markdown: string;
  demos: readonly ShownDemo[];
}

const TAG = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^">])*)>/g;
const VOID = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'wbr']);
const PLACEHOLDER = new RegExp(
  `<[a-z][\\w-]*(?: (?:"[^"]*"|[^">])*?)? ${ISLAND_ATTRIBUTE}="([^"]*)"`,
  'g',
);

/**
 * Placeholders of islands that no component takes over, and placeholders inside of others, which two islands would take
 * over: the outer one takes away what stands in it. Components of `#markup` cannot print the first, because `placeOf`
 * takes listed names only; what a demo renders can.
 */
export function checkPlaceholders(page: PrintedPage): Problem[] {
  const problems: Problem[] = [];
  const report = (index: number, message: string, remedy: string): void => {
    problems.push({ file: page.file, ...lineAt(page, index), message, remedy });
  };
  let outer: { name: string; end: number } | undefined;
  for (const match of page.html.matchAll(PLACEHOLDER)) {
    const [, name = ''] = match;
    if (!isPlacedIsland(name)) {
      report(
        match.index,
        `The placeholder "${name}" has no component.`,
        `Use one of ${PLACED_ISLANDS.join(', ')}, or list a new island in src/core/islands.ts.`,
      );
    }
    if (outer !== undefined && match.index < outer.end) {
      report(
        match.index,
        `The placeholder "${name}" stands inside of the placeholder "${outer.name}": two islands would take over one place.`,
        'Put one beside the other, or let the component of the outer one draw the inner.',
      );
      continue;
    }
    outer = { name, end: endOf(page.html, match.index) };
  }
  return problems;
}

/** Where the element that starts at `start` ends. */
function endOf(html: string, start: number): number {
  const tags = new RegExp(TAG);
  tags.lastIndex = start;
  let depth = 0;
  for (let tag = tags.exec(html); tag !== null; tag = tags.exec(html)) {
    const [, close, name = '', rest = ''] = tag;
    if (!VOID.has(name) && !rest.endsWith('/')) depth += close === '/' ? -1 : 1;
    if (depth <= 0) return tags.lastIndex;
  }
  return html.length;
}

/** The line of the demo or heading that stands before a place of the article, and holds it. */
function lineAt({ html, markdown, demos }: PrintedPage, index: number): { line?: number } {
  const before = html.slice(0, index);
  const [, demo, heading] =
    [...before.matchAll(/ data-demo="([^"]*)"|<h[2-6] id="([^"]*)"/g)].at(-1) ?? [];
  const shown = demos.find(({ name }) => name === demo);
  if (shown !== undefined) return { line: shown.line };
  if (heading === undefined) return {};
  const at = markdown
    .split('\n')
    .findIndex((line) => /^#{2,6} /.test(line) && idsOf(line).includes(heading));
  return at === -1 ? {} : { line: at + 1 };
}

/** The ids that a heading may have, as it is written. */
const idsOf = (line: string): string[] => [
  slugOf(line.replace(/\{#.*$/, '')),
  ...[...line.matchAll(/#([^\s#}]+)/g)].map(([, id = '']) => id),
];
