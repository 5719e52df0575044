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

/** Hundredths of a pixel: more nobody sees. */
const rounded = (value: string): string =>
  value.replace(/\d+\.\d{3,}/g, (number) => String(Number(Number(number).toFixed(2))));

/** What stands in the document now, as plain data. */
export function readTree(element: Element): Branch {
  const attributes: Record<string, string> = {};
  for (const { name, value } of element.attributes) {
    if (!SUPERFLUOUS.has(name)) attributes[name] = name === 'class' ? value : rounded(value);
  }
  const children = [...element.childNodes].flatMap((node): Leaf[] => {
    if (node.nodeType === node.TEXT_NODE)
      return node.nodeValue === '' ? [] : [node.nodeValue ?? ''];
    return node.nodeType === node.ELEMENT_NODE ? [readTree(node as Element)] : [];
  });
  return { tag: element.localName, attributes, children };
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

/** Calls `visit` for an element and every element inside of it. */
export function walk(leaf: Leaf, visit: (branch: Branch) => void): void {
  if (typeof leaf === 'string') return;
  visit(leaf);
  for (const child of leaf.children) walk(child, visit);
}

/** The declarations of a `style` attribute, by property. */
export function parseStyle(text: string | undefined): Map<string, string> {
  const found = [
    ...(text ?? '').matchAll(
      /([\w-]+)\s*:\s*((?:\([^()]*(?:\([^()]*\)[^()]*)*\)|"[^"]*"|[^;("])*)/g,
    ),
  ];
  return new Map(found.map(([, name = '', value = '']) => [name, value.trim()]));
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
