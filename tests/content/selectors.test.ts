import ts from 'typescript';
import { expect, it } from 'vitest';
import { componentSources, parseSource } from '../support/sources.ts';

/*
 * The site finds static components by the names that `#markup/selectors.ts` exports, and the parts of its shell by those of
 * `src/site/shell/names.ts`: what does not stand there is a type error. A selector that is written as text would not be.
 */

const ASKS = new Set(['closest', 'getElementById', 'matches', 'querySelector', 'querySelectorAll']);

/** The frame of edited code is a document of its own, which it writes itself. */
const OTHER_DOCUMENTS: readonly string[] = ['src/site/editor/frame/'];

/** A class, an id, or an attribute of ours. What is left are elements, and states and attributes of the platform. */
const OWN_NAME = /(?:^|[\s,>~+(\w\]])[.#][a-z]|\[data-/;

function textsOf(node: ts.Node): string[] {
  const own = ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) ? [node.text] : [];
  const inner: string[] = [];
  ts.forEachChild(node, (child) => {
    inner.push(...textsOf(child));
  });
  // What is asked for by a typed name stands in a call.
  return ts.isCallExpression(node) ? [] : [...own, ...inner];
}

const CONSTANT = /^[A-Z][A-Z\d_]+$/;

/** An address, a document, or a sheet, which have dots of their own. */
const OTHER_TEXT = /^(?:\/|https:)|[<{\n]/;

/** What a constant of a module says, unless its type holds it to the names. */
function constantOf(node: ts.Node): ts.Expression | undefined {
  if (!ts.isVariableDeclaration(node) || !ts.isSourceFile(node.parent.parent.parent)) {
    return undefined;
  }
  const { initializer } = node;
  if (initializer === undefined || ts.isSatisfiesExpression(initializer)) return undefined;
  return CONSTANT.test(node.name.getText()) ? initializer : undefined;
}

function selectorsOf(file: string): string[] {
  const source = parseSource(file);
  const found: string[] = [];
  const add = (node: ts.Node, texts: readonly string[]): void => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push(...texts.map((text) => `${file}:${line + 1}  ${text}`));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const byId = node.expression.name.text === 'getElementById';
      const [asked] = ASKS.has(node.expression.name.text) ? node.arguments : [];
      const texts =
        asked === undefined || (byId && !ts.isStringLiteral(asked)) ? [] : textsOf(asked);
      add(
        node,
        texts.filter((text) => byId || OWN_NAME.test(text)),
      );
    }
    const constant = constantOf(node);
    if (constant !== undefined) {
      add(
        node,
        textsOf(constant).filter((text) => OWN_NAME.test(text) && !OTHER_TEXT.test(text)),
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

it('the site asks for nothing by a name that is written a second time', () => {
  const files = componentSources(['src/site']).filter(
    (file) => !OTHER_DOCUMENTS.some((folder) => file.startsWith(folder)),
  );
  expect(files.flatMap(selectorsOf)).toEqual([]);
});
