import { LRUCache } from 'lru-cache';
import type TypeScript from 'typescript';
import { formatCode } from '../formatCode.ts';
import { loadTypeScript } from '../loadTypeScript.ts';

/**
 * JavaScript from TypeScript: types are blanked in place, then the text is formatted, so that comments and line breaks
 * stay where the author put them.
 * @throws when the source has syntax that no blanking can remove (enums, namespaces, parameter properties), or when it
 * does not parse.
 * @param language in `ts`, `<T>` before a parenthesis is a type parameter or a cast; in `tsx` it is an element.
 */
export function toJavaScript(source: string, language: 'ts' | 'tsx' = 'tsx'): Promise<string> {
  const key = `${language} ${source}`;
  const known = printed.get(key);
  if (known !== undefined) return known;
  const made = print(source, language);
  printed.set(key, made);
  return made;
}

/** A demo's page, its sandbox and its twin ask for the same text. */
const printed = new LRUCache<string, Promise<string>>({ max: 5_000 });

let blanking: Promise<typeof import('ts-blank-space')> | undefined;
const loadBlanking = () => (blanking ??= import('ts-blank-space'));

async function print(source: string, language: 'ts' | 'tsx'): Promise<string> {
  const [ts, { blankSourceFile }] = await Promise.all([loadTypeScript(), loadBlanking()]);
  const refused: string[] = [];
  const kind = language === 'ts' ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  const file = ts.createSourceFile(`code.${language}`, source, ts.ScriptTarget.Latest, false, kind);
  const blanked = blankSourceFile(file, (node) =>
    refused.push(source.slice(node.pos, node.end).trim().split('\n')[0] ?? ''),
  );
  if (refused.length > 0) {
    throw new Error(`TypeScript that JavaScript has no form for: ${refused.join(' | ')}`);
  }
  const script = dropTypeStatements(ts, file, blankElementTypes(ts, file, blanked));
  return formatCode(script, 'jsx');
}

/** What is left of `import { type A } from 'x'`: it would load the module for nothing. */
const EMPTY_IMPORT = /^import \{[\s,]*\} from (?:'[^']*'|"[^"]*");?$/;

/**
 * Takes out what is left of statements that were only types: the lines of imports, which would leave a gap between the
 * others, and the comments that describe an interface or a type.
 */
function dropTypeStatements(
  ts: typeof TypeScript,
  file: TypeScript.SourceFile,
  blanked: string,
): string {
  let text = blanked;
  for (const statement of file.statements.toReversed()) {
    const from = statement.getStart(file, isType(ts, statement));
    const [start, end] = [statement.getStart(file), statement.end];
    const left = text.slice(start, end).trim();
    const empty = left === '' || (ts.isImportDeclaration(statement) && EMPTY_IMPORT.test(left));
    if (empty) text = text.slice(0, from) + text.slice(end).replace(/^[^\S\n]*\n/, '');
  }
  return text;
}

const isType = (ts: typeof TypeScript, node: TypeScript.Node): boolean =>
  ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);

/** Blanks the type arguments of elements (`<DataGrid<Row> rows={…} />`), which `ts-blank-space` leaves in place. */
function blankElementTypes(
  ts: typeof TypeScript,
  file: TypeScript.SourceFile,
  blanked: string,
): string {
  let text = blanked;
  const visit = (node: TypeScript.Node): void => {
    const types = ts.isJsxOpeningLikeElement(node) ? node.typeArguments : undefined;
    if (types !== undefined) {
      const from = types.pos - 1;
      const to = file.text.indexOf('>', types.end) + 1;
      text = text.slice(0, from) + ' '.repeat(to - from) + text.slice(to);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return text;
}
