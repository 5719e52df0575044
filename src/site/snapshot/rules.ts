import { compile, type Element as Parsed } from 'stylis';

/** What decides the size of a box, of all that rules say. */
const OF_LAYOUT =
  /^(?:width|height|min-width|max-width|min-height|max-height|padding(?:-(?:left|right|top|bottom))?|margin(?:-(?:left|right))?|display|flex(?:-direction|-grow|-basis)?|gap|column-gap|row-gap|position|grid-template-columns|border|font-size|font-weight)$/;

interface Rule {
  selector: string;
  declarations: Record<string, string>;
  media: string[];
}

/** Whether a media query holds in a window of this width: what a still picture of a demo answers. */
export function holds(query: string, width: number): boolean {
  return query.split(',').some((alternative) =>
    alternative.split(/\band\b/).every((part) => {
      const [, name = '', value = ''] = /\(\s*([\w-]+)\s*(?::\s*([^)]+))?\)/.exec(part) ?? [];
      const size = Number.parseFloat(value);
      if (name === 'min-width') return width >= size;
      if (name === 'max-width') return width <= size;
      if (name === 'pointer') return value.trim() === 'fine';
      if (name === 'hover') return value.trim() === 'hover';
      if (name === 'prefers-reduced-motion') return true;
      return name === '' && /\b(?:screen|all)\b/.test(part);
    }),
  );
}

function rulesOf(elements: readonly Parsed[], media: string[]): Rule[] {
  return elements.flatMap((element): Rule[] => {
    const children = Array.isArray(element.children) ? element.children : [];
    if (element.type === '@media')
      return rulesOf(children, [...media, element.value.replace('@media', '')]);
    if (element.type === '@layer') return rulesOf(children, media);
    if (element.type !== 'rule' || !Array.isArray(element.props)) return [];
    const declarations = children.flatMap(({ type, props, children: value }) =>
      type === 'decl' && typeof props === 'string' && OF_LAYOUT.test(props)
        ? [[props, String(value)] as const]
        : [],
    );
    if (declarations.length === 0) return [];
    return [
      { selector: element.props.join(','), declarations: Object.fromEntries(declarations), media },
    ];
  });
}

function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false; // a selector that this browser does not know
  }
}

/** What emotion's rules say of the sizes of elements. */
export class Rules {
  #rules: Rule[] = [];

  add(css: string): void {
    this.#rules.push(...rulesOf(compile(css), []));
  }

  clear(): void {
    this.#rules = [];
  }

  /** A property of an element, its `style` first; empty when nothing says it. @param width of the window. */
  styleOf(element: Element, property: string, width: number): string {
    const own = (element as HTMLElement).style?.getPropertyValue(property) ?? '';
    if (own !== '') return own;
    const rule = this.#rules.findLast(
      ({ selector, declarations, media }) =>
        declarations[property] !== undefined &&
        media.every((query) => holds(query, width)) &&
        matches(element, selector),
    );
    return rule?.declarations[property] ?? '';
  }
}
