import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { DemoFrameProps } from '#markup/demo/DemoFrame.tsx';
import { highlight } from '../highlight/highlight.ts';
import type { HighlightedText } from '../highlight/highlightedCode.ts';
import type { LineMarks } from '../highlight/lineMarks.ts';
import { codeVariants } from '../markdown/codeBlock.ts';
import type { UnprintedCode, UnprintedFile } from '../print/unprintedCode.ts';
import { demoWords } from './demoWords.ts';
import { gistOf } from './gist.ts';
import { toJavaScript } from './javascript.ts';
import type { DemoFile, DemoSource, DemoVariant } from './read.ts';

/** A demo whose code has more lines starts folded; the first one of a page may be longer, it is what most came for. */
const OPEN_UP_TO_LINES = 32;
const FIRST_OPEN_UP_TO_LINES = 45;

/** `demo.css` has a rule for each place in the row of files. */
const FILES_AT_MOST = 6;

/** A demo's frame without its stage, which depends on more than the demo's files. */
export type DemoFrame = Omit<DemoFrameProps, 'stage' | 'variants'> & {
  variants: readonly UnprintedCode[];
};

/**
 * What the frame of a demo shows, apart from the demo.
 * @param first whether it is the first demo of its page.
 * @param lines of its own file that stand out, 1-based; those of other stylings are other lines.
 * @throws when a file has no JavaScript, or when there are more files than the row has room for.
 */
export async function frameOf(
  demo: DemoSource,
  first: boolean,
  lines: readonly number[] = [],
): Promise<DemoFrame> {
  const count = demo.variants[0].files[0].source.split('\n').length;
  const open = count <= (first ? FIRST_OPEN_UP_TO_LINES : OPEN_UP_TO_LINES);
  return {
    name: demo.name,
    page: path.posix.dirname(demo.id),
    words: demoWords(demo.name),
    source: sourceOf(demo),
    open,
    variants: await variantsOf(demo, { open, lines }),
  };
}

/**
 * The code of a demo in every styling.
 * @param shown whether its code starts unfolded, and the lines of its own file that stand out.
 * @throws as `frameOf` does.
 */
export const variantsOf = (
  demo: DemoSource,
  { open, lines }: { open: boolean; lines: readonly number[] },
): Promise<UnprintedCode[]> =>
  Promise.all(
    demo.variants.map((variant, at) => codeOf(variant, { open, lines: at === 0 ? lines : [] })),
  );

/** The demo's own file below its page's folder: `BasicSorting.tsx`, `StyledBars/system.tsx`. */
function sourceOf({ name, variants }: DemoSource): string {
  const file = path.basename(variants[0].files[0].path);
  return file === `${name}.tsx` ? file : `${name}/${file}`;
}

async function codeOf(
  { styling, files }: DemoVariant,
  { open, lines }: { open: boolean; lines: readonly number[] },
): Promise<UnprintedCode> {
  if (files.length > FILES_AT_MOST) {
    const given = files.map((file) => file.name).join(', ');
    throw new Error(`It has more than ${FILES_AT_MOST} files: ${given}.`);
  }
  const [first, ...others] = files;
  const gist = open ? undefined : await gistText(first);
  return {
    styling,
    files: [await shownFile(first, lines), ...(await Promise.all(others.map(otherFile)))],
    ...(gist !== undefined && { gist }),
  };
}

/** Many demos have a file in common: its code is colored once. */
function otherFile(file: DemoFile): Promise<UnprintedFile> {
  const key = `${file.name}\n${file.source}`;
  const made = colored.get(key) ?? shownFile(file);
  colored.set(key, made);
  return made;
}

const colored = new LRUCache<string, Promise<UnprintedFile>>({ max: 2_000 });

async function shownFile(
  { name, source }: DemoFile,
  lines: readonly number[] = [],
): Promise<UnprintedFile> {
  if (name.endsWith('.css')) {
    const count = source.split('\n').length;
    const code = highlight(source, 'css');
    return { name, code: { code }, lines: { ts: count, js: count } };
  }
  const marks: LineMarks = new Map(lines.map((line) => [line - 1, 'highlight']));
  return { name, ...(await codeVariants(source, name.endsWith('.ts') ? 'ts' : 'tsx', marks)) };
}

/** The essential lines of a file; undefined when it has none. */
async function gistText({ name, source }: DemoFile): Promise<HighlightedText | undefined> {
  const script = await toJavaScript(source, name.endsWith('.ts') ? 'ts' : 'tsx');
  const [ts, js] = [gistOf(source), gistOf(script || source)];
  if (ts === undefined || js === undefined) return undefined;
  const code = highlight(ts, 'jsx');
  return ts === js ? { code } : { code, js: highlight(js, 'jsx') };
}
