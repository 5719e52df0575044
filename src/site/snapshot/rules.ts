import { compile, type Element as Parsed } from 'stylis';

/** What decides the size of a box, of all that rules say. */
const OF_LAYOUT =
  /^(?:width|height|min-width|max-width|min-height|max-height|padding(?:-(?:left|right|top|bottom))?|margin(?:-(?:left|right))?|display|flex(?:-direction|-grow|-basis)?|gap|column-gap|row-gap|position|grid-template-columns|grid-column|border|font-size|font-weight)$/;

interface Rule {
  selector: string;
  declarations: Record<string, string>;
  media: string[];
  /** Conditions on the container that a demo makes of its stage. */
  containers: string[];
}

/** The widths that conditions are about, in CSS pixels. */
export interface Widths {
  window: number;
  /** Of the stage: what a demo makes a container of has all of it. */
  stage: number;
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

interface Conditions {
  media: string[];
  containers: string[];
}

function rulesOf(elements: readonly Parsed[], conditions: Conditions): Rule[] {
  const { media, containers } = conditions;
  return elements.flatMap((element): Rule[] => {
    const children = Array.isArray(element.children) ? element.children : [];
    if (element.type === '@media')
      return rulesOf(children, {
        ...conditions,
        media: [...media, element.value.replace('@media', '')],
      });
    if (element.type === '@container')
      return rulesOf(children, {
        ...conditions,
        containers: [...containers, element.value.replace('@container', '')],
      });
    if (element.type === '@layer') return rulesOf(children, conditions);
    if (element.type !== 'rule' || !Array.isArray(element.props)) return [];
    const declarations = children.flatMap(({ type, props, children: value }) =>
      type === 'decl' && typeof props === 'string' && OF_LAYOUT.test(props)
        ? [[props, String(value)] as const]
        : [],
    );
    if (declarations.length === 0) return [];
    return [
      {
        selector: element.props.join(','),
        declarations: Object.fromEntries(declarations),
        ...conditions,
      },
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
    this.#rules.push(...rulesOf(compile(css), { media: [], containers: [] }));
  }

  clear(): void {
    this.#rules = [];
  }

  /** A property of an element, its `style` first; empty when nothing says it. */
  styleOf(element: Element, property: string, { window, stage }: Widths): string {
    const own = (element as HTMLElement).style?.getPropertyValue(property) ?? '';
    if (own !== '') return own;
    const rule = this.#rules.findLast(
      ({ selector, declarations, media, containers }) =>
        declarations[property] !== undefined &&
        media.every((query) => holds(query, window)) &&
        containers.every((query) => holds(query, stage)) &&
        matches(element, selector),
    );
    return rule?.declarations[property] ?? '';
  }
}
