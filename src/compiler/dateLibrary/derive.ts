import type TypeScript from 'typescript';
import { dateLibraries, familyOf, type DerivedLibrary } from '#core/dateLibrary/libraries.ts';
import { collectNames, declaredNames } from './names.ts';
import { numberOf, readCall, readConstruction, type CallReader, type SourceKind } from './read.ts';
import { Refused } from './refused.ts';
import { looksLikeFormat, translateFormat } from './tokens.ts';
import { typesOf } from './types.ts';
import {
  isOfCalendar,
  vocabularyOf,
  type Operation,
  type Said,
  type Speaker,
} from './vocabulary.ts';

type Node = TypeScript.Node;
type Expression = TypeScript.Expression;

export interface DerivedFrom {
  ts: typeof TypeScript;
  checker: TypeScript.TypeChecker;
  file: TypeScript.SourceFile;
}

const DAYJS_IMPORT = /^dayjs(?:\/|$)/;
const ADAPTER_IMPORT = /^(@mui\/x-date-pickers(?:-pro)?)\/AdapterDayjs$/;

/** Props that take a format, and keys of objects that do. */
const FORMAT_NAMES = /^(?:format|toolbarFormat|[a-z]\w*Format)$/;

/**
 * A file that uses Day.js, in another library: imports, adapter, construction, methods, formats and types are said in its
 * words, everything else stays as it is written.
 * @throws Refused at the first thing that has no exact counterpart, or that is not known here.
 */
