import type { Element } from 'hast';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { LANGUAGES } from '../highlight/highlight.ts';
import type { LineMark } from '../highlight/highlightedCode.ts';
import { alignMarks, parseLines, type LineMarks } from '../highlight/lineMarks.ts';
import { replaceBy } from '../print/tree.ts';
import { afterDiff, beforeDiff, captionOf, checkChange, targetsOf, type Change } from './change.ts';
import { codeBlock } from './codeBlock.ts';
import { lineOf, report, type CheckedFence, type DatedFence, type PageContext } from './context.ts';

const CUT = '// ---cut---';

/** What stands after the backticks: `tsx title="a.tsx" {1,3-5} focus diff nocheck="reason"`. */
interface FenceMeta extends Partial<Change> {
  title?: string;
  /** 1-based numbers of shown lines. */
  lines: number[];
  /** All other lines are quiet until a reader turns to the code. */
  focus?: true;
  diff: boolean;
  /** Why the fence is not type-checked. */
  unchecked?: string;
  unknown: string[];
}

const WORD = /(\w+)="([^"]*)"|\{([\d,\s-]+)\}|(\S+)/g;

export function parseFenceMeta(meta: string): FenceMeta {
  const parsed: FenceMeta = { lines: [], diff: false, unknown: [] };
  for (const [whole, name, value, lines, word] of meta.matchAll(WORD)) {
    if (lines !== undefined) parsed.lines.push(...parseLines(lines));
    else if (name === 'title' && value) parsed.title = value;
    else if (name === 'nocheck' && value && value.length >= 8) parsed.unchecked = value;
    else if (isPartOfChange(name) && value) parsed[name] = value;
    else if (word === 'diff') parsed.diff = true;
    else if (word === 'focus') parsed.focus = true;
    else parsed.unknown.push(whole);
  }
  return parsed;
}

const isPartOfChange = (name: string | undefined): name is keyof Change =>
  name === 'before' || name === 'after' || name === 'codemod';

/** Replaces every fence by its figure and notes what the type checker must see. */
export async function renderFences(tree: Root, context: PageContext): Promise<void> {
  const fences: Code[] = [];
  visit(tree, 'code', (node) => {
    fences.push(node);
  });
  for (const node of fences) {
    const figure = await renderFence(node, context);
    if (figure !== undefined) replaceBy(node, figure);
  }
}

async function renderFence(node: Code, context: PageContext): Promise<Element | undefined> {
  const language = node.lang ?? '';
  const meta = parseFenceMeta(node.meta ?? '');
  if (!LANGUAGES.includes(language)) {
    report(context, node, {
      message: language === '' ? 'A fence names no language.' : `Unknown language "${language}".`,
      remedy: `Use one of: ${LANGUAGES.join(', ')}.`,
    });
    return undefined;
  }
  for (const word of meta.unknown) {
    report(context, node, {
      message: `A fence has "${word}".`,
      remedy:
        'Legal: title="…", {1,3-5}, focus, diff, before="…", after="…", codemod="…", nocheck="a reason of eight letters or more".',
    });
  }
  if (meta.focus && (meta.lines.length === 0 || meta.diff)) {
    report(context, node, {
      message: meta.diff ? 'A fence has focus and diff.' : 'A fence has focus and names no lines.',
      remedy: 'Name the lines, {3-5} focus, or leave focus out: a diff marks its lines itself.',
    });
  }
  const typed = language === 'ts' || language === 'tsx';
  const wrong = checkChange(meta, { diff: meta.diff, typed });
  if (wrong !== undefined) report(context, node, wrong);
  else if (typed && meta.unchecked === undefined) {
    context.fences.push(...checkedSides(node, language, meta));
  }
  const isDated =
    typed &&
    meta.unchecked === undefined &&
    !meta.diff &&
    !isChange(meta) &&
    USES_DAYJS.test(node.value);
  if (isDated) {
    context.dated.push({ code: node.value, language, line: lineOf(node), meta: node.meta ?? '' });
  }
  const { code, marks } = shownCode(node.value, meta);
  try {
    const title = titleOf(meta);
    return await codeBlock({
      code,
      language,
      marks,
      ...(title !== undefined && { title }),
      ...(isDated && { dated: lineOf(node) }),
    });
  } catch (error) {
    const message = `The fence cannot be turned into JavaScript: ${(error as Error).message.split('\n')[0]}`;
    report(context, node, {
      message,
      remedy: 'Fix the code, or use a language other than ts/tsx.',
    });
    return undefined;
  }
}

