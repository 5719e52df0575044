import type { Leaf } from './tree.ts';

/** The grid puts the variables that it takes from the theme under a class, whose name it makes of the whole theme. */
const VARIABLES = /MuiDataGridVariables-[\w-]+/g;

/**
 * Names the classes of grids' variables by the variables. The grid's own name depends on parts of the theme that are no
 * variables, and so on which demos the same thread has drawn before: the same picture would not always be the same text, and a
 * page would have the same variables twice.
 * @param css class → its rule; gets the new names.
 * @returns the tree with the new names.
 */
export function nameVariables(leaves: readonly Leaf[], css: Record<string, string>): Leaf[] {
  const names = new Map<string, string>();
  for (const [name, rule] of Object.entries(css)) {
    if (name.match(VARIABLES)?.[0] !== name) continue;
    const content = `MuiDataGridVariables-${hash(rule.replaceAll(name, ''))}`;
    if (content === name) continue;
    names.set(name, content);
    delete css[name];
    css[content] = rule.replaceAll(name, content);
  }
  if (names.size === 0) return [...leaves];
  const rename = (leaf: Leaf): Leaf => {
    if (typeof leaf === 'string') return leaf;
    const { tag, attributes, children } = leaf;
    const named = attributes['class']?.replace(VARIABLES, (name) => names.get(name) ?? name);
    return {
      tag,
      attributes: named === undefined ? attributes : { ...attributes, class: named },
      children: children.map(rename),
    };
  };
  return leaves.map(rename);
}

/** FNV-1a in 32 bits (https://datatracker.ietf.org/doc/html/draft-eastlake-fnv), of UTF-16 units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return value >>> 0;
}
