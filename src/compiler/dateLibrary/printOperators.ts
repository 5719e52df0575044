import type TypeScript from 'typescript';
import { isOfCalendar } from './operation.ts';
import { isNullish } from './printChains.ts';
import {
  printReceiver,
  refuse,
  sourceOf,
  type Expression,
  type Node,
  type Printer,
} from './printer.ts';
import { numberOf, readCall } from './read.ts';

type Binary = TypeScript.BinaryExpression;

export function printBinary(printer: Printer, node: Binary): string | undefined {
  const { ts, file, types, chains, print } = printer;
  const { left, right, operatorToken } = node;
  if (isNullish(ts, node)) {
    const text = print(left);
    const needed = chains.left.get(left);
    if (needed !== undefined) return `(${needed.join(' && ')} ? ${text} : ${print(right)})`;
    return text + file.text.slice(left.end, right.getStart(file)) + print(right);
  }
  if (isEquality(ts, operatorToken.kind)) {
    const compared = printFieldComparison(printer, node) ?? printTrueness(printer, node);
    if (compared !== undefined) return compared;
    const isNothing = (other: Expression): boolean =>
      other.kind === ts.SyntaxKind.NullKeyword || sourceOf(printer, other) === 'undefined';
    if ((types.isDate(left) && !isNothing(right)) || (types.isDate(right) && !isNothing(left))) {
      refuse(printer, node, 'dates are compared by identity');
    }
  } else if (!isNeutral(ts, operatorToken.kind) && (types.isDate(left) || types.isDate(right))) {
    refuse(printer, node, 'a date as a number');
  }
  return undefined;
}

const isEquality = ({ SyntaxKind }: typeof TypeScript, kind: TypeScript.SyntaxKind): boolean =>
  kind === SyntaxKind.EqualsEqualsEqualsToken ||
  kind === SyntaxKind.ExclamationEqualsEqualsToken ||
  kind === SyntaxKind.EqualsEqualsToken ||
  kind === SyntaxKind.ExclamationEqualsToken;

/** Operators that hand a date on as it is. */
const isNeutral = ({ SyntaxKind }: typeof TypeScript, kind: TypeScript.SyntaxKind): boolean =>
  kind === SyntaxKind.AmpersandAmpersandToken ||
  kind === SyntaxKind.BarBarToken ||
  kind === SyntaxKind.QuestionQuestionToken ||
  kind === SyntaxKind.EqualsToken ||
  kind === SyntaxKind.CommaToken;

/** `date.day() === 0`, for libraries that count from another number. */
function printFieldComparison(printer: Printer, node: Binary): string | undefined {
  const { ts, types, vocabulary, reader, library } = printer;
  const { left, right, operatorToken } = node;
  const literal = numberOf(ts, right);
  if (vocabulary.compare === undefined || literal === undefined) return undefined;
  if (!ts.isCallExpression(left) || !ts.isPropertyAccessExpression(left.expression)) {
    return undefined;
  }
  const { expression: date, name, questionDotToken } = left.expression;
  if (!types.isDate(date)) return undefined;
  const operation = readCall(name.text, left.arguments, reader);
  if (operation?.kind !== 'get' || !isOfCalendar(operation, library)) return undefined;
  const compared = vocabulary.compare(operation.field, literal);
  if (compared === undefined) return undefined;
  const dot = questionDotToken === undefined ? '' : '?';
  const text = `${printReceiver(printer, date)}${dot}${compared.member}`;
  return `${text} ${sourceOf(printer, operatorToken)} ${compared.literal}`;
}

/** `date?.isValid() === true`: whoever reads on knows that there is a date. */
function printTrueness({ ts, chains, print }: Printer, node: Binary): string | undefined {
  const { left, right, operatorToken } = node;
  if (right.kind !== ts.SyntaxKind.TrueKeyword || !ts.isCallExpression(left)) return undefined;
  if (operatorToken.kind !== ts.SyntaxKind.EqualsEqualsEqualsToken) return undefined;
  chains.compared.add(left);
  const text = print(left);
  const needed = chains.left.get(left);
  if (needed === undefined) return `${text} === true`;
  // `== null` asks for undefined as well, which `?.` does.
  return `(${[...needed.map((date) => `${date} != null`), text].join(' && ')})`;
}

/** Refuses places in which a date is no longer a date that everything knows. */
export function checkUse(printer: Printer, node: Node): void {
  const { ts, types } = printer;
  const isOfDate = (other: { expression: Node }): boolean => types.isDate(other.expression);
  if (ts.isTemplateSpan(node) && isOfDate(node)) refuse(printer, node, 'a date as text');
  if (ts.isSpreadAssignment(node) && isOfDate(node)) refuse(printer, node, 'a spread date');
  if (ts.isTypeOfExpression(node) && isOfDate(node)) refuse(printer, node, 'typeof a date');
  if (ts.isElementAccessExpression(node) && isOfDate(node)) {
    refuse(printer, node, 'a date is read by a name that does not stand here');
  }
  if (ts.isTypeQueryNode(node) && types.isLibrary(node.exprName)) {
    refuse(printer, node, 'typeof dayjs');
  }
  if (ts.isPrefixUnaryExpression(node) && types.isDate(node.operand)) {
    const asks = node.operator === ts.SyntaxKind.ExclamationToken;
    if (!asks) refuse(printer, node, 'a date as a number');
  }
}
