import { compile, type Element as Parsed } from 'stylis';
import { classesOf, hasOneOf } from './classes.ts';

/** What decides the size of a box, of all that rules say. */
const OF_LAYOUT =
  /^(?:width|height|min-width|max-width|min-height|max-height|padding(?:-(?:left|right|top|bottom))?|margin(?:-(?:left|right))?|display|flex(?:-direction|-grow|-basis)?|gap|column-gap|row-gap|position|grid-template-columns|grid-column|border|font-size|font-weight)$/;

interface Rule {
  selector: string;
  /** One of these is a class of every element that the selector matches; undefined when its text does not show that. */
  classes: readonly string[] | undefined;
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

/** A class in what a selector says last, of the element itself, when nothing there is in parentheses. */
const OWN_CLASS = /\.([\w-]+)[^\s>+~()\\]*$/;

/** A class that each alternative of a selector asks of the element; undefined when one asks for none that can be read off it. */
function ownClasses(alternatives: readonly string[]): string[] | undefined {
  const classes = alternatives.map((selector) => OWN_CLASS.exec(selector.trim())?.[1]);
  return classes.every((name) => name !== undefined) ? classes : undefined;
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
        classes: ownClasses(element.props),
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

/** Text of a rule → what it says. Demos have most of their rules in common. */
const readBefore = new Map<string, readonly Rule[]>();

function readRules(css: string): readonly Rule[] {
  const known = readBefore.get(css);
  if (known !== undefined) return known;
  const made = rulesOf(compile(css), { media: [], containers: [] });
  readBefore.set(css, made);
  return made;
}

/** What emotion's rules say of the sizes of elements. */
export class Rules {
  /** Property → the rules that declare it, in order. */
  #rules = new Map<string, Rule[]>();

  add(css: string): void {
    for (const rule of readRules(css)) {
      for (const property of Object.keys(rule.declarations)) {
        const rules = this.#rules.get(property);
        if (rules === undefined) this.#rules.set(property, [rule]);
        else rules.push(rule);
      }
    }
  }

  clear(): void {
    this.#rules.clear();
  }

  /** A property of an element, its `style` first; empty when nothing says it. */
  styleOf(element: Element, property: string, { window, stage }: Widths): string {
    const own = (element as HTMLElement).style?.getPropertyValue(property) ?? '';
    if (own !== '') return own;
    const named = classesOf(element);
    const rule = this.#rules
      .get(property)
      ?.findLast(
        ({ selector, classes, media, containers }) =>
          (classes === undefined || hasOneOf(named, classes)) &&
          media.every((query) => holds(query, window)) &&
          containers.every((query) => holds(query, stage)) &&
          matches(element, selector),
      );
    return rule?.declarations[property] ?? '';
  }
}
