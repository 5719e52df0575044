import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { componentSources, parseSource } from '../support/sources.ts';

/*
 * What a reader is told stands in `content/messages`, where it can be read together: no component has a sentence of its
 * own.
 */

/** Names of products, of what a browser reports, and of what TypeScript completes are no sentences. */
const NAMES: readonly string[] = ['MUI X', 'MUI System', 'ResizeObserver loop', 'JSX attribute'];

/** Words in the shape of a sentence: two or more, the first with a capital. */
const SENTENCE = /^[A-Z][\p{L}’']*[,:]? \p{L}/u;

/** Words of an element that is written in a string; what is in a script or a style is code. */
const ELEMENT = /<(?!script|style)[a-z][^<>]*>\s*\p{Lu}?\p{Ll}{2}/u;

const FILE_NAME = /^\w*\.[jt]sx?$/;

/** Attributes that are read out or shown. */
const SPOKEN = new Set(['alt', 'aria-label', 'label', 'placeholder', 'title']);

/** Whether a text is for who develops the site: the argument of an error's constructor. */
function isInError(node: ts.Node): boolean {
  for (let at = node.parent; at !== undefined && !ts.isSourceFile(at); at = at.parent) {
    if (ts.isNewExpression(at) && at.expression.getText().endsWith('Error')) return true;
    if (ts.isCallExpression(at) && at.expression.kind === ts.SyntaxKind.SuperKeyword) return true;
    if (ts.isCallExpression(at) && at.expression.getText().startsWith('console.')) return true;
  }
  return false;
}

function isSpoken(node: ts.Node, text: string): boolean {
  if (FILE_NAME.test(text)) return false;
  if (ts.isJsxText(node)) return /\p{L}{2}/u.test(text);
  if (isText(node) && ELEMENT.test(text)) return true;
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateHead(node)) return false;
  const { parent } = node;
  if (ts.isImportDeclaration(parent)) return false;
  if (ts.isJsxAttribute(parent) && SPOKEN.has(parent.name.getText())) return /\p{L}{2}/u.test(text);
  return SENTENCE.test(text) && !isInError(node);
}

const isText = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddle(node) ||
  ts.isTemplateTail(node);

/** The sentences of a file, each with its line. */
const sentencesOf = (file: string): string[] => sentencesIn(parseSource(file));

function sentencesIn(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = 'text' in node ? String(node.text).trim() : '';
    if (!NAMES.includes(text) && isSpoken(node, text)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${source.fileName}:${line + 1}  ${text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** In core, what no reader of the site sees, and what are names. */
const NO_WORDS: readonly string[] = [
  'analytics/analyticsTable.ts', // printed into docs/analytics.md
  'discovery/breadcrumbs.ts', // for search engines
  'discovery/mcpServer.ts', // for lists of servers
  'installation.ts', // what an author has to do
  'keyboard.ts', // names of keys
  'nearWords.ts', // for authors, and for programs
  'offline/manifest.ts', // starts of errors
  'preferences/preferences.ts', // on the console
  'redirects/rules.ts', // what an author has to do
  'sandbox/scaffold.ts', // files of a project that leaves the site
].map((file) => `src/core/${file}`);

describe('what a reader is told', () => {
  it('stands in content/messages, not in a component', () => {
    const rooms = componentSources(['src/markup', 'src/pages', 'src/site']);
    expect(rooms.flatMap(sentencesOf)).toEqual([]);
  });

  it('is passed into core, which has no words of its own', () => {
    const core = componentSources(['src/core']);
    expect(NO_WORDS.filter((file) => !core.includes(file))).toEqual([]);
    expect(core.filter((file) => !NO_WORDS.includes(file)).flatMap(sentencesOf)).toEqual([]);
  });

  it('is seen in elements that are written in a string, too', () => {
    const told = (code: string) =>
      sentencesIn(ts.createSourceFile('a.ts', code, ts.ScriptTarget.Latest, true));
    expect(told('const a = `<p>${b}</p><h1>You are offline</h1>`;')).toHaveLength(1);
    expect(told('const a = \'<p class="b">nothing is kept</p>\';')).toHaveLength(1);
    expect(told('const a = `<p>${b}</p>`;')).toEqual([]);
  });
});
