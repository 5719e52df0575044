import type TypeScript from 'typescript';
import { isOfCalendar, type PrintedOperation } from './operation.ts';
import { guard, printChain } from './printChains.ts';
import { printReceiver, refuse, sourceOf, type Expression, type Printer } from './printer.ts';
import { readCall, readConstruction } from './read.ts';

type Call = TypeScript.CallExpression;
type Access = TypeScript.PropertyAccessExpression;

export function printCall(printer: Printer, node: Call): string {
  const { ts, types } = printer;
  const callee = node.expression;
  if (ts.isIdentifier(callee) && types.isLibrary(callee)) return printConstruction(printer, node);
  if (ts.isPropertyAccessExpression(callee)) {
    if (types.isLibrary(callee.expression)) refuse(printer, node, `dayjs.${callee.name.text}`);
    if (types.isDate(callee.expression)) {
      return printChain(printer, node, () => printMethod(printer, node, callee));
    }
  }
  const state = printState(printer, node);
  if (state !== undefined) return state;
  for (const argument of node.arguments) {
    if (types.isDate(argument) && types.takesAnything(argument)) {
      refuse(printer, argument, 'a date is given to what takes anything');
    }
  }
  return printChain(printer, node, () => printer.printParts(node));
}

export function printAccess(printer: Printer, node: Access): string {
  const { ts, types, file, print } = printer;
  if (types.isDate(node.expression)) {
    const isCallee = ts.isCallExpression(node.parent) && node.parent.expression === node;
    refuse(printer, node, `.${node.name.text}${isCallee ? '(…)' : ' of a date'}`);
  }
  return printChain(
    printer,
    node,
    () => `${print(node.expression)}${file.text.slice(node.expression.end, node.end)}`,
  );
}

/** A state that begins with a valid date may hold another one: Luxon's types tell the two apart. */
function printState(printer: Printer, node: Call): string | undefined {
  const { family, types, vocabulary, speaker, print } = printer;
  const [first] = node.arguments;
  const callee = sourceOf(printer, node.expression);
  const takesOne = /(?:^|\.)use(?:State|Ref)$/.test(callee);
  if (family !== 'luxon' || !takesOne || node.typeArguments !== undefined) return undefined;
  if (first === undefined || types.kindOf(first) !== 'date') return undefined;
  return `${callee}<${vocabulary.type(speaker)}>(${print(first)})`;
}

function printConstruction(printer: Printer, node: Call): string {
  const { types, reader, vocabulary, speaker } = printer;
  const [first] = node.arguments;
  const construction = readConstruction(node.arguments, first && types.kindOf(first), reader);
  const made = construction && vocabulary.construct(construction, speaker);
  return made ?? refuse(printer, node, `the construction ${sourceOf(printer, node)}`);
}

function printMethod(printer: Printer, node: Call, callee: Access): string {
  const { chains, library, vocabulary, speaker, reader } = printer;
  const date = callee.expression;
  const method = callee.name.text;
  const outer = chains.notNull;
  chains.notNull = [];
  const operation = readCall(method, node.arguments, reader);
  const conditions = chains.notNull.map((text) => `${text} !== null`);
  chains.notNull = outer;
  const printed =
    operation !== undefined && isOfCalendar(operation, library)
      ? vocabulary.say(operation, speaker, isFresh(printer, date))
      : undefined;
  const isOptional = callee.questionDotToken !== undefined;
  const needsBoth = conditions.length > 0 && (isOptional || operation?.kind === 'difference');
  if (printed === undefined || needsBoth) {
    const given = node.arguments.map((argument) => sourceOf(printer, argument)).join(', ');
    return refuse(printer, node, `.${method}(${given})`);
  }
  const text = printOperation(printer, printed, date, isOptional);
  return conditions.length === 0 ? text : `(${[...conditions, text].join(' && ')})`;
}

function printOperation(
  printer: Printer,
  printed: PrintedOperation,
  date: Expression,
  isOptional: boolean,
): string {
  // Methods go on with `?.` by themselves, functions need the date.
  if (printed.kind === 'member' && printer.family !== 'date-fns') {
    return `${printReceiver(printer, date)}${isOptional ? '?' : ''}${printed.text}`;
  }
  const isArgument = printed.kind === 'whole' && printed.primary;
  const text = isArgument ? printer.print(date) : printReceiver(printer, date);
  if (isOptional) guard(printer, date);
  if (printed.kind === 'member') return `${text}${printed.text}`;
  return printed.primary ? printed.text(text) : `(${printed.text(text)})`;
}

/** Whether nobody else holds the date, so that it may be changed: what is known here to make a date makes a new one. */
function isFresh({ ts, types }: Printer, node: Expression): boolean {
  if (!ts.isCallExpression(node)) return false;
  const callee = node.expression;
  return ts.isPropertyAccessExpression(callee)
    ? types.isDate(callee.expression)
    : types.isLibrary(callee);
}
