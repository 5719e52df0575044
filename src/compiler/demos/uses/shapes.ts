import ts from 'typescript';
import type { ReferenceMember, ReferenceModel } from '#core/reference/reference.ts';

/** Something with a reference page and named members: a component with its props, an interface. */
export interface Owner {
  name: string;
  route: string;
  members: readonly Pick<ReferenceMember, 'name' | 'required' | 'type'>[];
}

/**
 * What is known of a type from the texts of the reference alone: enough to tell which documented interface an object
 * literal is, without a type checker (which takes six seconds for a hundred demos). Unions are several shapes.
 */
export type Shape =
  | { kind: 'owner'; owner: Owner }
  | { kind: 'record'; member: (name: string) => Shape[] }
  | { kind: 'list'; element: () => Shape[] }
  | { kind: 'function'; returns: () => Shape[] };

/** What a name in a type stands for in the packages: itself in their texts, what it was imported as in a demo. */
export type Names = (name: string) => string | undefined;

export interface Shapes {
  ofNode: (node: ts.TypeNode, names: Names) => Shape[];
  /** Of a type as the reference writes it. */
  ofText: (text: string) => Shape[];
  /** Of a property of what has these shapes. */
  member: (shapes: readonly Shape[], name: string) => Shape[];
}

/** Wrappers that change which members are optional or there, not what they are. */
const TRANSPARENT = new Set([
  'DefaultizedProps',
  'MakeOptional',
  'MakeRequired',
  'NonNullable',
  'Omit',
  'Partial',
  'Pick',
  'Readonly',
  'Required',
]);
const LISTS = new Set(['Array', 'ReadonlyArray']);

const parse = (text: string): ts.Statement | undefined =>
  ts.createSourceFile('type.ts', text, ts.ScriptTarget.Latest).statements[0];

const nameOf = (node: ts.EntityName): string =>
  ts.isIdentifier(node) ? node.text : node.right.text;

/** What was read of a model so far: every text is parsed once. */
interface Known {
  types: ReferenceModel['types'];
  owners: ReadonlyMap<string, Owner>;
  declarations: Map<string, ts.Statement | undefined>;
  texts: Map<string, Shape[]>;
}

interface Scope {
  known: Known;
  names: Names;
  /** Names being opened, because a type may be defined by itself. */
  trail: readonly string[];
}

const inPackages = (known: Known, trail: readonly string[] = []): Scope => ({
  known,
  names: (same) => same,
  trail,
});

/** Reads types of one model. */
export function createShapes(model: ReferenceModel): Shapes {
  const known: Known = {
    types: model.types,
    owners: ownersByTypeName(model),
    declarations: new Map(),
    texts: new Map(),
  };
  return {
    ofNode: (node, names) => read(node, { known, names, trail: [] }),
    ofText: (text) => readText(text, known),
    member: (shapes, name) => memberOf(shapes, name, known),
  };
}

function read(node: ts.TypeNode, scope: Scope): Shape[] {
  const all = (nodes: readonly ts.TypeNode[]) => nodes.flatMap((part) => read(part, scope));
  // what is read only when asked for cannot go round in circles
  const later = (part: ts.TypeNode) => () => read(part, { ...scope, trail: [] });
  if (ts.isParenthesizedTypeNode(node) || ts.isTypeOperatorNode(node)) return all([node.type]);
  if (ts.isUnionTypeNode(node) || ts.isIntersectionTypeNode(node)) return all(node.types);
  if (ts.isConditionalTypeNode(node)) return all([node.trueType, node.falseType]);
  if (ts.isArrayTypeNode(node)) return [{ kind: 'list', element: later(node.elementType) }];
  if (ts.isFunctionTypeNode(node)) return [{ kind: 'function', returns: later(node.type) }];
  if (ts.isTypeLiteralNode(node)) return [recordOf(node, scope)];
  if (ts.isIndexedAccessTypeNode(node) && ts.isLiteralTypeNode(node.indexType)) {
    const { literal } = node.indexType;
    if (!ts.isStringLiteral(literal)) return [];
    return memberOf(all([node.objectType]), literal.text, scope.known);
  }
  return ts.isTypeReferenceNode(node) ? readReference(node, scope) : [];
}

function readReference(node: ts.TypeReferenceNode, scope: Scope): Shape[] {
  const written = nameOf(node.typeName);
  const [first, second] = node.typeArguments ?? [];
  const later = (part: ts.TypeNode) => () => read(part, { ...scope, trail: [] });
  if (first !== undefined && TRANSPARENT.has(written)) return read(first, scope);
  if (first !== undefined && LISTS.has(written)) return [{ kind: 'list', element: later(first) }];
  if (second !== undefined && written === 'Record') {
    return [{ kind: 'record', member: later(second) }];
  }
  const name = scope.names(written);
  return name === undefined || scope.trail.includes(name)
    ? []
    : open(name, inPackages(scope.known, [...scope.trail, name]));
}

