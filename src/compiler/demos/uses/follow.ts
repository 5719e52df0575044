import ts from 'typescript';
import { calledName, returnsOf, type Definition, type DemoModule } from './module.ts';
import type { Owner, Shape, Shapes } from './shapes.ts';

/** A value that leads to itself ends; nobody writes longer chains. */
const DEEPEST = 16;
/** Methods of a list whose result has the same elements. */
const SAME_ELEMENTS = /^(concat|filter|reverse|slice|sort|splice|toReversed|toSorted|with)$/;

/**
 * Makes a function that goes through a value of known shapes, down to its object literals, and notes what they set:
 * through constants, other files of the demo, conditions, `useMemo`, `map` and local functions.
 */
export function createFollower(
  modules: readonly DemoModule[],
  shapes: Shapes,
  note: (owner: Owner, name?: string) => void,
): (value: ts.Node, expected: readonly Shape[]) => void {
  const moduleOf = new Map(modules.map((module) => [module.file, module]));

  function definitionsOf(node: ts.Identifier): readonly Definition[] {
    const module = moduleOf.get(node.getSourceFile());
    const own = module?.definitions.get(node.text);
    if (own !== undefined) return own;
    const from = module?.imports.get(node.text);
    if (from === undefined || !from.from.startsWith('.')) return [];
    const base = from.from.replace(/^.*\//, '').replace(/\.tsx?$/, '');
    const target = modules.find(({ file }) => file.fileName.replace(/\.tsx?$/, '') === base);
    return target?.definitions.get(from.imported) ?? [];
  }

  function follow(node: ts.Node, expected: readonly Shape[], depth: number): void {
    if (expected.length === 0 || depth > DEEPEST) return;
    const on = (next: ts.Node, as: readonly Shape[] = expected) => follow(next, as, depth + 1);
    if (ts.isObjectLiteralExpression(node)) return followObject(node, expected, depth);
    if (ts.isArrayLiteralExpression(node)) {
      const elements = elementsOf(expected);
      for (const element of node.elements) {
        if (ts.isSpreadElement(element)) on(element.expression);
        else on(element, elements);
      }
    } else if (ts.isFunctionLike(node)) {
      if ('body' in node) returnsOf(node).forEach((value) => on(value, returnsOfShapes(expected)));
    } else if (ts.isConditionalExpression(node)) {
      on(node.whenTrue);
      on(node.whenFalse);
    } else if (ts.isBinaryExpression(node)) {
      on(node.left);
      on(node.right);
    } else if (isWrapper(node)) on(node.expression);
    else if (ts.isIdentifier(node)) definitionsOf(node).forEach((value) => on(value));
    else if (ts.isCallExpression(node)) followCall(node, expected, depth);
  }

  function followObject(
    node: ts.ObjectLiteralExpression,
    expected: readonly Shape[],
    depth: number,
  ): void {
    const fitting = expected.filter((shape) => shape.kind !== 'owner' || fits(shape.owner, node));
    for (const shape of fitting) if (shape.kind === 'owner') note(shape.owner);
    for (const property of node.properties) {
      if (ts.isSpreadAssignment(property)) {
        follow(property.expression, expected, depth + 1);
        continue;
      }
      const name = nameOf(property);
      if (name === undefined) continue;
      for (const shape of fitting) if (shape.kind === 'owner') note(shape.owner, name);
      const value = ts.isPropertyAssignment(property)
        ? property.initializer
        : ts.isShorthandPropertyAssignment(property)
          ? property.name
          : property;
      follow(value, shapes.member(fitting, name), depth + 1);
    }
  }

  function followCall(node: ts.CallExpression, expected: readonly Shape[], depth: number): void {
    const [first] = node.arguments;
    const called = calledName(node);
    const { expression } = node;
    if (called === 'useMemo' && first !== undefined) {
      follow(first, [{ kind: 'function', returns: () => [...expected] }], depth + 1);
    } else if (called === 'useCallback' && first !== undefined) {
      follow(first, expected, depth + 1);
    } else if (ts.isPropertyAccessExpression(expression)) {
      if (/^(map|flatMap)$/.test(called ?? '') && first !== undefined) {
        const result = elementsOf(expected);
        const returns = () => (called === 'map' ? result : [...expected, ...result]);
        follow(first, [{ kind: 'function', returns }], depth + 1);
      } else if (SAME_ELEMENTS.test(called ?? '')) {
        follow(expression.expression, expected, depth + 1);
      }
    } else if (ts.isIdentifier(expression)) {
      follow(expression, [{ kind: 'function', returns: () => [...expected] }], depth + 1);
    }
  }

  return (value, expected) => follow(value, expected, 0);
}

const isWrapper = (
  node: ts.Node,
): node is
  ts.ParenthesizedExpression | ts.AsExpression | ts.SatisfiesExpression | ts.NonNullExpression =>
  ts.isParenthesizedExpression(node) ||
  ts.isAsExpression(node) ||
  ts.isSatisfiesExpression(node) ||
  ts.isNonNullExpression(node);

const elementsOf = (expected: readonly Shape[]): Shape[] =>
  expected.flatMap((shape) => (shape.kind === 'list' ? shape.element() : []));

const returnsOfShapes = (expected: readonly Shape[]): Shape[] =>
  expected.flatMap((shape) => (shape.kind === 'function' ? shape.returns() : []));

const nameOf = ({ name }: ts.ObjectLiteralElementLike): string | undefined =>
  name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined;

/** A literal that tells members of a union apart must be the owner's: `type: 'singleSelect'`. */
function fits({ members }: Owner, node: ts.ObjectLiteralExpression): boolean {
  return members.every(({ name, required, type }) => {
    if (!/^'[^']*'$/.test(type.text)) return true;
    const property = node.properties.find((candidate) => nameOf(candidate) === name);
    if (property === undefined) return !required;
    if (!ts.isPropertyAssignment(property) || !ts.isStringLiteralLike(property.initializer)) {
      return true;
    }
    return property.initializer.text === type.text.slice(1, -1);
  });
}
