import type { Problem } from '#core/errors.ts';
import { ISLAND_ATTRIBUTE, isPlacedIsland, PLACED_ISLANDS } from '#core/islands.ts';
import { slugOf } from '#core/page/slug.ts';
import type { ShownDemo } from '../markdown/context.ts';
import { attributeOf, readTags } from '../print/readTags.ts';

/** A page as it was printed, with what is needed to name places in its source. */
interface PrintedPage {
  file: string;
  /** The article. */
  html: string;
  /** What the page was written as; empty for one that nobody wrote. */
  markdown: string;
  demos: readonly ShownDemo[];
}

const HEADING = /^h[2-6]$/;

/** The demo or heading that was passed last. */
type Place = { demo: string } | { heading: string } | undefined;

/**
 * Placeholders of islands that no component takes over, and placeholders inside of others, which two islands would take
 * over: the outer one takes away what stands in it. Components of `#markup` cannot print the first, because `placeOf`
 * takes listed names only; what a demo renders can.
 */
export function checkPlaceholders(page: PrintedPage): Problem[] {
  const problems: Problem[] = [];
  let place: Place;
  const report = (message: string, remedy: string): void => {
    problems.push({ file: page.file, ...lineOf(page, place), message, remedy });
  };
  let outer: { name: string; depth: number } | undefined;
  const enter = (name: string, depth: number): void => {
    if (!isPlacedIsland(name)) {
      report(
        `The placeholder "${name}" has no component.`,
        `Use one of ${PLACED_ISLANDS.join(', ')}, or list a new island in src/core/islands.ts.`,
      );
    }
    if (outer === undefined) outer = { name, depth };
    else {
      report(
        `The placeholder "${name}" stands inside of the placeholder "${outer.name}": two islands would take over one place.`,
        'Put one beside the other, or let the component of the outer one draw the inner.',
      );
    }
  };
  readTags(withoutCode(page.html), {
    onStart(tag, depth) {
      const [demo, id] = [attributeOf(tag, 'data-demo'), attributeOf(tag, 'id')];
      if (demo !== undefined) place = { demo };
      else if (id !== undefined && HEADING.test(tag.tagName)) place = { heading: id };
      const island = attributeOf(tag, ISLAND_ATTRIBUTE);
      if (island !== undefined && depth !== undefined) enter(island, depth);
    },
    onEnd(depth) {
      if (outer?.depth === depth) outer = undefined;
    },
  });
  return problems;
}

/** Most of a page is colored code, which the compiler has printed without placeholders. */
const withoutCode = (html: string): string =>
  html.replace(/<pre tabindex="0"[^>]*><code>[^]*?<\/code><\/pre>/g, (code) =>
    code.includes(ISLAND_ATTRIBUTE) ? code : '',
  );

/** The line of a demo or heading. */
function lineOf({ markdown, demos }: PrintedPage, place: Place): { line?: number } {
  if (place === undefined) return {};
  if ('demo' in place) {
    const shown = demos.find(({ name }) => name === place.demo);
    return shown === undefined ? {} : { line: shown.line };
  }
  const at = markdown
    .split('\n')
    .findIndex((line) => /^#{2,6} /.test(line) && idsOf(line).includes(place.heading));
  return at === -1 ? {} : { line: at + 1 };
}

/** The ids that a heading may have, as it is written. */
const idsOf = (line: string): string[] => [
  slugOf(line.replace(/\{#.*$/, '')),
  ...[...line.matchAll(/#([^\s#}]+)/g)].map(([, id = '']) => id),
];
