import { LRUCache } from 'lru-cache';
import { parseSync } from 'oxc-parser';
import type TypeScript from 'typescript';
import { loadTypeScript } from '../loadTypeScript.ts';

/** A file's kind by the end of its name. */
export type CodeLanguage = 'ts' | 'tsx' | 'js' | 'jsx';

/**
 * Modules that a file imports, exports from, loads or takes types from, each once, in order of first mention. The file
 * is parsed: text that only looks like an import is none.
 */
export async function importsIn(
  source: string,
  language: CodeLanguage,
): Promise<readonly string[]> {
  const key = `${language} ${source}`;
  const found =
    known.get(key) ??
    readStatements(source, language) ??
    readTree(await loadTypeScript(), source, language);
  known.set(key, found);
  return found;
}

/** Many demos have a file in common, such as sample data. */
const known = new LRUCache<string, readonly string[]>({ max: 5_000 });

/** What a list of statements lacks: `import('a')`, be it code or a type, and an export of nothing. */
const IN_TREE = /\bimport\s*\(|\bexport\s*\{\s*\}/;

/** A list of a file's statements takes a quarter of the time of its tree; undefined where it does not say everything. */
function readStatements(source: string, language: CodeLanguage): readonly string[] | undefined {
  if (IN_TREE.test(source)) return undefined;
  const { errors, module } = parseSync(`code.${language}`, source);
  if (errors.length > 0) return undefined;
  const exported = module.staticExports.flatMap(({ start, entries }) =>
    entries.flatMap(({ moduleRequest }) =>
      moduleRequest === null ? [] : [{ start, name: moduleRequest.value }],
    ),
  );
  const imported = module.staticImports.map(({ start, moduleRequest }) => ({
    start,
    name: moduleRequest.value,
  }));
  const inOrder = [...imported, ...exported].sort((a, b) => a.start - b.start);
  return [...new Set(inOrder.map(({ name }) => name))];
}

function readTree(
  ts: typeof TypeScript,
  source: string,
  language: CodeLanguage,
): readonly string[] {
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
