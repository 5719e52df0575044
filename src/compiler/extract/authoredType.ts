import ts from 'typescript';

/** Longer than this a resolved type is no help: the authored one names what can be opened. */
export const READABLE = 200;

/** The declaration of a property that carries a written type. */
export function typedDeclaration(
  symbol: ts.Symbol | undefined,
): (ts.PropertySignature | ts.MethodSignature) | undefined {
  return symbol?.declarations?.find(
    (node): node is ts.PropertySignature | ts.MethodSignature =>
      (ts.isPropertySignature(node) && node.type !== undefined) || ts.isMethodSignature(node),
  );
}

/** Whether the members of a union declare the property with different types; then none of them says it all. */
export function declarationsDiffer(symbol: ts.Symbol | undefined): boolean {
  const texts = (symbol?.declarations ?? []).flatMap((node) =>
    ts.isPropertySignature(node) && node.type ? [node.type.getText()] : [],
  );
  return new Set(texts).size > 1;
}

/** Type arguments that mean nothing outside the declaration: `XAxis<S>` → `XAxis`. */
export const withoutForeignArguments = (text: string, known: ReadonlySet<string>): string =>
  text.replace(/<([A-Z]|T[A-Z]\w*)>/g, (whole, name: string) => (known.has(name) ? whole : ''));

/** A declaration file names types of other files by their place: `import("../index.js").AxisId` → `AxisId`. */
export const withoutImports = (text: string): string => text.replace(/\bimport\("[^"]*"\)\./g, '');

/** `(a: A): B` of a method as the arrow type a property would have. */
export function authoredText(node: ts.PropertySignature | ts.MethodSignature): string {
  if (ts.isPropertySignature(node)) return withoutImports(node.type?.getText() ?? '');
  const parameters = node.parameters.map((parameter) => parameter.getText()).join(', ');
  const generics = node.typeParameters?.map((parameter) => parameter.getText()).join(', ');
  return `${generics === undefined ? '' : `<${generics}>`}(${parameters}) => ${node.type?.getText() ?? 'void'}`;
}

/** Types that say how a type was made instead of what it is. */
const UTILITIES = new Set(
  (
    'Omit Pick NonNullable Extract Exclude Parameters ReturnType Required MakeOptional MakeRequired ' +
    'DefaultizedProps AppendKeys PrependKeys Uncapitalize OverridableStringUnion'
  ).split(' '),
);

/** Whether the authored type can be read without knowing where it stands; `known` are the owner's type parameters. */
export function saysEnough(
  checker: ts.TypeChecker,
  root: ts.Node,
  known: ReadonlySet<string>,
): boolean {
  const local = new Set<string>();
  const visit = (node: ts.Node): boolean => {
    if (ts.isTypeParameterDeclaration(node)) local.add(node.name.text);
    if (ts.isIndexedAccessTypeNode(node) || ts.isConditionalTypeNode(node)) return false;
    if (ts.isTypeQueryNode(node) || ts.isMappedTypeNode(node)) return false;
    if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) {
      const name = node.typeName.text;
      if (UTILITIES.has(name)) return false;
      if (!known.has(name) && !local.has(name)) {
        const symbol = checker.getSymbolAtLocation(node.typeName);
        if (symbol && (symbol.flags & ts.SymbolFlags.TypeParameter) !== 0) return false;
      }
    }
    return ts.forEachChild(node, (child) => (visit(child) ? undefined : true)) !== true;
  };
  return visit(root);
}
