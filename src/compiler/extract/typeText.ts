import type { ReferenceType } from '#core/reference/reference.ts';

/** The longest text of a type in a row. */
export const SHORT_LIMIT = 60;

/** A type's source on one line, without comments. */
export function oneLine(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/[^\n]*/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^ ?\| /, '')
    .replace(/([<(,:=] ?)\| /g, '$1')
    .replace(/;? \}/g, ' }')
    .trim();
}

const OPEN = '([{<';
const CLOSE = ')]}>';

/** Splits at a separator that stands outside brackets and quotes; `=>` closes nothing. */
export function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === "'" || character === '"' || character === '`') {
      quote = character;
    } else if (OPEN.includes(character)) {
      depth += 1;
    } else if (CLOSE.includes(character) && text.charAt(index - 1) !== '=') {
      depth -= 1;
    } else if (depth === 0 && text.startsWith(separator, index)) {
      parts.push(text.slice(start, index).trim());
      start = index + separator.length;
    }
  }
  return [...parts, text.slice(start).trim()];
}

/** The members of a union as written; a function type swallows what follows its arrow. */
export function unionMembers(text: string): string[] {
  if (splitOutside(text, '=>').length > 1) return [text];
  return splitOutside(text, '|').filter((part) => part !== '');
}

/** What optionality adds says nothing to a reader who sees that the prop is optional. */
export function withoutUndefined(text: string): string {
  const members = unionMembers(text);
  // a resolved intersection of two declarations may name the same member twice
  const rest = [...new Set(members.filter((member) => member !== 'undefined'))];
  const only = rest.length === 1 ? withoutParens(rest[0] ?? '') : undefined;
  if (only !== undefined) return only;
  return rest.length === members.length || rest.length === 0 ? text : rest.join(' | ');
}

/** `((a: A) => void)` → `(a: A) => void`; brackets that do not embrace the whole text stay. */
export function withoutParens(text: string): string {
  if (!text.startsWith('(') || !text.endsWith(')')) return text;
  let depth = 0;
  for (let index = 0; index < text.length - 1; index += 1) {
    if (text.charAt(index) === '(') depth += 1;
    if (text.charAt(index) === ')') depth -= 1;
    if (depth === 0) return text;
  }
  return text.slice(1, -1);
}

/** `(params: GridRowParams, …) => void` → `(params, …) => void`; nothing when the text is no function. */
function shortFunction(text: string): string | undefined {
  const arrow = /^(?:<[^(]*>)?\(/.test(text) ? splitOutside(text, '=>') : [];
  if (arrow.length < 2) return undefined;
  const [head = '', ...tail] = arrow;
  const list = head.slice(head.indexOf('(') + 1, -1);
  const names = splitOutside(list, ',')
    .filter((part) => part !== '')
    .map((part) => part.replace(/\??:[\s\S]*$/, '').replace(/^\{[\s\S]*$/, 'options'));
  const result = tail.join(' => ');
  const full = `(${names.join(', ')}) => ${result}`;
  if (full.length <= SHORT_LIMIT) return full;
  const bare = `(${names.join(', ')}) => …`;
  return bare.length <= SHORT_LIMIT ? bare : '(…) => …';
}

/** As much of a union as fits, cut between members. */
function shortUnion(members: string[], limit = SHORT_LIMIT): string {
  const kept: string[] = [];
  for (const member of members) {
    if ([...kept, member, '…'].join(' | ').length > limit) break;
    kept.push(member);
  }
  if (kept.length > 0) return [...kept, '…'].join(' | ');
  return `${shortType(withoutParens(members[0] ?? '')).slice(0, limit - 4)} | …`;
}

/** At most 60 characters: the text itself, a function's parameter names, or how it starts. */
export function shortType(text: string): string {
  if (text.length <= SHORT_LIMIT) return text;
  const asFunction = shortFunction(text);
  if (asFunction !== undefined) return asFunction;
  const members = unionMembers(text);
  if (members.length > 1) return shortUnion(members);
  const array = /^(readonly )?\((.*)\)\[\]$/.exec(text);
  if (array !== null) {
    const [, readonly = '', inner = ''] = array;
    return `${readonly}(${shortUnion(unionMembers(inner), SHORT_LIMIT - readonly.length - 4)})[]`;
  }
  const name = /^(?:readonly )?[\w.$]+(?=<)/.exec(text)?.[0];
  if (name !== undefined && name.length < SHORT_LIMIT - 3) return `${name}<…>`;
  if (text.startsWith('{')) return '{ … }';
  return `${text.slice(0, SHORT_LIMIT - 1)}…`;
}

/** A type from its text. */
export const typeOfText = (text: string, literals: string[] = []): ReferenceType =>
  exactTypeOfText(withoutUndefined(oneLine(text)), literals);

/** The same where `undefined` says something: in what is given back. */
export function exactTypeOfText(text: string, literals: string[] = []): ReferenceType {
  const line = oneLine(text);
  return { text: line, short: shortType(line), ...(literals.length > 1 ? { literals } : {}) };
}
