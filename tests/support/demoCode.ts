import ts from 'typescript';

/** Components that render a part for each row or item: a new object in their `slotProps` makes all of them render again. */
const OF_MANY_PARTS = /^(?:DataGrid|SimpleTreeView|RichTreeView)/;

/**
 * Slots of an item or a row that stand for an element: handlers, roles and states of the library come as its props. Other slots
 * replace a whole part, which takes what it needs.
 */
const ELEMENTS = new Set(
  'item,row,cell,root,content,iconContainer,checkbox,label,labelInput,groupTransition'.split(','),
);

const STATE = new Set(['useState', 'useReducer', 'useSyncExternalStore']);

const STORAGE = new Set(['localStorage', 'sessionStorage']);

type Component = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction;

/**
 * What readers should not copy from a demo, and what the linter does not see: storage that can throw, a slot that drops the
 * props of its caller, and `slotProps` that are new in each render of a parent with state.
 * @param source with parents.
 * @param inSlots components that another file puts into slots.
 * @returns each with the line.
 */
export function codeProblems(source: ts.SourceFile, inSlots: readonly string[] = []): string[] {
  const nodes = nodesOf(source);
  const names = new Set([...inSlots, ...nodes.flatMap(namesInSlots)]);
  const problems: [ts.Node, string][] = [
    ...nodes.filter((node) => isUnguardedStorage(node, nodes)).map(withText(NOT_GUARDED)),
    ...droppedProps(names, componentsOf(nodes)),
    ...nodes.filter(isNewForEachRender).map(withText(NEW_OBJECT)),
  ];
  return problems.map(([node, text]) => `${lineOf(source, node)}: ${text}`);
}

const withText =
  (text: string) =>
  (node: ts.Node): [ts.Node, string] => [node, text];

const NOT_GUARDED =
  'A browser can block storage, and what it holds can be damaged. Read and write it in a try block.';

const NEW_OBJECT =
  'These slotProps are new whenever the state changes, so all rows or items render again. Keep them outside, or in useMemo.';

const dropsProps = (name: string): string =>
  `"${name}" drops the props that it does not name. Take the others as a rest, and spread them.`;

const lineOf = (source: ts.SourceFile, node: ts.Node): number =>
  source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;

function nodesOf(root: ts.Node): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return nodes;
}

function isUnguardedStorage(node: ts.Node, nodes: readonly ts.Node[]): boolean {
  if (!isStorage(node) && !(isParse(node) && nodes.some(isStorage))) return false;
  for (let at = node; at.parent !== undefined; at = at.parent) {
    if (ts.isTryStatement(at.parent) && at.parent.tryBlock === at) return false;
  }
  return true;
}

const isStorage = (node: ts.Node): boolean => ts.isIdentifier(node) && STORAGE.has(node.text);

const isParse = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && node.expression.getText() === 'JSON.parse';

/** Functions with a name, also those that `forwardRef` or `memo` wraps. */
function componentsOf(nodes: readonly ts.Node[]): Map<string, Component> {
  const components = new Map<string, Component>();
  for (const node of nodes) {
    if (ts.isFunctionDeclaration(node) && node.name) components.set(node.name.text, node);
    if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name)) continue;
    const wrapped = node.initializer === undefined ? undefined : withoutWrapper(node.initializer);
    if (wrapped !== undefined) components.set(node.name.text, wrapped);
  }
  return components;
}

function withoutWrapper(value: ts.Expression): Component | undefined {
  if (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) return value;
  const [first] = ts.isCallExpression(value) ? value.arguments : [];
  const isWrapper =
    ts.isCallExpression(value) && /\b(?:forwardRef|memo)$/.test(value.expression.getText());
  return isWrapper && first !== undefined ? withoutWrapper(first) : undefined;
}

/** The names of components that a file puts into slots of an item or a row. */
export const componentsInSlots = (source: ts.SourceFile): string[] =>
  nodesOf(source).flatMap(namesInSlots);

/** Components in slots that name some of their props and have no rest for the others. */
function droppedProps(
  names: ReadonlySet<string>,
  components: ReadonlyMap<string, Component>,
): [ts.Node, string][] {
  return [...names].flatMap((name): [ts.Node, string][] => {
    const component = components.get(name);
    const pattern = component === undefined ? undefined : patternOf(component);
    if (component === undefined || pattern === undefined) return [];
    const hasRest = pattern.elements.some(({ dotDotDotToken }) => dotDotDotToken !== undefined);
    return hasRest ? [] : [[component, dropsProps(name)]];
  });
}

/** `slots={{ item: FileItem }}` or `const slots = …` → `FileItem`. */
function namesInSlots(node: ts.Node): string[] {
  const isSlots =
    (ts.isJsxAttribute(node) || ts.isVariableDeclaration(node)) && node.name.getText() === 'slots';
  if (!isSlots) return [];
  return propertiesOf(node).flatMap((property) => {
    const isNamed = ts.isPropertyAssignment(property) && ts.isIdentifier(property.initializer);
    return isNamed && ELEMENTS.has(property.name.getText()) ? property.initializer.getText() : [];
  });
}

function propertiesOf({
  initializer,
}: ts.JsxAttribute | ts.VariableDeclaration): readonly ts.ObjectLiteralElementLike[] {
  const isInJsx = initializer !== undefined && ts.isJsxExpression(initializer);
  let value: ts.Expression | undefined = isInJsx ? initializer.expression : initializer;
  if (value !== undefined && ts.isSatisfiesExpression(value)) value = value.expression;
  return value !== undefined && ts.isObjectLiteralExpression(value) ? value.properties : [];
}

/** Which props a component names, in its parameter or from it; undefined when it spreads the whole. */
function patternOf(component: Component): ts.ObjectBindingPattern | undefined {
  const props = component.parameters[0]?.name;
  if (props === undefined || component.body === undefined) return undefined;
  if (ts.isObjectBindingPattern(props)) return props;
  const name = props.getText();
  const nodes = nodesOf(component.body);
  const isSpread = nodes.some(
    (node) =>
      (ts.isJsxSpreadAttribute(node) || ts.isSpreadAssignment(node)) &&
      node.expression.getText() === name,
  );
  if (isSpread) return undefined;
  return nodes
    .filter(ts.isVariableDeclaration)
    .filter(({ initializer }) => initializer?.getText() === name)
    .map((declaration) => declaration.name)
    .find(ts.isObjectBindingPattern);
}

/** `slotProps` of a grid or a tree whose value is written in the JSX of a component with state. */
function isNewForEachRender(node: ts.Node): boolean {
  if (!ts.isJsxAttribute(node) || node.name.getText() !== 'slotProps') return false;
  const element = node.parent.parent;
  if (!OF_MANY_PARTS.test(element.tagName.getText())) return false;
  const isInline = propertiesOf(node).some(
    (property) =>
      ts.isMethodDeclaration(property) ||
      (ts.isPropertyAssignment(property) &&
        (ts.isObjectLiteralExpression(property.initializer) ||
          ts.isArrowFunction(property.initializer))),
  );
  return isInline && hasState(node);
}

function hasState(node: ts.Node): boolean {
  for (let at = node.parent; at !== undefined; at = at.parent) {
    const isFunction =
      ts.isFunctionDeclaration(at) || ts.isFunctionExpression(at) || ts.isArrowFunction(at);
    if (isFunction && nodesOf(at).some((inner) => ts.isIdentifier(inner) && STATE.has(inner.text)))
      return true;
  }
  return false;
}
