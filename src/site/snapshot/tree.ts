import parseInlineStyle from 'inline-style-parser';

/** An element of a picture. */
export interface Branch {
  tag: string;
  attributes: Record<string, string>;
  children: Leaf[];
}

/** An element, or text. */
export type Leaf = Branch | string;

/** Say nothing to a reader, and only cost bytes. */
const SUPERFLUOUS = new Set(['data-testid', 'focusable', 'data-emotion']);

/** Hold what a reader is told or an address, where a number means what it says. */
const WORDS = /^(?:aria-|data-)|^(?:alt|class|href|id|placeholder|src|title|value)$/;

/**
 * Rounds every number of an attribute to hundredths of a pixel: more nobody sees. In the data of a path a number may end
 * where the next one starts, as in `a.9959.9959`: those are kept apart.
 */
export const roundNumbers = (text: string): string =>
  text.replace(/\d*\.\d+/g, (number, at: number) => {
    if (!/\.\d{3,}$/.test(number)) return number;
    const rounded = String(Number(Number(number).toFixed(2))).replace(/^0\./, '.');
    const before = number.startsWith('.') && /[\d.]/.test(text[at - 1] ?? '') ? ' ' : '';
    // A longer one brings its own space.
    const isNextShort = /^\.\d{1,2}(?!\d)/.test(text.slice(at + number.length));
    const after = !rounded.includes('.') && isNextShort ? ' ' : '';
    return before + rounded + after;
  });

/**
 * What stands in the document now, as plain data. Styles are printed in one way, and stand last.
 * @param leaveOut is asked about every element inside of it.
 */
export function readTree(element: Element, leaveOut: (branch: Branch) => boolean): Branch {
  const children: Leaf[] = [];
  // Node by node: the lists of jsdom are proxies, and take much longer.
  for (let node = element.firstChild; node !== null; node = node.nextSibling) {
    if (node.nodeType === TEXT_NODE) {
      if (node.nodeValue) children.push(node.nodeValue);
    } else if (node.nodeType === ELEMENT_NODE) {
      const child = readTree(node as Element, leaveOut);
      if (!leaveOut(child)) children.push(child);
    }
  }
  return { tag: element.localName, attributes: readAttributes(element), children };
}

const ELEMENT_NODE = 1;
const TEXT_NODE = 3;

function readAttributes(element: Element): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const name of element.getAttributeNames()) {
    if (SUPERFLUOUS.has(name) || name === 'style') continue;
    const value = element.getAttribute(name) ?? '';
    attributes[name] = WORDS.test(name) ? value : roundNumbers(value);
  }
  const style = element.getAttribute('style');
  if (style) attributes['style'] = printStyle(parseStyle(roundNumbers(style)));
  return attributes;
}

const VOID = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'source', 'wbr']);

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const escapeValue = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

export function printTree(leaf: Leaf): string {
  if (typeof leaf === 'string') return escapeText(leaf);
  const attributes = Object.entries(leaf.attributes)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeValue(value)}"`))
    .join('');
  if (VOID.has(leaf.tag)) return `<${leaf.tag}${attributes}>`;
  return `<${leaf.tag}${attributes}>${leaf.children.map(printTree).join('')}</${leaf.tag}>`;
}

/** Whether two print the same, whatever the order of their attributes. */
export function isSame(one: Leaf, other: Leaf): boolean {
  if (typeof one === 'string' || typeof other === 'string' || one === other) return one === other;
  const names = Object.keys(one.attributes);
  return (
    one.tag === other.tag &&
    one.children.length === other.children.length &&
    names.length === Object.keys(other.attributes).length &&
    names.every((name) => one.attributes[name] === other.attributes[name]) &&
    one.children.every((child, i) => isSame(child, other.children[i] ?? ''))
  );
}

/** Calls `visit` for an element and every element inside of it. */
export function walk(leaf: Leaf, visit: (branch: Branch) => void): void {
  if (typeof leaf === 'string') return;
  visit(leaf);
  for (const child of leaf.children) walk(child, visit);
}

/** The declarations of a `style` attribute, by property. A value may nest functions to any depth. */
export function parseStyle(text = ''): Map<string, string> {
  const declarations = parseInlineStyle(text).flatMap((each) =>
    each.type === 'declaration' ? [[each.property, each.value] as const] : [],
  );
  return new Map(declarations);
}

export const printStyle = (style: ReadonlyMap<string, string>): string =>
  [...style].map(([name, value]) => `${name}:${value}`).join(';');

/** The same tree with another class on its root. */
export function marked(leaf: Leaf, name: string): Leaf {
  if (typeof leaf === 'string')
    return { tag: 'span', attributes: { class: name }, children: [leaf] };
  const known = leaf.attributes['class'];
  const attributes = { ...leaf.attributes, class: known === undefined ? name : `${known} ${name}` };
  return { ...leaf, attributes };
}
