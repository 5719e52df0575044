import { compile, type Element as Parsed } from 'stylis';
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

/** A rule as it would be printed on any page; which of its selectors can match differs from page to page. */
type Prepared =
  | { kind: 'rule'; selectors: readonly Selector[]; declarations: string }
  | { kind: 'group'; head: string; inside: readonly Prepared[] }
  | { kind: 'whole'; text: string };

interface Selector {
  text: string;
  /** What it asks for. */
  classes: readonly string[];
}

const selectorOf = (text: string): Selector => ({
  text,
  classes: [...required(text).matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) =>
    name.replaceAll('\\', ''),
  ),
});

function prepare(element: Parsed): Prepared[] {
  if (element.type === 'comm') return [];
  if (element.type === 'rule') {
    const selectors = [element.props].flat().filter((each) => !DOING.test(each));
    const declarations = declarationsOf(element).join(';');
    if (selectors.length === 0 || declarations === '') return [];
    return [{ kind: 'rule', selectors: selectors.map(selectorOf), declarations }];
  }
  if (element.type === '@keyframes' || !Array.isArray(element.children))
    return element.type.startsWith('@') ? [{ kind: 'whole', text: printWhole(element) }] : [];
  return [{ kind: 'group', head: element.value, inside: childrenOf(element).flatMap(prepare) }];
}

/** Text of rules → what they say. Demos have most of their rules in common. */
const preparedBefore = new Map<string, readonly Prepared[]>();

function readRules(css: string): readonly Prepared[] {
  const known = preparedBefore.get(css);
  if (known !== undefined) return known;
  const made = compile(css).flatMap(prepare);
  preparedBefore.set(css, made);
  return made;
}

function print(prepared: Prepared, classes: ReadonlySet<string>): string {
  if (prepared.kind === 'whole') return prepared.text;
  if (prepared.kind === 'group') {
    const inside = prepared.inside.map((each) => print(each, classes)).join('');
    return inside === '' ? '' : `${prepared.head}{${inside}}`;
  }
  const matching = prepared.selectors.filter((each) =>
    each.classes.every((name) => classes.has(name)),
  );
  if (matching.length === 0) return '';
  return `${matching.map(({ text }) => text).join(',')}{${prepared.declarations}}`;
}

/** An at-rule as it is, such as the steps of an animation. */
function printWhole(element: Parsed): string {
  if (element.type === 'decl') return `${propertyOf(element)}:${valueOf(element)};`;
  if (!Array.isArray(element.children)) return element.value;
  const head = element.type === 'rule' ? [element.props].flat().join(',') : element.value;
  return `${head}{${element.children.map(printWhole).join('')}}`;
}

/** Custom properties that something reads, be it in an attribute or a sheet, also by way of another one. */
function readProperties(html: string, css: string): Set<string> {
  const read = new Set<string>();
  const readIn = (text: string): string[] =>
    [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
  const declared = new Map<string, string[]>();
  const rest = css.replace(/(?<=[{;])(--[\w-]+):([^;{}]*)/g, (_, name: string, value: string) => {
    declared.set(name, [...(declared.get(name) ?? []), ...readIn(value)]);
    return '';
  });
  const queue = [html, rest].flatMap(readIn);
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (read.has(name)) continue;
    read.add(name);
    queue.push(...(declared.get(name) ?? []));
  }
  return read;
}

/** What React and `printTree` write for characters that mean something in an attribute. */
const ESCAPES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The classes of previews. A text that looks like one keeps a rule too many, and no reader notices. */
function classesIn(html: string): Set<string> {
  const values = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, value = '']) =>
    value.replace(/&(?:amp|lt|gt|quot|#x27);/g, (escape) => ESCAPES[escape] ?? escape),
  );
  return new Set(values.flatMap((value) => value.split(/\s+/)));
}

/**
 * The rules of a page's previews, without what no preview needs: selectors that match nothing, prefixes for old browsers,
 * looks of what is pointed at, and variables that nothing reads. Both schemes of the theme become one, where they can.
 * @param rules emotion's, each whole. @param html the previews, as they were printed.
 */
export function tidyRules(rules: readonly string[], html: string): string {
  const classes = classesIn(html);
  const printed = rules
    .flatMap(readRules)
    .map((prepared) => print(prepared, classes))
    .join('');
  const read = readProperties(html, printed);
  const purged = printed.replace(
    /(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g,
    (whole, name: string) => (read.has(name) ? whole : ''),
  );
  // Tried where a selector begins, and not at each of its letters.
  return mergeSchemes(purged.replace(/(?<=^|[{};])[^{};]+\{\}/g, ''));
}
