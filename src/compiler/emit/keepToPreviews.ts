import { compile, type Element as Parsed } from 'stylis';
import { byClass } from '#markup/selectors.ts';

const PREVIEW = byClass('demo-preview');

/** The beginning of a selector that speaks of the page, and what follows it. */
const OF_PAGE = /^(?::root(?::not\([^)]*\))?|\[data-theme[^\]]*\]|html|body|\*)(?:$| (.*))/;

/** At-rules that hold rules, and may hold them inside of a rule as well. */
const GROUPS = new Set(['@media', '@supports', '@container', '@layer']);

const childrenOf = ({ children }: Parsed): Parsed[] => (Array.isArray(children) ? children : []);

const selectorsOf = ({ props }: Parsed): string[] => [props].flat();

const isGroup = ({ type }: Parsed): boolean => GROUPS.has(type);

/** Whether something may stand inside of the previews' rule as it is. */
function canNest(element: Parsed): boolean {
  if (element.type === 'rule') return !selectorsOf(element).some((each) => OF_PAGE.test(each));
  return isGroup(element) && element.type !== '@layer' && childrenOf(element).every(canNest);
}

/** As it was parsed, but for what an at-rule stands for as a whole. */
function print(element: Parsed): string {
  if (element.type === 'decl') return `${String(element.props)}:${String(element.children)};`;
  if (!Array.isArray(element.children)) return element.value;
  const head = element.type === 'rule' ? selectorsOf(element).join(',') : element.value;
  return `${head}{${element.children.map(print).join('').replace(/;$/, '')}}`;
}

function printOutside(element: Parsed): string {
  if (isGroup(element)) return `${element.value}{${printAll(childrenOf(element))}}`;
  if (element.type !== 'rule') return print(element);
  const props = selectorsOf(element).map((selector) => {
    const [, rest] = OF_PAGE.exec(selector) ?? [];
    if (rest === undefined) return selector;
    return `${selector.slice(0, -rest.length)}${PREVIEW} ${rest}`;
  });
  return print({ ...element, props });
}

/** Neighbors in one layer, as one. */
function joinLayers(elements: readonly Parsed[]): Parsed[] {
  const joined: Parsed[] = [];
  for (const element of elements) {
    const before = joined.at(-1);
    if (before !== undefined && element.type === '@layer' && before.value === element.value)
      joined.splice(-1, 1, { ...before, children: [before, element].flatMap(childrenOf) });
    else joined.push(element);
  }
  return joined;
}

/** Neighbors that may nest share one rule; the order stays. */
function printAll(elements: readonly Parsed[]): string {
  let printed = '';
  let nested = '';
  const close = (): void => {
    if (nested !== '') printed += `${PREVIEW}{${nested}}`;
    nested = '';
  };
  for (const element of joinLayers(elements)) {
    if (canNest(element)) {
      nested += print(element);
      continue;
    }
    close();
    printed += printOutside(element);
  }
  close();
  return printed;
}

/**
 * Keeps the rules of previews to previews. They come after those of live demos, in the same layer: without this, a class that a
 * live demo sets itself would lose against what a preview says of the library's parts.
 * @param css flat rules, in which nothing is nested but in at-rules.
 * @returns the same, in one rule for all previews as far as possible. What speaks of the page, such as a theme's variables,
 * stays as it is.
 */
export const keepToPreviews = (css: string): string => printAll(compile(css));
