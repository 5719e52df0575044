import ts from 'typescript';

/** One file of a demo, parsed. */
export interface DemoModule {
  file: ts.SourceFile;
  /** Local name → what it is in which package or file. */
  imports: ReadonlyMap<string, { imported: string; from: string }>;
  /** Name → every expression or function that gives it its value, wherever in the file it is declared. */
  definitions: ReadonlyMap<string, readonly Definition[]>;
}

/** A function stands for itself. */
export type Definition = ts.Expression | ts.FunctionDeclaration;

export function parseModule(name: string, source: string): DemoModule {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const imports = new Map<string, { imported: string; from: string }>();
  const definitions = new Map<string, Definition[]>();
  const define = (local: string, value: Definition) =>
    definitions.set(local, [...(definitions.get(local) ?? []), value]);

  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node)) noteImports(node, imports);
    if (ts.isFunctionDeclaration(node) && node.name) define(node.name.text, node);
    if (ts.isVariableDeclaration(node) && node.initializer) {
      if (ts.isIdentifier(node.name)) define(node.name.text, node.initializer);
      for (const [local, value] of destructured(node.name, node.initializer)) define(local, value);
    }
    ts.forEachChild(node, visit);
  }
  visit(file);
  return { file, imports, definitions };
}

function noteImports(
  node: ts.ImportDeclaration,
  imports: Map<string, { imported: string; from: string }>,
): void {
  if (!ts.isStringLiteral(node.moduleSpecifier)) return;
  const from = node.moduleSpecifier.text;
  const bindings = node.importClause?.namedBindings;
  if (bindings === undefined || !ts.isNamedImports(bindings)) return;
  for (const { name, propertyName } of bindings.elements) {
    imports.set(name.text, { imported: (propertyName ?? name).text, from });
  }
}

/** `const [value, setValue] = useState(first)`: what the state is at first. */
function destructured(name: ts.BindingName, from: ts.Expression): [string, ts.Expression][] {
  if (!ts.isArrayBindingPattern(name) || !ts.isCallExpression(from)) return [];
  const [element] = name.elements;
  const [first] = from.arguments;
  if (element === undefined || !ts.isBindingElement(element) || first === undefined) return [];
  if (calledName(from) !== 'useState' || !ts.isIdentifier(element.name)) return [];
  const local = element.name.text;
  const values = ts.isArrowFunction(first) ? returnsOf(first) : [first];
  return values.map((value) => [local, value]);
}

/** `React.useMemo(…)` → `useMemo`; `rows.map(…)` → `map`. */
export function calledName({ expression }: ts.CallExpression): string | undefined {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : undefined;
}

/** What a function gives back, branches of nested functions left out. */
export function returnsOf({ body }: { body?: ts.ConciseBody }): ts.Expression[] {
  if (body === undefined) return [];
  if (!ts.isBlock(body)) return [body];
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression);
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  visit(body);
  return found;
}
