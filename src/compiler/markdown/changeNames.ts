import type { Code, RootContent, TableCell } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { bareName, isName, type Usage } from '#core/migration/names.ts';
import { readCode } from '#core/migration/readCode.ts';
import { afterDiff, beforeDiff } from './change.ts';
import { parseFenceMeta } from './fences.ts';

/*
 * What a section of an upgrade guide says of names without being asked: what a diff takes away, and the first column of a
 * table of renamed things.
 */

/** Names that the code before a change has and the code after it has not; and the codemods of the fences. */
export function readDiffs(section: readonly RootContent[]): {
  names: string[];
  codemods: string[];
} {
  const found = { names: new Set<string>(), codemods: new Set<string>() };
  for (const node of fencesIn(section)) {
    const { before, codemod, diff } = parseFenceMeta(node.meta ?? '');
    if (!diff || before === undefined) continue;
    if (codemod !== undefined) found.codemods.add(codemod);
    const left = new Set(namesOf(afterDiff(node.value)).map(({ name }) => name));
    const removed = namesOf(beforeDiff(node.value)).filter(
      (usage) => !left.has(usage.name) && isWorthNaming(usage),
    );
    // A module may only be imported no more because its name is.
    const imported = removed.some(({ name }) => /^\w+$/.test(name));
    for (const { name } of removed) {
      if (!imported || !name.includes('/')) found.names.add(name);
    }
  }
  return { names: [...found.names], codemods: [...found.codemods] };
}

/** @returns none for what is no code: the type checker tells the author. */
function namesOf(code: string): Usage[] {
  const read = readCode(code);
  return 'code' in read ? read.code.usages : [];
}

/** Names that a diff puts in the place of others, hunk by hunk, and those of tables: `[before, after]`, without signs. */
export function readRenames(section: readonly RootContent[]): [string, string][] {
  const pairs = new Map<string, string>();
  for (const node of fencesIn(section)) {
    const { before, diff } = parseFenceMeta(node.meta ?? '');
    if (!diff || before === undefined) continue;
    for (const [old, now] of renamesIn(node.value)) pairs.set(old, now);
  }
  for (const [old, now] of tableRows(section)) {
    if (old.length === now.length) old.forEach((name, at) => pairs.set(name, now[at] ?? name));
  }
  const bare = new Map([...pairs].map(([old, now]) => [bareName(old), bareName(now)]));
  return [...bare].filter(([old, now]) => old !== now && isWord(old) && isWord(now));
}

const isWord = (name: string): boolean => /^[A-Za-z_]\w+$/.test(name);

/** Both sides of a diff have the same lines, so what takes the place of a name stands in the same hunk. */
function renamesIn(diff: string): [string, string][] {
  const [before, after] = [namesOf(beforeDiff(diff)), namesOf(afterDiff(diff))];
  const had = new Set(before.map(({ name }) => name));
  const has = new Set(after.map(({ name }) => name));
  const removed = before.filter((usage) => !has.has(usage.name) && isWorthNaming(usage));
  const come = after.filter((usage) => !had.has(usage.name) && isWorthNaming(usage));
  return hunksOf(diff).flatMap(([from, to]) => {
    const inHunk = ({ line }: Usage): boolean => line >= from && line <= to;
    return ['=', ':', ''].flatMap((sign) => {
      const isSigned = ({ name }: Usage): boolean =>
        sign === '' ? isWord(name) : name.endsWith(sign);
      const old = removed.filter(inHunk).filter(isSigned);
      const now = come.filter(inHunk).filter(isSigned);
      if (old.length !== now.length) return [];
      return old.map(({ name }, at): [string, string] => [name, now[at]?.name ?? name]);
    });
  });
}

/** First and last line of each run of changed lines, 1-based. */
function hunksOf(diff: string): [number, number][] {
  const hunks: [number, number][] = [];
  diff.split('\n').forEach((text, at) => {
    if (!/^[-+]/.test(text)) return;
    const last = hunks.at(-1);
    if (last?.[1] === at) last[1] = at + 1;
    else hunks.push([at + 1, at + 1]);
  });
  return hunks;
}

