import type { ReferenceModel } from '#core/reference/reference.ts';
import type { TypePiece, TypeText } from '#markup/reference/typeText.ts';

/** Where the name of a type leads from one page; undefined when nowhere. */
export type TypeTarget = (name: string) => string | undefined;

/** What may be a name, and what only looks like one. */
const TOKEN = /\/\*[\s\S]*?\*\/|'[^'\n]*'|"[^"\n]*"|\b[A-Z][A-Za-z0-9]*\b/g;

/** The names of types in a text that have a record, each once. */
export function namesIn(text: string, { types }: Pick<ReferenceModel, 'types'>): string[] {
  const own = parametersOf(text);
  const names = [...text.matchAll(TOKEN)].map(([token]) => token);
  return [...new Set(names)].filter((name) => !own.has(name) && Object.hasOwn(types, name));
}

/**
 * A type's text in pieces, of which every name that leads somewhere is a link. Names inside of comments and string
 * literals, and the type's own parameters, are no types.
 */
export function linkType(text: string, target: TypeTarget): TypeText {
  const own = parametersOf(text);
  const pieces: TypePiece[] = [];
  let plain = '';
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [token] = match;
    plain += text.slice(end, match.index);
    end = match.index + token.length;
    const piece = pieceOf(token, own, target);
    if (typeof piece === 'string') plain += piece;
    else {
      if (plain !== '') pieces.push(plain);
      plain = '';
      pieces.push(piece);
    }
  }
  plain += text.slice(end);
  return plain === '' ? pieces : [...pieces, plain];
}

function pieceOf(token: string, own: ReadonlySet<string>, target: TypeTarget): TypePiece {
  if (token.startsWith('/*')) return { comment: token };
  const href = /^['"]/.test(token) || own.has(token) ? undefined : target(token);
  return href === undefined ? token : { name: token, href };
}

/** `interface GridColDef<R extends GridValidRowModel = any, V = any>` → R, V. */
function parametersOf(text: string): Set<string> {
  const names = new Set<string>();
  const [head] = /^(?:interface|type|class|function)\s+\w+</.exec(text) ?? [];
  if (head === undefined) return names;
  let depth = 1;
  let before = '<';
  for (const [token] of text.slice(head.length).matchAll(/=>|[<>,]|\w+/g)) {
    if (token === '<') depth += 1;
    if (token === '>') depth -= 1;
    if (depth === 0) break;
    const first = depth === 1 && (before === '<' || before === ',') && /\w/.test(token);
    if (first) names.add(token);
    // `in`, `out` and `const` stand before a parameter's name.
    if (!(first && /^(?:in|out|const)$/.test(token))) before = token;
  }
  return names;
}

/** Id of a type's record at the end of a page. */
export const typeId = (name: string): string => `type-${name}`;
