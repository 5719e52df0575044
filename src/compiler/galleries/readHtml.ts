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

interface Stretch {
  startOffset: number;
  endOffset: number;
}

/** What the parser says of an element that stands in the text. */
interface ElementPlace extends Stretch {
  startTag?: Stretch;
  attrs?: Record<string, Stretch>;
}

/**
 * The outermost elements of HTML that was printed elsewhere, such as what a demo renders, as a browser reads it. For
 * results that a cache keeps: the parser is loaded with the first text, and is slow.
 */
export async function readHtml(html: string): Promise<HtmlElement[]> {
  const { JSDOM } = await import('jsdom');
  const dom = new JSDOM(html, { includeNodeLocations: true });
  const read = (element: Element): HtmlElement[] => {
    const children = [...element.children].flatMap(read);
    const place: ElementPlace | null | undefined = dom.nodeLocation(element);
    // What the parser has added stands nowhere.
    if (!place) return children;
    const { startOffset: from, endOffset: to, startTag, attrs } = place;
    const attributes = new Map<string, HtmlAttribute>();
    for (const { name, value } of element.attributes) {
      const at = attrs?.[name] ?? attrs?.[name.toLowerCase()];
      if (at !== undefined) attributes.set(name, { value, from: at.startOffset, to: at.endOffset });
    }
    return [
      { tag: element.localName, attributes, children, from, inside: startTag?.endOffset ?? to, to },
    ];
  };
  const elements = read(dom.window.document.documentElement);
  dom.window.close();
  return elements;
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
