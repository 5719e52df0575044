import { createHighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { roleOfColor, roleTheme } from './theme.ts';
import { createTokenizer } from './tokenizer.ts';

/** The same lines where other rules are open: in code, in a comment, in a template, in an element's text. */
const CODES = [
  'const rows = 1;\n\nreturn rows;',
  '/*\nconst rows = 1;\n\nreturn rows;\n*/\nreturn rows;',
  'const text = `\nconst rows = 1;\n${\nconst rows = 1;\n}\nreturn rows;\n`;\nreturn rows;',
  'const a = (\n  <p title="b">\nconst rows = 1;\n{rows\n}\n  </p>\n);\nconst rows = 1;',
  'const rows = 1;\r\nreturn rows;',
  'function f<T extends\n  Row>(a: T,\n) {\n  return rows;\n}',
  '',
];

describe('createTokenizer', () => {
  let highlighter: Awaited<ReturnType<typeof createHighlighterCore>>;

  beforeAll(async () => {
    highlighter = await createHighlighterCore({
      themes: [roleTheme],
      langs: [import('shiki/langs/tsx.mjs')],
      engine: createJavaScriptRegexEngine(),
    });
  });

  function setUp() {
    const { colorMap } = highlighter.setTheme('roles');
    const grammar = highlighter.getLanguage('tsx');
    const read = vi.spyOn(grammar, 'tokenizeLine2');
    read.mockClear();
    return { tokenize: createTokenizer(grammar, (color) => roleOfColor(colorMap[color])), read };
  }

  const byShiki = (code: string) =>
    highlighter
      .codeToTokensBase(code, { lang: 'tsx', theme: 'roles', tokenizeTimeLimit: 0 })
      .map((line) =>
        line.map(({ content, color }) => ({ role: roleOfColor(color), text: content })),
      );

  it.each([
    ['in order', CODES],
    ['in reverse', CODES.toReversed()],
    ['twice', [...CODES, ...CODES]],
  ])('says of every line what Shiki says without a memory, %s', (_, codes) => {
    const { tokenize } = setUp();
    for (const code of codes) expect(tokenize(code)).toEqual(byShiki(code));
  });

  it('reads a line once for each state it begins in', () => {
    const { tokenize, read } = setUp();
    tokenize('const rows = 1;\nconst rows = 1;\nreturn rows;');
    const once = read.mock.calls.length;
    expect(once).toBe(3); // the first line of a file is a state of its own
    tokenize('const rows = 1;\nconst rows = 1;\nreturn rows;\nconst rows = 1;');
    expect(read.mock.calls.length).toBe(once);
    tokenize('/*\nconst rows = 1;\n*/');
    expect(read.mock.calls.length).toBe(once + 3);
  });
});
