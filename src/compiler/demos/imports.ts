import type TypeScript from 'typescript';
import { loadTypeScript } from '../loadTypeScript.ts';

/** A file's kind by the end of its name. */
export type CodeLanguage = 'ts' | 'tsx' | 'js' | 'jsx';

/**
 * Modules that a file imports, exports from, loads or takes types from, each once, in order of first mention. The file
 * is parsed: text that only looks like an import is none.
 */
export async function importsIn(source: string, language: CodeLanguage): Promise<string[]> {
  const ts = await loadTypeScript();
  const kinds = {
    ts: ts.ScriptKind.TS,
    tsx: ts.ScriptKind.TSX,
    js: ts.ScriptKind.JS,
    jsx: ts.ScriptKind.JSX,
  };
  const target = ts.ScriptTarget.Latest;
  const file = ts.createSourceFile(`code.${language}`, source, target, false, kinds[language]);
  const found = new Set<string>();
  const visit = (node: TypeScript.Node): void => {
    const specifier = specifierOf(ts, node);
    if (specifier !== undefined) found.add(specifier);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...found];
}

/** What one statement, `import()` or `import('…').Type` names. */
function specifierOf(ts: typeof TypeScript, node: TypeScript.Node): string | undefined {
  let name: TypeScript.Node | undefined;
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) name = node.moduleSpecifier;
  else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    name = node.argument.literal;
  } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    name = node.arguments[0];
  }
  return name !== undefined && ts.isStringLiteralLike(name) ? name.text : undefined;
}
