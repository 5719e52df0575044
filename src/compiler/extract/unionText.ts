import { splitOutside, unionMembers, withoutParens } from './typeText.ts';

/** A member of a type that only the caller's type parameters decide: says nothing beside one that is certain. */
const UNDECIDED = /^Omit<.+>\['\w+'\]$/;

function decidedParts(text: string): string[] {
  const parts = splitOutside(withoutParens(text), '&');
  const decided = parts.filter((part) => !UNDECIDED.test(part));
  const [only, ...more] = decided;
  return only !== undefined && more.length === 0 && parts.length > 1
    ? unionMembers(withoutParens(only))
    : [decided.length === 0 || parts.length === 1 ? text : decided.join(' & ')];
}

/** Each member once, in order; both booleans as one word. */
function distinctMembers(members: readonly string[]): string[] {
  const found = [...new Set(members)].filter((text) => text !== '');
  if (!found.includes('true') || !found.includes('false')) return found;
  return [...new Set(found.map((text) => (/^(?:true|false)$/.test(text) ? 'boolean' : text)))];
}

/** The union of types given as texts; a function among others in brackets. */
export function unionText(texts: readonly string[]): string {
  const members = distinctMembers(texts.flatMap(unionMembers).flatMap(decidedParts));
  const decided = members.filter((text) => !UNDECIDED.test(text));
  const shown = decided.length === 0 ? members : decided;
  return shown
    .map((text) => (shown.length > 1 && splitOutside(text, '=>').length > 1 ? `(${text})` : text))
    .join(' | ');
}