/** The library, its type, or its adapter. */
const USES_DAYJS = /ayjs/;

const isChange = (meta: Partial<Change>): meta is Change => meta.before !== undefined;

const titleOf = (meta: FenceMeta): string | undefined =>
  meta.title ?? (isChange(meta) ? captionOf(meta) : undefined);

/** The module that a fence leaves, and what a change starts from. */
function checkedSides(node: Code, language: 'ts' | 'tsx', meta: FenceMeta): CheckedFence[] {
  const { diff, before, after } = meta;
  const line = lineOf(node) + 1;
  const code = diff ? afterDiff(node.value) : node.value;
  const shown = diff ? {} : { shown: shownCode(node.value, meta).code };
  const left = targetsOf(after).map((library) => ({
    code,
    language,
    line,
    ...shown,
    ...(library !== undefined && { library }),
  }));
  if (before === undefined) return left;
  return [...left, { code: beforeDiff(node.value), language, line, library: before }];
}

/** What a fence shows as text; the signs of a diff stay. @param meta what stands after the language. */
export function shownFence(
  text: string,
  meta: string,
): { code: string; diff: boolean; title?: string } {
  const parsed = parseFenceMeta(meta);
  const { diff } = parsed;
  const title = titleOf(parsed);
  const { code, lines } = shownCode(text, parsed);
  const shown = diff ? lines.join('\n').trimEnd() : code;
  return { code: shown, diff, ...(title !== undefined && { title }) };
}

/** A fence in another text, which has what is cut as well: its code, with the marks that still have their line. */
export function shownAgain(
  { code, meta }: Pick<DatedFence, 'code' | 'meta'>,
  text: string,
): { code: string; marks: LineMarks } {
  const before = shownCode(code, parseFenceMeta(meta));
  const after = shownCode(text, { ...parseFenceMeta(meta), lines: [] }).code;
  return { code: after, marks: alignMarks(before.code, after, before.marks) };
}

/** @returns also the lines as they were written, without what is cut. */
function shownCode(
  text: string,
  meta: FenceMeta,
): { code: string; marks: Map<number, LineMark>; lines: string[] } {
  const all = text.split('\n');
  const cut = all.findIndex((line) => line.trim() === CUT || line.trim() === `+${CUT}`);
  const lines = all.slice(cut + 1);
  const marks = new Map<number, LineMark>(meta.lines.map((line) => [line - 1, 'highlight']));
  if (!meta.diff) {
    const code = lines
      .join('\n')
      .replace(/^(?:[ \t]*\n)+/, '')
      .trimEnd();
    return { code, marks: meta.focus ? withQuiet(marks, code) : marks, lines };
  }
  lines.forEach((line, number) => {
    if (line.startsWith('+')) marks.set(number, 'added');
    if (line.startsWith('-')) marks.set(number, 'removed');
  });
  return {
    code: lines
      .map((line) => line.slice(1))
      .join('\n')
      .trimEnd(),
    marks,
    lines,
  };
}

/** With a mark for every line that has none. */
const withQuiet = (marks: ReadonlyMap<number, LineMark>, code: string): Map<number, LineMark> =>
  new Map(code.split('\n').map((_, line) => [line, marks.get(line) ?? 'quiet']));
