import { Tokenizer, TokenizerMode, type TokenHandler } from 'parse5';
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

const HEADING = /^h[2-6]$/;
const VOID = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'wbr']);
/** Their content is text to the end tag. */
const TEXT = new Set(['script', 'style']);

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
  let depth = 0;
  let outer: { name: string; depth: number } | undefined;
  const enter = (name: string): void => {
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
  const tags: TokenHandler = {
    onStartTag({ tagName, attrs, selfClosing }) {
      const attributes = new Map(attrs.map(({ name, value }) => [name, value]));
      const [demo, id] = [attributes.get('data-demo'), attributes.get('id')];
      if (demo !== undefined) place = { demo };
      else if (id !== undefined && HEADING.test(tagName)) place = { heading: id };
      if (selfClosing || VOID.has(tagName)) return;
      depth += 1;
      const island = attributes.get(ISLAND_ATTRIBUTE);
      if (island !== undefined) enter(island);
      if (TEXT.has(tagName)) tokenizer.state = TokenizerMode.RAWTEXT;
    },
    onEndTag() {
      if (outer?.depth === depth) outer = undefined;
      depth -= 1;
    },
    onComment: ignore,
    onDoctype: ignore,
    onEof: ignore,
    onCharacter: ignore,
    onNullCharacter: ignore,
    onWhitespaceCharacter: ignore,
  };
  // Tags alone: a tree of all pages would take a few seconds of every build.
  const tokenizer = new Tokenizer({ sourceCodeLocationInfo: false }, tags);
  tokenizer.write(page.html, true);
  return problems;
}

const ignore = (): void => undefined;

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
