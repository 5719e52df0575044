import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { NO_JSDOC, parseJsDoc, type JsDoc } from './jsdoc.ts';

/** A key of a component's `propTypes`: the one list of props that the authors documented. */
export interface PropType {
  name: string;
  required: boolean;
  doc: JsDoc;
}

/** The doc comment directly before a node, read raw. */
export function docBefore(text: string, position: number): JsDoc {
  const comments = ts.getLeadingCommentRanges(text, position) ?? [];
  const last = comments.findLast(({ pos }) => text.startsWith('/**', pos));
  return last === undefined ? NO_JSDOC : parseJsDoc(text.slice(last.pos, last.end));
}

/** The object of `X.propTypes = …`, which stands inside a check of `NODE_ENV`. */
function propTypesObject(node: ts.Node): ts.ObjectLiteralExpression | undefined {
  if (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    ts.isPropertyAccessExpression(node.left) &&
    node.left.name.text === 'propTypes' &&
    ts.isObjectLiteralExpression(node.right)
  ) {
    return node.right;
  }
  return ts.forEachChild(node, propTypesObject);
}

/** The `propTypes` that a published JavaScript file assigns, with their comments; none when it assigns none. */
export function readPropTypes(file: string): PropType[] | undefined {
  const text = readFileSync(file, 'utf8');
  // Version 9 puts a comment between the name and the sign.
  if (!/\.propTypes (?:\/\*[^*]*\*\/ )?= \{/.test(text)) return undefined;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS);
  // The last one is the exported component's: helpers come before it.
  const object = source.statements.map(propTypesObject).findLast((found) => found !== undefined);
  return object?.properties.flatMap((property) => {
    if (!ts.isPropertyAssignment(property)) return [];
    const name =
      ts.isIdentifier(property.name) || ts.isStringLiteral(property.name) ? property.name.text : '';
    const value = text.slice(property.initializer.pos, property.initializer.end);
    return [{ name, required: value.endsWith('.isRequired'), doc: docBefore(text, property.pos) }];
  });
}
