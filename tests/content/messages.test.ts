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
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateHead(node)) return false;
  const { parent } = node;
  if (ts.isImportDeclaration(parent)) return false;
  if (ts.isJsxAttribute(parent) && SPOKEN.has(parent.name.getText())) return /\p{L}{2}/u.test(text);
  return SENTENCE.test(text) && !isInError(node);
}

/** The sentences of a file, each with its line. */
function sentencesOf(file: string): string[] {
  const source = parseSource(file);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = 'text' in node ? String(node.text).trim() : '';
    if (!NAMES.includes(text) && isSpoken(node, text)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${file}:${line + 1}  ${text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

describe('what a reader is told', () => {
  it('stands in content/messages, not in a component', () => {
    expect(componentSources(['src/markup', 'src/site']).flatMap(sentencesOf)).toEqual([]);
  });
});
