import ts from 'typescript';
import type { ReferenceModel } from '#core/reference/reference.ts';
import { createFollower } from './follow.ts';
import { calledName, parseModule, returnsOf, type DemoModule } from './module.ts';
import type { Names, Owner, Shape, Shapes } from './shapes.ts';

/** Route of a reference page → names of the members that a demo sets (or calls, of the grid's API object). */
export type DemoSets = Record<string, string[]>;

/** What the reference documents, to be found by what a demo imports. */
export interface Documented {
  shapes: Shapes;
  /** `DataGrid` of `@mui/x-data-grid-pro/DataGrid`. */
  component: (imported: string, from: string) => Owner | undefined;
  hook: (imported: string, from: string) => Owner | undefined;
  gridApi: Owner | undefined;
}

const GRID_API_HOOK = /^useGridApi(Ref|Context)$/;
const PACKAGE = /^@mui\/x-[a-z-]+/;

/** Looks components and hooks up by the name they are exported with, in a package that exports them. */
export function documentedBy(model: ReferenceModel, shapes: Shapes): Documented {
  const components = new Map<string, Owner>();
  const hooks = new Map<string, Owner>();
  for (const { name, exportName, route, props, imports } of model.components) {
    const owner: Owner = { name, route, members: props };
    for (const { package: from } of imports) components.set(`${from} ${exportName}`, owner);
  }
  for (const { name, exportName, route, imports } of model.hooks) {
    const owner: Owner = { name, route, members: [] };
    for (const { package: from } of imports) hooks.set(`${from} ${exportName}`, owner);
  }
  const rooted = (imported: string, from: string) => `${PACKAGE.exec(from)?.[0]} ${imported}`;
  const gridApi = model.interfaces.find(({ name }) => name === 'GridApi');
  return {
    shapes,
    component: (imported, from) => components.get(rooted(imported, from)),
    hook: (imported, from) => hooks.get(rooted(imported, from)),
    gridApi,
  };
}

/**
 * Reads which documented members the files of one demo set: attributes of elements, and object literals wherever a
 * type that is written down, in the demo or in the reference, says what they are.
 */
export function scanDemo(
  files: readonly { name: string; source: string }[],
  documented: Documented,
): DemoSets {
  const found = new Map<string, Set<string>>();
  const note = ({ route, members }: Owner, name?: string): void => {
    const names = found.get(route) ?? new Set();
    found.set(route, names);
    if (name !== undefined && members.some((member) => member.name === name)) names.add(name);
  };
  const modules = files
    .filter(({ name }) => /\.tsx?$/.test(name))
    .map(({ name, source }) => parseModule(name, source));
  const follow = createFollower(modules, documented.shapes, note);
  for (const module of modules) scanModule({ module, documented, follow, note });
  return Object.fromEntries([...found].map(([route, names]) => [route, [...names].sort()]));
}

interface Scan {
  module: DemoModule;
  documented: Documented;
  follow: (value: ts.Node, shapes: readonly Shape[]) => void;
  note: (owner: Owner, name?: string) => void;
}

function scanModule(scan: Scan): void {
  const { module, documented, follow } = scan;
  // a name that the demo declares itself is no name of the packages
  const names: Names = (local) => {
    const found = module.imports.get(local);
    return found !== undefined && PACKAGE.test(found.from) ? found.imported : undefined;
  };
  const shapesOf = (type: ts.TypeNode): Shape[] => documented.shapes.ofNode(type, names);
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningLikeElement(node)) scanElement(node, scan);
    else if (ts.isVariableDeclaration(node) && node.type && node.initializer) {
      follow(node.initializer, shapesOf(node.type));
    } else if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
      follow(node.expression, shapesOf(node.type));
    } else if (ts.isFunctionLike(node) && 'body' in node && node.type) {
      const shapes = shapesOf(node.type);
      for (const value of returnsOf(node)) follow(value, shapes);
    } else if (ts.isCallExpression(node)) scanCall(node, scan, shapesOf);
    else if (ts.isPropertyAccessExpression(node)) scanAccess(node, scan);
    ts.forEachChild(node, visit);
  };
  visit(module.file);
}

function scanElement(node: ts.JsxOpeningLikeElement, { module, documented, follow, note }: Scan) {
  const owner = ts.isIdentifier(node.tagName)
    ? componentOf(node.tagName.text, module, documented)
    : undefined;
  if (owner === undefined) return;
  note(owner);
  const shape: Shape = { kind: 'owner', owner };
  for (const attribute of node.attributes.properties) {
    if (ts.isJsxSpreadAttribute(attribute)) {
      follow(attribute.expression, [shape]);
    } else if (ts.isIdentifier(attribute.name)) {
      const { text } = attribute.name;
      note(owner, text);
      const value = attribute.initializer;
      const expression = value && ts.isJsxExpression(value) ? value.expression : undefined;
      if (expression) follow(expression, documented.shapes.member([shape], text));
    }
  }
}

/** An imported component, or a local `styled(Component)`. */
function componentOf(local: string, module: DemoModule, documented: Documented): Owner | undefined {
  const found = module.imports.get(local);
  if (found !== undefined) return documented.component(found.imported, found.from);
  for (const definition of module.definitions.get(local) ?? []) {
    const inner = styledComponent(definition);
    if (inner !== undefined && inner !== local) return componentOf(inner, module, documented);
  }
  return undefined;
}

/** `styled(DataGrid)({…})` and `` styled(DataGrid)`…` `` → `DataGrid`. */
function styledComponent(node: ts.Node): string | undefined {
  if (ts.isTaggedTemplateExpression(node)) return styledComponent(node.tag);
  if (!ts.isCallExpression(node)) return undefined;
  if (calledName(node) !== 'styled') return styledComponent(node.expression);
  const [first] = node.arguments;
  return first !== undefined && ts.isIdentifier(first) ? first.text : undefined;
}

/** `useState<GridSortModel>([…])`, and documented hooks. */
function scanCall(
  node: ts.CallExpression,
  { module, documented, follow, note }: Scan,
  shapesOf: (type: ts.TypeNode) => Shape[],
): void {
  const [type] = node.typeArguments ?? [];
  const [first] = node.arguments;
  if (type !== undefined && first !== undefined) {
    const shapes = shapesOf(type);
    if (shapes.length > 0) follow(first, [...shapes, { kind: 'function', returns: () => shapes }]);
  }
  if (!ts.isIdentifier(node.expression)) return;
  const found = module.imports.get(node.expression.text);
  const hook = found && documented.hook(found.imported, found.from);
  if (hook !== undefined) note(hook);
}

/** `apiRef.current?.setSortModel`. */
function scanAccess(node: ts.PropertyAccessExpression, scan: Scan): void {
  const { gridApi } = scan.documented;
  const object = ts.isNonNullExpression(node.expression)
    ? node.expression.expression
    : node.expression;
  if (gridApi === undefined || !ts.isPropertyAccessExpression(object)) return;
  if (object.name.text !== 'current' || !ts.isIdentifier(object.expression)) return;
  if (isGridApiRef(object.expression.text, scan.module)) scan.note(gridApi, node.name.text);
}

const isGridApiRef = (local: string, { definitions, imports }: DemoModule): boolean =>
  (definitions.get(local) ?? []).some(
    (value) =>
      ts.isCallExpression(value) &&
      ts.isIdentifier(value.expression) &&
      GRID_API_HOOK.test(imports.get(value.expression.text)?.imported ?? ''),
  );
