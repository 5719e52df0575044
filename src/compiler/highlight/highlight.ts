import { StreamLanguage } from '@codemirror/language';
import { shell } from '@codemirror/legacy-modes/mode/shell';
import type { Parser } from '@lezer/common';
import { parser as css } from '@lezer/css';
import { highlightTree } from '@lezer/highlight';
import { configureNesting, parser as html } from '@lezer/html';
import { parser as javascript } from '@lezer/javascript';
import { parser as json } from '@lezer/json';
import { highlighters } from '#core/code/roles.ts';
import type { CodeLine, HighlightedCode, LineMark, Piece } from './highlightedCode.ts';

const tsx = javascript.configure({ dialect: 'jsx ts' });
const bash = StreamLanguage.define(shell).parser;

const PARSERS: Record<string, Parser> = {
  tsx,
  // Not as TSX, which takes `<T>(list: T[])` for an element.
  ts: javascript.configure({ dialect: 'ts' }),
  js: tsx,
  jsx: tsx,
  bash,
  sh: bash,
  json,
  css,
  html: html.configure({
    wrap: configureNesting([
      { tag: 'script', parser: javascript },
      { tag: 'style', parser: css },
    ]),
  }),
};

/** The languages a fence may name. */
export const LANGUAGES = [...Object.keys(PARSERS), 'text'];

/**
 * Code with its colors, line by line, in as few pieces as these need.
 * @param marks 0-based line number → mark.
 */
export function highlight(
  code: string,
  language: string,
  marks: ReadonlyMap<number, LineMark> = new Map(),
): HighlightedCode {
  const texts = code.split(/\r?\n/);
  const parser = PARSERS[language];
  return linesOfSides(texts, marks, parser).map((pieces, number) => {
    const mark = marks.get(number);
    return { pieces, ...(mark !== undefined && { mark }) };
  });
}

/** A change is two texts, and a parser understands only whole ones: each line is read among those of its side. */
function linesOfSides(
  texts: readonly string[],
  marks: ReadonlyMap<number, LineMark>,
  parser: Parser | undefined,
): CodeLine['pieces'][] {
  const all = texts.map((_, number) => number);
  const after = all.filter((number) => marks.get(number) !== 'removed');
  const before = all.filter((number) => marks.get(number) !== 'added');
  const lines = new Map<number, CodeLine['pieces']>();
  // Lines of both sides get the colors of the later one.
  for (const side of after.length === all.length ? [after] : [before, after]) {
    const pieces = linesOf(side.map((number) => texts[number]).join('\n'), parser);
    side.forEach((number, at) => lines.set(number, pieces[at] ?? []));
  }
  return all.map((number) => lines.get(number) ?? []);
}

function linesOf(code: string, parser: Parser | undefined): CodeLine['pieces'][] {
  const lines: Piece[][] = [[]];
  function add(text: string, role: string | undefined): void {
    text.split('\n').forEach((part, at) => {
      if (at > 0) lines.push([]);
      const line = lines.at(-1);
      if (line !== undefined && part !== '') addPiece(line, part, role);
    });
  }
  let at = 0;
  if (parser !== undefined) {
    highlightTree(parser.parse(code), highlighters, (from, to, role) => {
      add(code.slice(at, from), undefined);
      add(code.slice(from, to), role);
      at = to;
    });
  }
  add(code.slice(at), undefined);
  return lines;
}

/** Neighbors of one role become one; white space takes its neighbor's role, since it has no color. */
function addPiece(line: Piece[], text: string, role: string | undefined): void {
  const last = line.at(-1);
  const blank = text.trim() === '';
  if (last !== undefined && (last.role === role || blank)) last.text += text;
  else line.push({ role: blank ? undefined : role, text });
}
