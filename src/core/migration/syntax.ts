import type * as t from '@babel/types';

/** Nodes that a node consists of, in the order of the code. */
export function childrenOf(node: t.Node): t.Node[] {
  const children: t.Node[] = [];
  for (const [key, value] of Object.entries(node)) {
    if (key === 'loc' || key === 'extra' || key === 'errors') continue;
    for (const each of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (isNode(each)) children.push(each);
    }
  }
  return children;
}

const isNode = (value: unknown): value is t.Node =>
  typeof value === 'object' && value !== null && typeof (value as t.Node).type === 'string';

/** The name of a key, where it is written out. */
export function keyOf(node: t.Node): string | undefined {
  switch (node.type) {
    case 'Identifier':
    case 'JSXIdentifier':
      return node.name;
    case 'StringLiteral':
      return node.value;
    case 'JSXNamespacedName':
      return `${node.namespace.name}:${node.name.name}`;
    default:
      return undefined;
  }
}

/** `Foo` of `<Foo.Bar>`. */
export function nameOfElement(
  name: t.JSXIdentifier | t.JSXMemberExpression | t.JSXNamespacedName,
): string {
  if (name.type === 'JSXMemberExpression') return nameOfElement(name.object);
  return name.type === 'JSXIdentifier' ? name.name : name.name.name;
}

/** What a pattern binds, with the keys it takes the values from. */
export function namesIn(pattern: t.Node): { local: string; key: string }[] {
  switch (pattern.type) {
    case 'Identifier':
      return [{ local: pattern.name, key: pattern.name }];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        property.type === 'RestElement'
          ? namesIn(property.argument)
          : namesIn(property.value).map(({ local }) => ({
              local,
              key: keyOf(property.key) ?? local,
            })),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element === null ? [] : namesIn(element)));
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    default:
      return [];
  }
}

/** Every name that is declared somewhere below a node, imports left out. */
export function declaredIn(node: t.Node, found = new Set<string>()): Set<string> {
  const add = (pattern: t.Node | null | undefined): void => {
    if (pattern) for (const { local } of namesIn(pattern)) found.add(local);
  };
  switch (node.type) {
    case 'VariableDeclarator':
    case 'ClassDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSEnumDeclaration':
      add(node.id);
      break;
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
    case 'ObjectMethod':
    case 'ClassMethod':
      if ('id' in node) add(node.id);
      node.params.forEach(add);
      break;
    case 'CatchClause':
      add(node.param);
      break;
  }
  for (const child of childrenOf(node)) declaredIn(child, found);
  return found;
}
