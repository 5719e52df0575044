import path from 'node:path';
import ts from 'typescript';
import { docBefore } from './propTypes.ts';
import type { JsDoc } from './jsdoc.ts';

/** A declaration that has a name of its own and says what a type is. */
export type TypeDeclaration =
  ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.EnumDeclaration | ts.ClassDeclaration;

export const isTypeDeclaration = (node: ts.Node): node is TypeDeclaration =>
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isEnumDeclaration(node) ||
  ts.isClassDeclaration(node);

/** The raw doc comment of a declaration; of a variable, that of its statement. */
export function docOf(node: ts.Node | undefined): JsDoc {
  if (node === undefined) return { description: '', tags: [] };
  const holder = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  return docBefore(holder.getSourceFile().text, holder.pos);
}

/** What an exported name stands for, through re-exports. */
export function exportedSymbol(
  checker: ts.TypeChecker,
  file: ts.SourceFile | undefined,
  name: string,
): ts.Symbol | undefined {
  const module = file && checker.getSymbolAtLocation(file);
  const found = module && checker.tryGetMemberInModuleExports(name, module);
  return found && unaliased(checker, found);
}

export const unaliased = (checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol =>
  (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);

/** `x-tree-view/esm/TreeItem/TreeItem.d.ts`: the same for both copies of a package. */
export const packageRelative = (file: string): string =>
  file.slice(file.lastIndexOf(`${path.posix.sep}@mui/`) + '/@mui/'.length);
