import { createHighlighterCore, type HighlighterCore, type LanguageInput } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import type { HighlightedCode, LineMark, Piece } from './highlightedCode.ts';
import { createTokenizer } from './tokenizer.ts';
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

type Tokenizer = ReturnType<typeof createTokenizer>;

let highlighter: Promise<HighlighterCore> | undefined;
const tokenizers = new Map<string, Tokenizer>();

async function tokenizerOf(grammar: string, load: () => LanguageInput): Promise<Tokenizer> {
  highlighter ??= createHighlighterCore({
    themes: [roleTheme],
    langs: [],
    engine: createJavaScriptRegexEngine(),
  });
  const ready = await highlighter;
  const known = tokenizers.get(grammar);
  if (known !== undefined) return known;
  await ready.loadLanguage(load());
  const { colorMap } = ready.setTheme(roleTheme);
  const made = createTokenizer(ready.getLanguage(grammar), (color) => roleOfColor(colorMap[color]));
  tokenizers.set(grammar, made);
  return made;
}

/** Neighbors of one role become one; white space takes its neighbor's role, since it has no color. */
function merge(pieces: readonly Piece[]): Piece[] {
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

async function linesOf(code: string, grammar: string): Promise<(readonly Piece[])[]> {
  const load = GRAMMARS[grammar];
  if (load === undefined) return code.split('\n').map((text) => [{ role: undefined, text }]);
  return (await tokenizerOf(grammar, load))(code);
}
