import type TypeScript from 'typescript';
import type { ImportedName, Statement } from '#core/propsPlayground/description.ts';
import { toJavaScript } from '../demos/javascript.ts';
import { loadTypeScript } from '../loadTypeScript.ts';
import { piecesOf, prettify } from './pieces.ts';

export interface Sample {
  imports: ImportedName[];
  statements: Statement[];
}

/**
 * A module of sample data, taken apart: what it imports, and its statements as an example shows them (not exported).
 * @throws when a statement is neither an import nor a declaration of one name.
 */
export async function readSample(source: string): Promise<Sample> {
  const ts = await loadTypeScript();
  const file = ts.createSourceFile(
    'sample.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const imports: ImportedName[] = [];
  const declared: { name: string; text: string; node: TypeScript.Node }[] = [];
  for (const node of file.statements) {
    if (ts.isImportDeclaration(node)) {
      imports.push(...namesOfImport(ts, node));
      continue;
    }
    const name = declaredName(ts, node);
    if (name === undefined)
      throw new Error(`This declares no single name: ${node.getText().split('\n')[0]}`);
    declared.push({ name, text: node.getText().replace(/^export /, ''), node });
  }
  const known = [...imports, ...declared].map(({ name }) => name);
  const statements = await Promise.all(
    declared.map(async ({ name, text, node }): Promise<Statement> => {
      const typed = await prettify(text);
      const script = await toJavaScript(text);
      return {
        name,
        uses: namesUsed(ts, node, known).filter((used) => used !== name),
        ts: piecesOf(typed),
        ...(script !== typed && { js: script === '' ? [] : piecesOf(script) }),
      };
    }),
  );
  return { imports, statements };
}

/** What import lines bring in. */
export async function readImports(source: string): Promise<ImportedName[]> {
  const ts = await loadTypeScript();
  const file = ts.createSourceFile('imports.ts', source, ts.ScriptTarget.Latest, true);
  return file.statements.filter(ts.isImportDeclaration).flatMap((node) => namesOfImport(ts, node));
}

/** The names of `known` that an expression or element uses. */
export async function usesOf(code: string, known: readonly string[]): Promise<string[]> {
  const ts = await loadTypeScript();
  const file = ts.createSourceFile(
    'code.tsx',
    `(${code})`,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  return namesUsed(ts, file, known);
}

function namesOfImport(ts: typeof TypeScript, node: TypeScript.ImportDeclaration): ImportedName[] {
  const from = ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : '';
  const clause = node.importClause;
  const names: ImportedName[] = [];
  if (clause?.name !== undefined) names.push({ name: clause.name.text, from, kind: 'default' });
  const bindings = clause?.namedBindings;
  if (bindings !== undefined && ts.isNamedImports(bindings)) {
    for (const { name, isTypeOnly } of bindings.elements) {
      names.push({
        name: name.text,
        from,
        kind: isTypeOnly || clause?.phaseModifier === ts.SyntaxKind.TypeKeyword ? 'type' : 'value',
      });
    }
  }
  return names;
}

function declaredName(ts: typeof TypeScript, node: TypeScript.Statement): string | undefined {
  if (ts.isVariableStatement(node)) {
    const [first, ...others] = node.declarationList.declarations;
    return first !== undefined && others.length === 0 && ts.isIdentifier(first.name)
      ? first.name.text
      : undefined;
  }
  if (
    ts.isFunctionDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node)
  ) {
    return node.name?.text;
  }
  return undefined;
}

/** Identifiers that stand for a value or type, not for a key. */
function namesUsed(
  ts: typeof TypeScript,
  root: TypeScript.Node,
  known: readonly string[],
): string[] {
  const used = new Set<string>();
  const visit = (node: TypeScript.Node): void => {
    if (ts.isIdentifier(node) && known.includes(node.text) && !isKey(ts, node)) used.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return [...used];
}

function isKey(ts: typeof TypeScript, node: TypeScript.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertySignature(parent) && parent.name === node) ||
    ts.isJsxAttribute(parent)
  );
}
