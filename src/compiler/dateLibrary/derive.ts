import type TypeScript from 'typescript';
import { familyOf, type DerivedLibrary } from '#core/dateLibrary/libraries.ts';
import { collectNames, declaredNames } from './names.ts';
import { printAccess, printCall } from './printCalls.ts';
import { isSimple, printReceiver, type Expression, type Node, type Printer } from './printer.ts';
import {
  checkText,
  isLibraryImport,
  printAttribute,
  printImport,
  printName,
  printProperty,
  printType,
} from './printNames.ts';
import { checkUse, printBinary } from './printOperators.ts';
import { readConstruction } from './read.ts';
import { Refused } from './refused.ts';
import { typesOf } from './types.ts';
import { vocabularyOf } from './vocabulary.ts';

/** A file with what the type checker knows of it. */
export interface DerivedFrom {
  ts: typeof TypeScript;
  checker: TypeScript.TypeChecker;
  file: TypeScript.SourceFile;
}

/**
 * A file that uses Day.js, in another library: imports, adapter, construction, methods, formats and types are said in its
 * words, everything else stays as it is written. It is not formatted.
 * @throws Refused at the first thing that has no exact counterpart, or that is not known here.
 */
export function deriveFile(from: DerivedFrom, library: DerivedLibrary): string {
  const text = printFile(createPrinter(from, library));
  const left = /.*day\.?js.*/i.exec(text);
  if (left === null) return text;
  const line = from.file.text.split('\n').findIndex((each) => each.includes(left[0].trim())) + 1;
  throw new Refused(`"${left[0].trim()}" names Day.js`, Math.max(line, 1));
}

function createPrinter({ ts, checker, file }: DerivedFrom, library: DerivedLibrary): Printer {
  const names = collectNames(
    library,
    declaredNames(ts, file, (node) => isLibraryImport(ts, node)),
  );
  const printer: Printer = {
    ts,
    file,
    types: typesOf(ts, checker),
    library,
    family: familyOf(library),
    vocabulary: vocabularyOf(library),
    names,
    speaker: {
      library,
      use: names.use,
      hasLocale: /\badapterLocale=|['"]dayjs\/locale\//.test(file.text),
    },
    reader: { ts, print: (node) => print(node), printDate: (node) => printDate(printer, node) },
    print: (node) => print(node),
    printParts: (node) => printParts(printer, node),
    chains: { open: [], left: new Map(), compared: new Set(), notNull: [] },
  };
  const print = (node: Node): string => printByRule(printer, node) ?? printParts(printer, node);
  return printer;
}

function printByRule(printer: Printer, node: Node): string | undefined {
  const { ts } = printer;
  if (ts.isImportDeclaration(node)) return printImport(printer, node);
  if (ts.isTypeReferenceNode(node)) return printType(printer, node);
  if (ts.isJsxAttribute(node)) return printAttribute(printer, node);
  if (ts.isPropertyAssignment(node)) return printProperty(printer, node);
  if (ts.isBinaryExpression(node)) return printBinary(printer, node);
  if (ts.isCallExpression(node)) return printCall(printer, node);
  if (ts.isPropertyAccessExpression(node)) return printAccess(printer, node);
  if (ts.isIdentifier(node)) return printName(printer, node);
  checkUse(printer, node);
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) checkText(printer, node, node.text);
  return undefined;
}

function printParts({ ts, file, print }: Printer, node: Node): string {
  const parts: Node[] = [];
  ts.forEachChild(node, (child) => void parts.push(child));
  parts.sort((one, other) => one.pos - other.pos);
  let text = '';
  let at = node.getStart(file);
  for (const part of parts) {
    text += file.text.slice(at, part.getStart(file)) + print(part);
    at = part.end;
  }
  return text + file.text.slice(at, node.end);
}

/** What a date is compared with; undefined when it may be no date. */
function printDate(printer: Printer, node: Expression): string | undefined {
  const { ts, types, family, reader, vocabulary, speaker, chains } = printer;
  const kind = types.kindOf(node);
  // Moment takes null, and says no.
  if (kind === 'date' || (family === 'moment' && types.isDateOrNull(node))) {
    return printReceiver(printer, node);
  }
  if (types.isDateOrNull(node) && isSimple(ts, node)) {
    const text = printer.print(node);
    chains.notNull.push(text);
    return text;
  }
  if (!ts.isStringLiteralLike(node)) return undefined;
  const construction = readConstruction([node], kind, reader);
  return construction && vocabulary.construct(construction, speaker);
}

/** All statements; the imports of the library stand where those of Day.js did. */
function printFile(printer: Printer): string {
  const { ts, file, names, print } = printer;
  const { text, statements } = file;
  const printed = statements.map((statement) => ({
    statement,
    /** Comments and blank lines before it. */
    lead: text.slice(statement.pos, statement.getStart(file)),
    code: print(statement),
  }));
  const { imports, after } = names.print();
  const isOfLibrary = (statement: TypeScript.Statement): boolean => isLibraryImport(ts, statement);
  const found = statements.findIndex(isOfLibrary);
  // React stands first.
  const place = found >= 0 ? found : isReact(ts, statements[0]) ? 1 : 0;
  const lastImport = statements.findLastIndex((each) => ts.isImportDeclaration(each));
  let out = '';
  printed.forEach(({ statement, lead, code }, i) => {
    if (i === place && imports.length > 0) {
      out += `${lead.trim() === '' ? '\n' : lead}${imports.join('\n')}`;
    }
    if (!isOfLibrary(statement)) out += (out === '' ? lead.trimStart() : lead || '\n') + code;
    if (i === lastImport && after.length > 0) out += `\n\n${after.join('\n')}`;
  });
  return (out + text.slice(statements.at(-1)?.end ?? 0)).trimStart();
}

const isReact = (ts: typeof TypeScript, statement: TypeScript.Statement | undefined): boolean =>
  statement !== undefined &&
  ts.isImportDeclaration(statement) &&
  ts.isStringLiteral(statement.moduleSpecifier) &&
  statement.moduleSpecifier.text === 'react';