/** What any component may be given. */
const ANYWHERE = /^(?:children|className|key|onClick|ref|slotProps|slots|style|sx)=$/;

/**
 * Props and imports of the packages, and of keys and members those that are no everyday word. Strings are values of the
 * example, and a whole package is never gone.
 */
function isWorthNaming({ name, product }: Usage): boolean {
  if (!isName(name) || name.startsWith('"') || ANYWHERE.test(name)) return false;
  if (/^Mui\w*-/.test(name)) return true;
  if (name.startsWith('@')) return /^@[\w-]+\/[\w-]+\//.test(name);
  if (/^\w+=?$/.test(name)) return product !== undefined;
  return /[a-z_][A-Z\d_]/.test(name.replace(/^.*\.(?=\w)/, ''));
}

function fencesIn(section: readonly RootContent[]): Code[] {
  const fences: Code[] = [];
  for (const node of section) visit(node, 'code', (fence) => void fences.push(fence));
  return fences;
}

/** Titles of a first column that lists what code has before a change. */
const OLD_COLUMN =
  /^(?:Version \d|Prop\b|Class\b|Type\b|Key\b|Function\b|In the Lab$|Removed\b|Before\b|Your version)/;

/** The names that stand as code in the first column of tables of old names. */
export const readTables = (section: readonly RootContent[]): string[] => [
  ...new Set(tableRows(section).flatMap(([old]) => old)),
];

/** The names of the first two columns of tables of old names, row by row. */
function tableRows(section: readonly RootContent[]): [string[], string[]][] {
  const found: [string[], string[]][] = [];
  for (const node of section) {
    visit(node, 'table', ({ children: [head, ...rows] }) => {
      if (!OLD_COLUMN.test(toString(head?.children[0]))) return;
      for (const { children } of rows) found.push([codeIn(children[0]), codeIn(children[1])]);
    });
  }
  return found;
}

function codeIn(cell: TableCell | undefined): string[] {
  const names: string[] = [];
  if (cell === undefined) return names;
  visit(cell, 'inlineCode', ({ value }) => {
    const name = nameInText(value);
    if (name !== undefined) names.push(name);
  });
  return names;
}

/** What `:plain[…]` says of names outside of tables: the documented version does not have them. */
export function readPlain(section: readonly RootContent[]): string[] {
  const names = new Set<string>();
  for (const node of section.filter(({ type }) => type !== 'table')) {
    visit(node, 'inlineCode', ({ value, data }) => {
      const name = data?.plain === true ? nameInText(value) : undefined;
      if (name !== undefined) names.add(name);
    });
  }
  return [...names];
}

/**
 * The name that inline code is about: `apiRef.current.setPage()` is about `.setPage`, `<TreeItem2>` about `TreeItem2`.
 * @returns undefined for a word that any code may have.
 */
export function nameInText(code: string): string | undefined {
  const text = code.trim();
  if (/^@[\w-]+\/[\w./-]+$/.test(text)) return text;
  const [, className] = /^\.(Mui\w*-[\w-]+)$/.exec(text) ?? [];
  if (className !== undefined) return className;
  const [, method] = /^(?:apiRef|publicAPI)\.(?:current\.)?(\w+)(?:\(.*\))?$/.exec(text) ?? [];
  if (method !== undefined) return `.${method}`;
  const [, prop] = /^(\w+)=/.exec(text) ?? [];
  if (prop !== undefined) return `${prop}=`;
  const [, word] = /^<?(\w+(?:\.\w+)?)(?:\(.*\)|<.*>)?(?: ?\/?>)?$/.exec(text) ?? [];
  return word !== undefined && /[a-z_][A-Z\d_]|^[A-Z]\w|\./.test(word) ? word : undefined;
}
