import { createHighlighterCore, type HighlighterCore, type LanguageInput } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import type { HighlightedCode, LineMark, Piece } from './highlightedCode.ts';
import { roleOfColor, roleTheme } from './theme.ts';

/** Grammars are loaded when a fence first needs them. JavaScript is read by the TypeScript grammar. */
const GRAMMARS: Record<string, () => LanguageInput> = {
  tsx: () => import('shiki/langs/tsx.mjs'),
  // Not by the grammar of TSX, which takes `<T>(list: T[])` for an element.
  ts: () => import('shiki/langs/typescript.mjs'),
  bash: () => import('shiki/langs/bash.mjs'),
  json: () => import('shiki/langs/json.mjs'),
  css: () => import('shiki/langs/css.mjs'),
  html: () => import('shiki/langs/html.mjs'),
};

const ALIASES: Record<string, string> = { js: 'tsx', jsx: 'tsx', sh: 'bash' };

/** The languages a fence may name. */
export const LANGUAGES = [...Object.keys(GRAMMARS), ...Object.keys(ALIASES), 'text'];

let highlighter: Promise<HighlighterCore> | undefined;

async function loaded(grammar: string): Promise<HighlighterCore> {
  highlighter ??= createHighlighterCore({
    themes: [roleTheme],
    langs: [],
    engine: createJavaScriptRegexEngine(),
  });
  const ready = await highlighter;
  const load = GRAMMARS[grammar];
  if (load !== undefined && !ready.getLoadedLanguages().includes(grammar)) {
    await ready.loadLanguage(load());
  }
  return ready;
}

/** Neighbors of one role become one; white space takes its neighbor's role, since it has no color. */
function merge(pieces: Piece[]): Piece[] {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    const blank = piece.text.trim() === '';
    if (last !== undefined && (last.role === piece.role || blank)) last.text += piece.text;
    else merged.push({ ...piece, role: blank ? undefined : piece.role });
  }
  return merged;
}

/**
 * Code with its colors, line by line, in as few pieces as these need.
 * @param marks 0-based line number → mark.
 */
export async function highlight(
  code: string,
  language: string,
  marks: ReadonlyMap<number, LineMark> = new Map(),
): Promise<HighlightedCode> {
  const lines = await linesOf(code, ALIASES[language] ?? language);
  return lines.map((pieces, number) => {
    const mark = marks.get(number);
    return { pieces: merge(pieces), ...(mark !== undefined && { mark }) };
  });
}

async function linesOf(code: string, grammar: string): Promise<Piece[][]> {
  if (!(grammar in GRAMMARS)) return code.split('\n').map((text) => [{ role: undefined, text }]);
  const ready = await loaded(grammar);
  // No limit of time: a busy machine must not leave the rest of a line plain, and the cache keep it so.
  return ready
    .codeToTokensBase(code, { lang: grammar, theme: 'roles', tokenizeTimeLimit: 0 })
    .map((line) => line.map(({ content, color }) => ({ role: roleOfColor(color), text: content })));
}
