import { parse, type DefaultTreeAdapterTypes } from 'parse5';

/** An element of a text of HTML, with where it stands in it, in UTF-16 units. */
export interface HtmlElement {
  /** As HTML and SVG spell it: `div`, `linearGradient`. */
  tag: string;
  attributes: ReadonlyMap<string, HtmlAttribute>;
  children: readonly HtmlElement[];
  from: number;
  /** Where its first tag ends. */
  inside: number;
  to: number;
}

interface HtmlAttribute {
  /** Without escapes. */
  value: string;
  from: number;
  to: number;
}

/** The outermost elements of HTML that was printed elsewhere, such as what a demo renders, as a browser reads it. */
export function readHtml(html: string): HtmlElement[] {
  const read = (node: DefaultTreeAdapterTypes.ChildNode): HtmlElement[] => {
    if (!('tagName' in node)) return [];
    const children = node.childNodes.flatMap(read);
    const place = node.sourceCodeLocation;
    // What the parser has added stands nowhere.
    if (place === undefined || place === null) return children;
    const { startOffset: from, endOffset: to, startTag, attrs } = place;
    const attributes = new Map<string, HtmlAttribute>();
    for (const { prefix, name: local, value } of node.attrs) {
      const name = prefix === undefined || prefix === '' ? local : `${prefix}:${local}`;
      // SVG spells some names in two cases, of which the text may have one.
      const at = attrs?.[name] ?? attrs?.[name.toLowerCase()];
      if (at !== undefined) attributes.set(name, { value, from: at.startOffset, to: at.endOffset });
    }
    return [
      { tag: node.tagName, attributes, children, from, inside: startTag?.endOffset ?? to, to },
    ];
  };
  return parse(html, { sourceCodeLocationInfo: true }).childNodes.flatMap(read);
}

/** An element and all that are in it, in the order of the text. */
export const withInner = (element: HtmlElement): HtmlElement[] => [
  element,
  ...element.children.flatMap(withInner),
];

/** The outermost elements that are meant, in the order of the text. */
export const outermost = (
  elements: readonly HtmlElement[],
  isMeant: (element: HtmlElement) => boolean,
): HtmlElement[] =>
  elements.flatMap((each) => (isMeant(each) ? [each] : outermost(each.children, isMeant)));

export const hasClass = ({ attributes }: HtmlElement, name: string): boolean =>
  attributes.get('class')?.value.split(/\s+/).includes(name) ?? false;

/** A text without some of its stretches, which do not overlap and are in order. */
export const without = (
  text: string,
  stretches: readonly { from: number; to: number }[],
): string => {
  const starts = [0, ...stretches.map(({ to }) => to)];
  return starts.map((start, i) => text.slice(start, stretches[i]?.from)).join('');
};