/** A name of the packages: its page, and what its declaration leads to (`GridColDef` is a union of others). */
function open(name: string, scope: Scope): Shape[] {
  const owner = scope.known.owners.get(name);
  const own: Shape[] = owner === undefined ? [] : [{ kind: 'owner', owner }];
  const declaration = declarationOf(name, scope.known);
  if (declaration === undefined) return own;
  if (ts.isTypeAliasDeclaration(declaration)) return [...own, ...read(declaration.type, scope)];
  if (owner !== undefined || !ts.isInterfaceDeclaration(declaration)) return own;
  return [recordOf(declaration, scope)];
}

function declarationOf(name: string, { types, declarations }: Known): ts.Statement | undefined {
  if (!declarations.has(name)) {
    const text = Object.hasOwn(types, name) ? types[name]?.text : undefined;
    declarations.set(name, text === undefined ? undefined : parse(text));
  }
  return declarations.get(name);
}

type RecordNode = ts.TypeLiteralNode | ts.InterfaceDeclaration;

function recordOf(node: RecordNode, scope: Scope): Shape {
  const later = { ...scope, trail: [] };
  const member = (name: string): Shape[] => {
    const own = node.members.find(
      (entry) => entry.name !== undefined && 'text' in entry.name && entry.name.text === name,
    );
    if (own === undefined) return inherited(node, name, later);
    if (ts.isPropertySignature(own) && own.type) return read(own.type, later);
    const type = ts.isMethodSignature(own) ? own.type : undefined;
    return type ? [{ kind: 'function', returns: () => read(type, later) }] : [];
  };
  return { kind: 'record', member };
}

function inherited(node: RecordNode, name: string, { known }: Scope): Shape[] {
  if (!ts.isInterfaceDeclaration(node)) return [];
  const parents = (node.heritageClauses ?? []).flatMap(({ types }) => types);
  return parents.flatMap(({ expression, typeArguments }) => {
    if (!ts.isIdentifier(expression)) return [];
    const [first] = typeArguments ?? [];
    const shapes =
      first !== undefined && TRANSPARENT.has(expression.text)
        ? read(first, inPackages(known))
        : open(expression.text, inPackages(known, [expression.text]));
    return memberOf(shapes, name, known);
  });
}

function readText(text: string, known: Known): Shape[] {
  const before = known.texts.get(text);
  if (before !== undefined) return before;
  const statement = parse(`type T = ${text};`);
  const shapes =
    statement !== undefined && ts.isTypeAliasDeclaration(statement)
      ? read(statement.type, inPackages(known))
      : [];
  known.texts.set(text, shapes);
  return shapes;
}

function memberOf(shapes: readonly Shape[], name: string, known: Known): Shape[] {
  return shapes.flatMap((shape) => {
    if (shape.kind === 'record') return shape.member(name);
    if (shape.kind !== 'owner') return [];
    const found = shape.owner.members.find((entry) => entry.name === name);
    return found === undefined ? [] : readText(found.type.text, known);
  });
}

/** Interfaces by their name and by what they are another name of; components by the name of their props. */
function ownersByTypeName(model: ReferenceModel): Map<string, Owner> {
  const owners = new Map<string, Owner>();
  for (const { name, route, props } of model.components) {
    owners.set(`${name}Props`, { name, route, members: props });
  }
  for (const { name, route, members } of model.interfaces) {
    const owner: Owner = { name, route, members };
    owners.set(name, owner);
    const text = Object.hasOwn(model.types, name) ? model.types[name]?.text : undefined;
    const wrapped = text === undefined ? undefined : wrappedName(parse(text));
    if (wrapped !== undefined && !owners.has(wrapped)) owners.set(wrapped, owner);
  }
  return owners;
}

/** `type BarSeries = MakeOptional<BarSeriesType, 'type'>` → `BarSeriesType`. */
function wrappedName(statement: ts.Statement | undefined): string | undefined {
  if (statement === undefined || !ts.isTypeAliasDeclaration(statement)) return undefined;
  let node = statement.type;
  let wrapped = false;
  while (ts.isTypeReferenceNode(node) && TRANSPARENT.has(nameOf(node.typeName))) {
    const [first] = node.typeArguments ?? [];
    if (first === undefined) return undefined;
    node = first;
    wrapped = true;
  }
  return wrapped && ts.isTypeReferenceNode(node) ? nameOf(node.typeName) : undefined;
}
