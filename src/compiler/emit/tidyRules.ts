import { compile, type Element as Parsed } from 'stylis';
import { readTags } from '../print/readTags.ts';
import { mergeSchemes } from './themeSheet.ts';

/** What a reader does; a preview becomes a live demo then, and has no looks for it. */
const DOING = /:(?:hover|active|focus(?:-within|-visible)?)\b|::selection/;

const childrenOf = ({ children }: Parsed): Parsed[] => (Array.isArray(children) ? children : []);

const propertyOf = ({ props }: Parsed): string => (typeof props === 'string' ? props : '');

const valueOf = ({ children }: Parsed): string => (typeof children === 'string' ? children : '');

/** A selector without what stands in the parentheses of `:not`, `:is`, `:where`: classes there need not be on the page. */
function required(selector: string): string {
  let rest = selector;
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replace(/:(?:not|is|where)\([^()]*\)/g, '');
  }
  return rest;
}

function canMatch(selector: string, classes: ReadonlySet<string>): boolean {
  if (DOING.test(selector)) return false;
  const names = required(selector).matchAll(/\.((?:[\w-]|\\.)+)/g);
  return [...names].every(([, name = '']) => classes.has(name.replaceAll('\\', '')));
}

/** Declarations without those for browsers that need a prefix where the usual one stands beside it. */
function declarationsOf(rule: Parsed): string[] {
  const own = childrenOf(rule).filter(({ type }) => type === 'decl');
  const usual = new Set(own.map(propertyOf));
  const isClamped = usual.has('-webkit-line-clamp');
  return own.flatMap((declaration) => {
    const [property, value] = [propertyOf(declaration), valueOf(declaration)];
    const [, bare] = /^-(?:webkit|moz|ms)-(.+)$/.exec(property) ?? [];
    const isOld =
      !isClamped &&
      (property.startsWith('-ms-') ||
        (bare !== undefined && (usual.has(bare) || /^box-|^print-color-scheme/.test(bare))) ||
        (/^(?:display|(?:min-|max-)?(?:width|height)|position)$/.test(property) &&
          /^-(?:webkit|moz|ms)-/.test(value)));
    return isOld ? [] : [`${property}:${value}`];
  });
}

function print(element: Parsed, classes: ReadonlySet<string>): string {
  if (element.type === 'comm') return '';
  if (element.type === 'rule') {
    const selectors = [element.props].flat().filter((each) => canMatch(each, classes));
    const declarations = declarationsOf(element);
    if (selectors.length === 0 || declarations.length === 0) return '';
    return `${selectors.join(',')}{${declarations.join(';')}}`;
  }
  if (element.type === '@keyframes' || !Array.isArray(element.children))
    return element.type.startsWith('@') ? printWhole(element) : '';
  const inside = childrenOf(element)
    .map((child) => print(child, classes))
    .join('');
  return inside === '' ? '' : `${element.value}{${inside}}`;
}

/** An at-rule as it is, such as the steps of an animation. */
function printWhole(element: Parsed): string {
  if (element.type === 'decl') return `${propertyOf(element)}:${valueOf(element)};`;
  if (!Array.isArray(element.children)) return element.value;
  const head = element.type === 'rule' ? [element.props].flat().join(',') : element.value;
  return `${head}{${element.children.map(printWhole).join('')}}`;
}

/** Custom properties that something reads, also by way of another one. */
function readProperties(texts: readonly string[], css: string): Set<string> {
  const read = new Set<string>();
  const readIn = (text: string): string[] =>
    [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
  const declared = new Map<string, string[]>();
  const rest = css.replace(/(?<=[{;])(--[\w-]+):([^;{}]*)/g, (_, name: string, value: string) => {
    declared.set(name, [...(declared.get(name) ?? []), ...readIn(value)]);
    return '';
  });
  const queue = [...texts, rest].flatMap(readIn);
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (read.has(name)) continue;
    read.add(name);
    queue.push(...(declared.get(name) ?? []));
  }
  return read;
}

/** The classes of previews, and all that may read a property: what attributes and style sheets in them say. */
function readShown(html: string): { classes: Set<string>; texts: string[] } {
  const classes = new Set<string>();
  const values: string[] = [];
  let written = '';
  readTags(html, {
    onStart({ attrs }) {
      for (const { name, value } of attrs) {
        if (name === 'class') for (const each of value.split(/\s+/)) classes.add(each);
        if (value.includes('var(')) values.push(value);
      }
    },
    onText(text) {
      written += text;
    },
  });
  return { classes, texts: [...values, written] };
}

/**
 * The rules of a page's previews, without what no preview needs: selectors that match nothing, prefixes for old browsers,
 * looks of what is pointed at, and variables that nothing reads. Both schemes of the theme become one, where they can.
 * @param css emotion's rules. @param html the previews.
 */
export function tidyRules(css: string, html: string): string {
  const { classes, texts } = readShown(html);
  const printed = compile(css)
    .map((element) => print(element, classes))
    .join('');
  const read = readProperties(texts, printed);
  const purged = printed.replace(
    /(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g,
    (whole, name: string) => (read.has(name) ? whole : ''),
  );
  // Tried where a selector begins, and not at each of its letters.
  return mergeSchemes(purged.replace(/(?<=^|[{};])[^{};]+\{\}/g, ''));
}
