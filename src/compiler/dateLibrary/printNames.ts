import type TypeScript from 'typescript';
import { dateLibraries } from '#core/dateLibrary/libraries.ts';
import { refuse, sourceOf, type Node, type Printer } from './printer.ts';
import { looksLikeFormat, translateFormat } from './tokens.ts';

/*
 * Imports, types, props and texts: what of a file names the library, its adapter, its locales and its formats.
 */

const ADAPTER_IMPORT = /^@mui\/x-date-pickers(?:-pro)?\/AdapterDayjs$/;

/** Props that take a format, and keys of objects that do. */
const FORMAT_NAMES = /^(?:format|[a-z]\w*Format)$/;

/** The library itself, its plugins and its locales. */
export const isLibraryImport = (
  ts: typeof TypeScript,
  node: Node,
): node is TypeScript.ImportDeclaration =>
  ts.isImportDeclaration(node) &&
  ts.isStringLiteral(node.moduleSpecifier) &&
  /^dayjs(?:\/|$)/.test(node.moduleSpecifier.text);

/** An import; nothing for those of Day.js, whose place the imports of the library take. */
export function printImport(printer: Printer, node: TypeScript.ImportDeclaration): string {
  const { ts, library, names } = printer;
  const source = sourceOf(printer, node);
  if (!ts.isStringLiteral(node.moduleSpecifier)) return source;
  const specifier = node.moduleSpecifier.text;
  if (!isLibraryImport(ts, node)) {
    return ADAPTER_IMPORT.test(specifier)
      ? source.replaceAll('AdapterDayjs', dateLibraries[library].adapter)
      : source;
  }
  const locale = /^dayjs\/locale\/([\w-]+)$/.exec(specifier)?.[1];
  if (locale === undefined) {
    if (specifier !== 'dayjs') refuse(printer, node, `"${specifier}" has no counterpart`);
    return '';
  }
  // Luxon asks the browser.
  if (library !== 'luxon' && names.useLocale(locale) === undefined) {
    refuse(printer, node, `${library} has no locale "${locale}" here`);
  }
  return '';
}

export function printType(
  printer: Printer,
  node: TypeScript.TypeReferenceNode,
): string | undefined {
  const text = node.typeName.getText(printer.file);
  if (text === 'Dayjs' || text === 'dayjs.Dayjs') return printer.vocabulary.type(printer.speaker);
  if (text.startsWith('dayjs.')) refuse(printer, node, `the type ${text}`);
  return undefined;
}

export function printAttribute(
  printer: Printer,
  node: TypeScript.JsxAttribute,
): string | undefined {
  const { ts, types, family } = printer;
  const name = node.name.getText(printer.file);
  const value = node.initializer;
  if (name === 'adapterLocale') return printLocale(printer, node);
  if (value === undefined) return undefined;
  if (!FORMAT_NAMES.test(name)) return printTold(printer, node);
  if (ts.isStringLiteral(value)) return `${name}=${JSON.stringify(formatOf(printer, value))}`;
  const inner = ts.isJsxExpression(value) ? value.expression : undefined;
  if (inner === undefined || types.isFunction(inner)) return undefined;
  // A format that is made elsewhere: its words are not seen here.
  if (family !== 'moment' || dateLibraries[printer.library].calendar !== undefined) {
    refuse(printer, node, `a ${name} that does not stand here`);
  }
  return undefined;
}

/** A text that tells the format beside it: `<DateField label="DD.MM.YYYY" format="DD.MM.YYYY" />`. */
function printTold(printer: Printer, node: TypeScript.JsxAttribute): string | undefined {
  const { ts, file } = printer;
  const value = node.initializer;
  if (value === undefined || !ts.isStringLiteral(value)) return undefined;
  for (const { name, initializer } of node.parent.properties.filter(ts.isJsxAttribute)) {
    const isFormat = name?.getText(file) === 'format';
    if (!isFormat || initializer === undefined || !ts.isStringLiteral(initializer)) continue;
    const told = formatOf(printer, initializer);
    if (value.text.includes(initializer.text) && !told.includes("'")) {
      const text = value.text.replace(initializer.text, told);
      return `${node.name.getText(file)}=${JSON.stringify(text)}`;
    }
  }
  return undefined;
}

function printLocale(printer: Printer, node: TypeScript.JsxAttribute): string {
  const { ts, library, family, names } = printer;
  const value = node.initializer;
  const source = sourceOf(printer, node);
  if (dateLibraries[library].calendar !== undefined) {
    refuse(printer, node, 'the adapter has a locale of its own');
  }
  if (family !== 'date-fns') return source;
  if (value === undefined || !ts.isStringLiteral(value)) {
    return refuse(printer, node, 'an adapterLocale that does not stand here');
  }
  const name = names.useLocale(value.text);
  if (name === undefined) refuse(printer, node, `${library} has no locale "${value.text}" here`);
  return `adapterLocale={${name}}`;
}

export function printProperty(
  printer: Printer,
  node: TypeScript.PropertyAssignment,
): string | undefined {
  const name = node.name.getText(printer.file);
  if (!FORMAT_NAMES.test(name) || !printer.ts.isStringLiteralLike(node.initializer)) {
    return undefined;
  }
  const format = formatOf(printer, node.initializer);
  return `${name}: ${format.includes("'") ? JSON.stringify(format) : `'${format}'`}`;
}

function formatOf(printer: Printer, node: TypeScript.StringLiteralLike): string {
  const translated = translateFormat(node.text, printer.library);
  return translated?.format ?? refuse(printer, node, `the format "${node.text}"`);
}

export function printName(printer: Printer, node: TypeScript.Identifier): string | undefined {
  const { ts, types, library } = printer;
  if (node.text === 'AdapterDayjs') {
    const { parent } = node;
    if (ts.isJsxExpression(parent) && ts.isJsxAttribute(parent.parent)) {
      return dateLibraries[library].adapter;
    }
    refuse(printer, node, 'the adapter is used as a value');
  }
  if (node.text === 'dayjs' && types.isLibrary(node)) {
    refuse(printer, node, '`dayjs` is used as a value');
  }
  return undefined;
}

/** Refuses texts that tell of Day.js, or of a format of its. */
export function checkText(printer: Printer, node: Node, text: string): void {
  if (/day\.?js/i.test(text)) refuse(printer, node, 'a text names Day.js');
  if (printer.library !== 'moment' && looksLikeFormat(text)) {
    refuse(printer, node, `a text looks like a format: "${text.trim()}"`);
  }
}