export function deriveFile({ ts, checker, file }: DerivedFrom, library: DerivedLibrary): string {
  const isLibraryImport = (node: Node): boolean =>
    ts.isImportDeclaration(node) &&
    ts.isStringLiteral(node.moduleSpecifier) &&
    DAYJS_IMPORT.test(node.moduleSpecifier.text);
  const names = collectNames(library, declaredNames(ts, file, isLibraryImport));
  const types = typesOf(ts, checker);
  const vocabulary = vocabularyOf(library);
  const family = familyOf(library);
  const { adapter } = dateLibraries[library];
  const hasLocale = /\badapterLocale=|['"]dayjs\/locale\//.test(file.text);
  const speaker: Speaker = { library, use: names.use, hasLocale };
  /** Dates that a call is given and that may be null: nothing is before, after or the same as null. */
  let notNull: string[] = [];
  /** Expressions that are not null where they are printed: the receivers of `?.`. */
  const guards: string[][] = [];

  const refuse = (node: Node, reason: string): never => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    throw new Refused(reason, line + 1);
  };
  const source = (node: Node): string => file.text.slice(node.getStart(file), node.end);

  const reader: CallReader = {
    ts,
    print: (node) => print(node),
    printDate: (node) => {
      const kind = types.kindOf(node);
      if (kind === 'date' || (family === 'moment' && types.isDateOrNull(node))) {
        return receiver(node);
      }
      if (types.isDateOrNull(node) && isSimple(node)) {
        const text = print(node);
        notNull.push(text);
        return text;
      }
      if (kind !== 'string' || !ts.isStringLiteralLike(node)) return undefined;
      const construction = readConstruction([node], kind, reader);
      return construction && vocabulary.construct(construction, speaker);
    },
  };

  /** With parentheses where a dot may not follow: a rule puts them around what it makes of a call itself. */
  function receiver(node: Expression): string {
    return ts.isLeftHandSideExpression(node) ? print(node) : `(${print(node)})`;
  }

  function print(node: Node): string {
    return rule(node) ?? printParts(node);
  }

  /** A node as it is written, with its parts printed. */
  function printParts(node: Node): string {
    const parts: Node[] = [];
    ts.forEachChild(node, (child) => void parts.push(child));
    parts.sort((one, other) => one.pos - other.pos);
    let text = '';
    let at = node.getStart(file);
    for (const part of parts) {
      const start = part.getStart(file);
      if (start < at) continue; // the short form of a property is its name and its value
      text += file.text.slice(at, start) + print(part);
      at = part.end;
    }
    return text + file.text.slice(at, node.end);
  }

  function rule(node: Node): string | undefined {
    if (ts.isImportDeclaration(node)) return printImport(node);
    if (ts.isTypeReferenceNode(node)) return printType(node);
    if (ts.isJsxAttribute(node)) return printAttribute(node);
    if (ts.isPropertyAssignment(node)) return printProperty(node);
    if (ts.isBinaryExpression(node)) return printBinary(node);
    if (ts.isCallExpression(node)) return printCall(node);
    if (ts.isPropertyAccessExpression(node)) return printAccess(node);
    if (ts.isIdentifier(node)) return printName(node);
    checkUse(node);
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) checkText(node, node.text);
    return undefined;
  }

  function printImport(node: TypeScript.ImportDeclaration): string | undefined {
    const specifier = (node.moduleSpecifier as TypeScript.StringLiteral).text;
    const locale = /^dayjs\/locale\/([\w-]+)$/.exec(specifier)?.[1];
    if (locale !== undefined) {
      if (library !== 'luxon' && names.useLocale(locale) === undefined) {
        refuse(node, `${library} has no locale "${locale}" here`);
      }
      return '';
    }
    if (isLibraryImport(node)) {
      if (specifier !== 'dayjs') refuse(node, `"${specifier}" has no counterpart`);
      return '';
    }
    const adapters = ADAPTER_IMPORT.exec(specifier)?.[1];
    if (adapters === undefined) return source(node);
    return source(node).replaceAll('AdapterDayjs', adapter);
  }

  function printType(node: TypeScript.TypeReferenceNode): string | undefined {
    const name = node.typeName;
    const text = name.getText(file);
    if (text === 'Dayjs' || text === 'dayjs.Dayjs') return vocabulary.type(speaker);
    if (text.startsWith('dayjs.')) refuse(node, `the type ${text}`);
    return undefined;
  }

  function printAttribute(node: TypeScript.JsxAttribute): string | undefined {
    const name = node.name.getText(file);
    const value = node.initializer;
    if (name === 'adapterLocale') return printLocale(node);
    if (value === undefined) return undefined;
    if (FORMAT_NAMES.test(name)) {
      if (ts.isStringLiteral(value)) return `${name}=${printFormat(value, 'attribute')}`;
      const inner = ts.isJsxExpression(value) ? value.expression : undefined;
      const isFunction = inner !== undefined && types.isFunction(inner);
      // A format that is made elsewhere: its words are not seen here.
      if (
        !isFunction &&
        family !== 'moment' &&
        inner !== undefined &&
        !ts.isStringLiteralLike(inner)
      ) {
        refuse(node, `a ${name} that does not stand here`);
      }
    }
    return undefined;
  }

  function printLocale(node: TypeScript.JsxAttribute): string {
    const value = node.initializer;
    if (value === undefined || !ts.isStringLiteral(value)) {
      if (family === 'date-fns') refuse(node, 'an adapterLocale that does not stand here');
      return source(node);
    }
    if (dateLibraries[library].calendar !== undefined) {
      refuse(node, 'the adapter has a locale of its own');
    }
    const name = family === 'date-fns' ? names.useLocale(value.text) : undefined;
    if (family === 'date-fns' && name === undefined) {
      refuse(node, `${library} has no locale "${value.text}" here`);
    }
    return name === undefined ? source(node) : `adapterLocale={${name}}`;
  }

  function printProperty(node: TypeScript.PropertyAssignment): string | undefined {
    const name = node.name.getText(file);
    if (!FORMAT_NAMES.test(name) || !ts.isStringLiteralLike(node.initializer)) return undefined;
    return `${name}: ${printFormat(node.initializer, 'string')}`;
  }

  function printFormat(node: TypeScript.StringLiteralLike, as: 'attribute' | 'string'): string {
    const translated = translateFormat(node.text, library);
    if (translated === undefined) return refuse(node, `the format "${node.text}"`);
    const { format } = translated;
    return as === 'string' && !format.includes("'") ? `'${format}'` : JSON.stringify(format);
  }

  function printName(node: TypeScript.Identifier): string | undefined {
    if (node.text === 'AdapterDayjs') {
      const parent = node.parent;
      if (ts.isJsxExpression(parent) && ts.isJsxAttribute(parent.parent)) return adapter;
      refuse(node, 'the adapter is used as a value');
    }
    if (node.text === 'dayjs' && types.isLibrary(node)) refuse(node, '`dayjs` is used as a value');
    return undefined;
  }

  /** Texts that would tell of Day.js, or of a format of its. */
  function checkText(node: Node, text: string): void {
    if (/day\.?js/i.test(text)) refuse(node, 'a text names Day.js');
    if (family !== 'moment' && looksLikeFormat(text) && !isIgnored(node)) {
      refuse(node, `a text looks like a format: "${text.trim()}"`);
    }
  }

  const isIgnored = (node: Node): boolean => ts.isImportDeclaration(node.parent);

  /** Places in which a date is no longer a date that everything knows. */
  function checkUse(node: Node): void {
    if (ts.isTemplateSpan(node) && types.isDate(node.expression)) refuse(node, 'a date as text');
    if (ts.isSpreadAssignment(node) && types.isDate(node.expression)) refuse(node, 'a spread date');
    if (ts.isElementAccessExpression(node) && types.isDate(node.expression)) {
      refuse(node, 'a date is read by a name that does not stand here');
    }
    if (ts.isTypeOfExpression(node) && types.isDate(node.expression)) refuse(node, 'typeof a date');
    if (ts.isPrefixUnaryExpression(node) && types.isDate(node.operand)) {
      if (node.operator !== ts.SyntaxKind.ExclamationToken) refuse(node, 'a date as a number');
    }
    if (ts.isTypeQueryNode(node) && types.isLibrary(node.exprName)) refuse(node, 'typeof dayjs');
  }

  function printAccess(node: TypeScript.PropertyAccessExpression): string | undefined {
    const isCallee = ts.isCallExpression(node.parent) && node.parent.expression === node;
    if (types.isDate(node.expression)) {
      refuse(node, isCallee ? `.${node.name.text}(…)` : `.${node.name.text} of a date`);
    }
    return chain(
      node,
      () => `${print(node.expression)}${file.text.slice(node.expression.end, node.end)}`,
    );
  }

  function printCall(node: TypeScript.CallExpression): string | undefined {
    const callee = node.expression;
    if (ts.isIdentifier(callee) && types.isLibrary(callee)) return printConstruction(node);
    if (ts.isPropertyAccessExpression(callee)) {
      if (types.isLibrary(callee.expression)) refuse(node, `dayjs.${callee.name.text}`);
      if (types.isDate(callee.expression)) return chain(node, () => printMethod(node, callee));
    }
    const state = printState(node);
    if (state !== undefined) return state;
    for (const argument of node.arguments) {
      if (types.isDate(argument) && types.takesAnything(argument)) {
        refuse(argument, 'a date is given to what takes anything');
      }
    }
    return chain(node, () => printParts(node));
  }

  /** A state that begins with a valid date may hold another one: Luxon's types tell the two apart. */
  function printState(node: TypeScript.CallExpression): string | undefined {
    const [first] = node.arguments;
    const takesOne = /(?:^|\.)use(?:State|Ref)$/.test(source(node.expression));
    if (family !== 'luxon' || !takesOne || node.typeArguments !== undefined) return undefined;
    if (first === undefined || types.kindOf(first) !== 'date') return undefined;
    return `${source(node.expression)}<${vocabulary.type(speaker)}>(${print(first)})`;
  }

  function printConstruction(node: TypeScript.CallExpression): string {
    const [first] = node.arguments;
    const kind: SourceKind | undefined = first && types.kindOf(first);
    const construction = readConstruction(node.arguments, kind, reader);
    const made = construction && vocabulary.construct(construction, speaker);
    return made ?? refuse(node, `the construction ${source(node)}`);
  }

  function printMethod(
    node: TypeScript.CallExpression,
    callee: TypeScript.PropertyAccessExpression,
  ): string {
    const date = callee.expression;
    const method = callee.name.text;
    const outer = notNull;
    notNull = [];
    const operation = readCall(method, node.arguments, reader);
    const conditions = notNull.map((text) => `${text} !== null`);
    notNull = outer;
    const said =
      operation !== undefined && isOfCalendar(operation, library)
        ? vocabulary.say(operation, speaker, isFresh(date))
        : undefined;
    const isOptional = callee.questionDotToken !== undefined;
    const needsBoth = conditions.length > 0 && (isOptional || operation?.kind === 'difference');
    if (said === undefined || needsBoth) {
      return refuse(node, `.${method}(${node.arguments.map(source).join(', ')})`);
    }
    const text = printSaid(said, date, isOptional);
    return conditions.length === 0 ? text : `(${[...conditions, text].join(' && ')})`;
  }

  function printSaid(said: Said, date: Expression, isOptional: boolean): string {
    // Methods go on with `?.` by themselves, functions need the date.
    if (said.kind === 'member' && family !== 'date-fns') {
      return `${receiver(date)}${isOptional ? '?' : ''}${said.text}`;
    }
    const text = said.kind === 'whole' && said.primary ? print(date) : receiver(date);
    if (isOptional) guard(date);
    if (said.kind === 'member') return `${text}${said.text}`;
    return said.primary ? said.text(text) : `(${said.text(text)})`;
  }

  /** Whether a node goes on with the chain of `?.` that another one begins. */
  const isLink = (parent: Node, node: Node): boolean =>
    (ts.isPropertyAccessExpression(parent) ||
      ts.isCallExpression(parent) ||
      ts.isNonNullExpression(parent)) &&
    parent.expression === node;

  const isSimple = (node: Expression): boolean =>
    ts.isIdentifier(node) ||
    (ts.isPropertyAccessExpression(node) &&
      node.questionDotToken === undefined &&
      isSimple(node.expression));

  /** The date before `?.` becomes a condition of what is made of it. */
  function guard(date: Expression): void {
    const open = guards.at(-1);
    if (open === undefined || !isSimple(date))
      return refuse(date, 'a date before ?. that is made here');
    const text = print(date);
    if (!open.includes(text)) open.push(text);
  }

  /** Prints what may stand at the end of a chain of `?.`, and asks first for what the chain needs. */
  function chain(node: Expression, make: () => string): string {
    if (isLink(node.parent, node)) return make();
    guards.push([]);
    const text = make();
    const needed = guards.pop() ?? [];
    if (needed.length === 0) return text;
    const { parent } = node;
    const condition = needed.join(' && ');
    if (trueness.has(node) || (isNullish(parent) && parent.left === node)) {
      // `printBinary` asks for it, together with the other side.
      pending.set(node, condition);
      return text;
    }
    if (isCondition(node)) return `(${condition} && ${text})`;
    return `(${condition} ? ${text} : undefined)`;
  }

  /** Chains on the left of `??` → what they ask for. */
  const pending = new Map<Node, string>();
  /** Chains that are compared with `true`. */
  const trueness = new Set<Node>();

  const isNullish = (node: Node): node is TypeScript.BinaryExpression =>
    ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken;

  /** Whether only the truth of an expression counts. */
  function isCondition(node: Node): boolean {
    const { parent } = node;
    if (ts.isParenthesizedExpression(parent)) return isCondition(parent);
    if (ts.isPrefixUnaryExpression(parent))
      return parent.operator === ts.SyntaxKind.ExclamationToken;
    if (ts.isIfStatement(parent)) return parent.expression === node;
    if (ts.isConditionalExpression(parent)) return parent.condition === node;
    if (!ts.isBinaryExpression(parent)) return false;
    const { kind } = parent.operatorToken;
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken || kind === ts.SyntaxKind.BarBarToken) {
      return parent.left === node
        ? isCondition(parent) || kind === ts.SyntaxKind.BarBarToken
        : isCondition(parent);
    }
    return false;
  }

  const EQUALITY = new Set<TypeScript.SyntaxKind>([
    ts.SyntaxKind.EqualsEqualsEqualsToken,
    ts.SyntaxKind.ExclamationEqualsEqualsToken,
    ts.SyntaxKind.EqualsEqualsToken,
    ts.SyntaxKind.ExclamationEqualsToken,
  ]);
  const NEUTRAL = new Set<TypeScript.SyntaxKind>([
    ts.SyntaxKind.AmpersandAmpersandToken,
    ts.SyntaxKind.BarBarToken,
    ts.SyntaxKind.QuestionQuestionToken,
    ts.SyntaxKind.EqualsToken,
    ts.SyntaxKind.CommaToken,
  ]);

  function printBinary(node: TypeScript.BinaryExpression): string | undefined {
    const { left, right, operatorToken } = node;
    const { kind } = operatorToken;
    if (isNullish(node)) {
      const text = print(left);
      const condition = pending.get(left);
      if (condition !== undefined) return `(${condition} ? ${text} : ${print(right)})`;
      return text + file.text.slice(left.end, right.getStart(file)) + print(right);
    }
    if (EQUALITY.has(kind)) {
      const compared = printFieldComparison(node) ?? printTrueness(node);
      if (compared !== undefined) return compared;
      const isNothing = (other: Expression): boolean =>
        other.kind === ts.SyntaxKind.NullKeyword || source(other) === 'undefined';
      if ((types.isDate(left) && !isNothing(right)) || (types.isDate(right) && !isNothing(left))) {
        refuse(node, 'dates are compared by identity');
      }
    } else if (!NEUTRAL.has(kind) && (types.isDate(left) || types.isDate(right))) {
      refuse(node, 'a date as a number');
    }
    return undefined;
  }

  /** `date.day() === 0`, for libraries that count from another number. */
  function printFieldComparison(node: TypeScript.BinaryExpression): string | undefined {
    const { left, right } = node;
    const literal = numberOf(ts, right);
    if (vocabulary.compare === undefined || literal === undefined) return undefined;
    if (!ts.isCallExpression(left) || !ts.isPropertyAccessExpression(left.expression))
      return undefined;
    const { expression: callee } = left;
    if (!types.isDate(callee.expression)) return undefined;
    const operation: Operation | undefined = readCall(callee.name.text, left.arguments, reader);
    if (operation?.kind !== 'get' || !isOfCalendar(operation, library)) return undefined;
    const compared = vocabulary.compare(operation.field, literal);
    if (compared === undefined) return undefined;
    const dot = callee.questionDotToken === undefined ? '' : '?';
    return `${receiver(callee.expression)}${dot}${compared.member} ${source(node.operatorToken)} ${compared.literal}`;
  }

  /** `date?.isValid() === true`: whoever reads on knows that there is a date. */
  function printTrueness(node: TypeScript.BinaryExpression): string | undefined {
    const { left, right, operatorToken } = node;
    if (right.kind !== ts.SyntaxKind.TrueKeyword || !ts.isCallExpression(left)) return undefined;
    if (operatorToken.kind !== ts.SyntaxKind.EqualsEqualsEqualsToken) return undefined;
    trueness.add(left);
    const text = print(left);
    const condition = pending.get(left);
    if (condition === undefined) return `${text} === true`;
    return `(${condition.replaceAll(/[^&\s][^&]*[^&\s]|[^&\s]/g, '$& != null')} && ${text})`;
  }

  /** Whether nobody else holds the date, so that it may be changed. */
  function isFresh(node: Expression): boolean {
    if (!ts.isCallExpression(node)) return false;
    if (ts.isIdentifier(node.expression)) return types.isLibrary(node.expression);
    if (!ts.isPropertyAccessExpression(node.expression)) return false;
    const { expression, name } = node.expression;
    if (!types.isDate(expression)) return false;
    return readCall(name.text, node.arguments, reader)?.kind !== 'native';
  }

  const text = printWhole();
  const left = /.*day\.?js.*/i.exec(text);
  if (left !== null) throw new Refused(`"${left[0].trim()}" names Day.js`, 1);
  return text;

  function printWhole(): string {
    const statements = file.statements.map((statement) => ({
      statement,
      // Comments and blank lines before it.
      lead: file.text.slice(statement.pos, statement.getStart(file)),
      text: print(statement),
    }));
    const { imports, after } = names.print();
    const at = statements.findIndex(({ statement }) => isLibraryImport(statement));
    const place =
      at >= 0
        ? at
        : ts.isImportDeclaration(file.statements[0] ?? file) && isReact(file.statements[0])
          ? 1
          : 0;
    const lastImport = statements.findLastIndex(({ statement }) =>
      ts.isImportDeclaration(statement),
    );
    const out: string[] = [];
    statements.forEach(({ statement, lead, text: printed }, i) => {
      if (i === place && imports.length > 0)
        out.push(`${/\S/.test(lead) ? lead : i === 0 ? '' : '\n'}${imports.join('\n')}`);
      if (!isLibraryImport(statement))
        out.push((i === 0 || out.length > 0 ? lead : lead.trimStart()) + printed);
      if (i === lastImport && after.length > 0) out.push(`\n\n${after.join('\n')}`);
    });
    if (place >= statements.length && imports.length > 0) out.push(`\n${imports.join('\n')}`);
    return out.join('') + file.text.slice(statements.at(-1)?.statement.end ?? 0);
  }

  function isReact(statement: TypeScript.Statement | undefined): boolean {
    return (
      statement !== undefined &&
      ts.isImportDeclaration(statement) &&
      (statement.moduleSpecifier as TypeScript.StringLiteral).text === 'react'
    );
  }
}
