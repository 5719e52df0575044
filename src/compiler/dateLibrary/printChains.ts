import type TypeScript from 'typescript';
import { isSimple, refuse, type Expression, type Node, type Printer } from './printer.ts';

/*
 * `date?.format('…')` of a library of functions is `date ? format(date, '…') : undefined`: the question is asked once, at the
 * end of the chain, in the way that the place of the chain asks for.
 */

/** Whether a node goes on with the chain that another one begins. */
const isLink = (ts: typeof TypeScript, parent: Node, node: Node): boolean =>
  (ts.isPropertyAccessExpression(parent) ||
    ts.isCallExpression(parent) ||
    ts.isNonNullExpression(parent)) &&
  parent.expression === node;

/** The date before `?.` becomes a condition of what is made of it. */
export function guard(printer: Printer, date: Expression): void {
  const open = printer.chains.open.at(-1);
  if (open === undefined || !isSimple(printer.ts, date)) {
    return refuse(printer, date, 'a date before ?. that is made here');
  }
  const text = printer.print(date);
  if (!open.includes(text)) open.push(text);
}

/** Prints what may stand at the end of a chain, and asks first for what the chain needs. */
export function printChain(printer: Printer, node: Expression, make: () => string): string {
  const { ts, chains } = printer;
  if (isLink(ts, node.parent, node)) return make();
  chains.open.push([]);
  const text = make();
  const needed = chains.open.pop() ?? [];
  if (needed.length === 0) return text;
  if (chains.compared.has(node) || (isNullish(ts, node.parent) && node.parent.left === node)) {
    chains.left.set(node, needed);
    return text;
  }
  const condition = needed.join(' && ');
  return isCondition(ts, node)
    ? `(${condition} && ${text})`
    : `(${condition} ? ${text} : undefined)`;
}

export const isNullish = (ts: typeof TypeScript, node: Node): node is TypeScript.BinaryExpression =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken;

/** Whether only the truth of an expression counts. */
function isCondition(ts: typeof TypeScript, node: Node): boolean {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent)) return isCondition(ts, parent);
  if (ts.isPrefixUnaryExpression(parent)) {
    return parent.operator === ts.SyntaxKind.ExclamationToken;
  }
  if (ts.isIfStatement(parent)) return parent.expression === node;
  if (ts.isConditionalExpression(parent)) return parent.condition === node;
  if (!ts.isBinaryExpression(parent)) return false;
  const { kind } = parent.operatorToken;
  if (kind === ts.SyntaxKind.BarBarToken && parent.left === node) return true;
  const isLogical =
    kind === ts.SyntaxKind.AmpersandAmpersandToken || kind === ts.SyntaxKind.BarBarToken;
  return isLogical && isCondition(ts, parent);
}
