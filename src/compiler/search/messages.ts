import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** An error or a warning that a package may give. */
export interface PackageMessage {
  /** As on the console, without the library's name before it; `…` stands for what is only known then. */
  text: string;
  /** Whether it says whose it is; others may be of no use to readers. */
  isSigned: boolean;
  /** Name of the module that gives it: `useGridRowSelection`. */
  module: string;
  /** Folders above it, the nearest first: `rowSelection`, `features`, `hooks`. */
  folders: string[];
}

/** Modules without one of these give no message: they are not parsed. */
const MAY_SAY = /\b(?:Error|warnOnce|showError|console\.(?:warn|error))\(|MUI X[ :]/;

/** What stands before every message says nothing about it; a helper of several packages is told the name. */
const LIBRARY = /^(?:MUI(?: X)?(?: \w+)?|…): /;

/** Shorter ones, such as "MUI X: Missing context.", nobody finds anything by. */
const SHORTEST = 24;

/** The messages in a package's compiled modules, each once. */
export function readMessages(packageFolder: string): PackageMessage[] {
  const root = path.join(packageFolder, 'esm');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const found = new Map<string, PackageMessage>();
  for (const file of files.filter((name) => name.endsWith('.js')).toSorted()) {
    const source = readFileSync(path.join(root, file), 'utf8');
    if (!MAY_SAY.test(source)) continue;
    const folders = path.dirname(file).split(path.sep).toReversed();
    for (const parts of messagesIn(source)) {
      if (found.has(parts.text)) continue;
      found.set(parts.text, { ...parts, module: path.basename(file, '.js'), folders });
    }
  }
  return [...found.values()];
}

/** A message as a module has it. */
type Said = Pick<PackageMessage, 'text' | 'isSigned'>;

/**
 * The messages in one module: what is thrown or warned of, and what says whose it is and is kept, or given back, for
 * another module that warns of it.
 */
export function messagesIn(source: string): Said[] {
  const file = ts.createSourceFile('module.js', source, ts.ScriptTarget.Latest, true);
  const constants = constantsOf(file);
  const found = new Map<string, Said>();
  const add = (raw: string): void => {
    const text = plain(raw.replace(LIBRARY, ''));
    if (text.length >= SHORTEST && !found.has(text))
      found.set(text, { text, isSigned: LIBRARY.test(raw) });
  };
  /** @param isHandedOver to a function that may do anything with it. */
  const visit = (node: ts.Node, isHandedOver: boolean): void => {
    const isCall = ts.isNewExpression(node) || ts.isCallExpression(node);
    if (isCall && SAYS.test(calleeOf(node))) {
      const parts = (node.arguments ?? []).map((argument) => textOf(argument, constants));
      // A last argument may be how grave it is.
      return add((calleeOf(node) === 'warnOnce' ? parts.slice(0, 1) : parts).join(' '));
    }
    const kept = isHandedOver || !ts.isExpression(node) ? '' : textOf(node, new Map());
    if (LIBRARY.test(kept)) return add(kept);
    const isInside = isCall || (isHandedOver && !ts.isFunctionLike(node));
    ts.forEachChild(node, (child) => visit(child, isInside));
  };
  visit(file, false);
  return [...found.values()];
}

const SAYS = /^(?:(?:Type|Range)?Error|warnOnce|showError|console\.(?:warn|error))$/;

const calleeOf = ({ expression }: ts.NewExpression | ts.CallExpression): string =>
  expression.getText();

const plain = (text: string): string =>
  text
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/(?:… ?)+$/, '…')
    .trim();

/** Texts that a module keeps by name. */
function constantsOf(file: ts.SourceFile): ReadonlyMap<string, ts.Expression> {
  const constants = new Map<string, ts.Expression>();
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (ts.isIdentifier(name) && initializer !== undefined) constants.set(name.text, initializer);
    }
  }
  return constants;
}

/** What an expression says, as far as it is written down. */
function textOf(node: ts.Expression, constants: ReadonlyMap<string, ts.Expression>): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map(({ literal }) => `…${literal.text}`);
    return node.head.text + spans.join('');
  }
  if (ts.isBinaryExpression(node)) {
    return textOf(node.left, constants) + textOf(node.right, constants);
  }
  if (ts.isParenthesizedExpression(node)) return textOf(node.expression, constants);
  if (ts.isArrayLiteralExpression(node)) {
    return node.elements.map((element) => textOf(element, constants)).join(' ');
  }
  // `['…', '…'].join('\n')`
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { expression, name } = node.expression;
    return name.text === 'join' ? textOf(expression, constants) : '…';
  }
  const constant = ts.isIdentifier(node) ? constants.get(node.text) : undefined;
  return constant === undefined ? '…' : textOf(constant, new Map());
}
