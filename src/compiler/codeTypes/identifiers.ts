import { wordsOf } from '#core/codeTypes/codeTypes.ts';
import type {
  Identifier,
  JsxOpeningLikeElement,
  Node,
  ObjectLiteralExpression,
  JsxAttributes,
  SourceFile,
} from 'typescript-native/unstable/ast';
import { SyntaxKind } from 'typescript-native/unstable/ast';
import {
  isIdentifier as isIdentifierNode,
  isImportClause,
  isImportDeclaration,
  isImportSpecifier,
  isInterfaceDeclaration,
  isJsxAttribute,
  isJsxAttributes,
  isJsxText,
  isNamedImports,
  isMethodDeclaration,
  isObjectLiteralExpression,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
  isStringLiteral,
  isTypeAliasDeclaration,
  isTypeNode,
  isTypeParameterDeclaration,
} from 'typescript-native/unstable/ast/is';

/** A name that a file imports, as its module exports it. */
export interface Imported {
  name: string;
  from: string;
}

/** A word of a file that is no identifier, though it stands in the text as if it were. */
interface PlainWord {
  name: string;
  /** Offset in the file, in UTF-16 units. */
  at: number;
}

export const isIdentifier = (name: Identifier | PlainWord): name is Identifier => 'kind' in name;

/** Identifiers of the language itself: that `undefined` is `undefined` tells nobody anything. */
const VALUES: ReadonlySet<string> = new Set(['undefined', 'NaN', 'Infinity']);

/** Identifiers in the order of the text, and between them the words of elements' texts. */
export function namesIn(file: SourceFile): (Identifier | PlainWord)[] {
  const found: (Identifier | PlainWord)[] = [];
  const visit = (node: Node): void => {
    if (isIdentifierNode(node)) {
      if (VALUES.has(node.text)) found.push({ name: node.text, at: node.getStart(file) });
      else if (node.text !== '') found.push(node);
    } else if (isJsxText(node)) {
      const words = wordsOf([{ role: undefined, text: node.text }]);
      found.push(...words.map(({ name, start }) => ({ name, at: node.pos + start })));
    } else node.forEachChild(visit);
  };
  visit(file);
  return found;
}

/** Local name → what it is imported as. */
export function importsOf(file: SourceFile): Map<string, Imported> {
  const imports = new Map<string, Imported>();
  for (const statement of file.statements) {
    if (!isImportDeclaration(statement) || !isStringLiteral(statement.moduleSpecifier)) continue;
    const { namedBindings } = statement.importClause ?? {};
    if (namedBindings === undefined || !isNamedImports(namedBindings)) continue;
    for (const { name, propertyName } of namedBindings.elements) {
      const from = statement.moduleSpecifier.text;
      imports.set(name.text, { name: propertyName?.text ?? name.text, from });
    }
  }
  return imports;
}

/** Whether an identifier stands where only types do: JavaScript leaves it out. */
export function isInType(identifier: Node): boolean {
  for (let at = identifier; at.parent !== undefined; at = at.parent) {
    const isOfTypes =
      isTypeNode(at) ||
      isInterfaceDeclaration(at) ||
      isTypeAliasDeclaration(at) ||
      isTypeParameterDeclaration(at) ||
      (isImportSpecifier(at) && at.isTypeOnly) ||
      (isImportClause(at) && at.phaseModifier === SyntaxKind.TypeKeyword);
    if (isOfTypes) return true;
  }
  return false;
}

/** The object that an identifier is a key of, or the attributes that it is the name of one of. */
export function objectOf(name: Identifier): ObjectLiteralExpression | JsxAttributes | undefined {
  const { parent } = name;
  const isKey =
    isJsxAttribute(parent) ||
    isPropertyAssignment(parent) ||
    isShorthandPropertyAssignment(parent) ||
    isMethodDeclaration(parent);
  if (!isKey || parent.name !== name) return undefined;
  const object: Node = parent.parent;
  return isObjectLiteralExpression(object) || isJsxAttributes(object) ? object : undefined;
}

/** `DataGrid` for the attributes of `<DataGrid rows={rows} />`; undefined for any other object. */
export function tagOf(object: ObjectLiteralExpression | JsxAttributes): string | undefined {
  if (!isJsxAttributes(object)) return undefined;
  const { tagName } = object.parent as JsxOpeningLikeElement;
  return isIdentifierNode(tagName) ? tagName.text : undefined;
}
