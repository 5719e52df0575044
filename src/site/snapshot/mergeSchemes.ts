import { darkRules } from './schemeRules.ts';
import { marked, parseStyle, printStyle, type Branch, type Leaf } from './tree.ts';

/** Attributes that CSS can say, too, and in both schemes. */
const COLORS = new Set(['fill', 'stroke', 'stop-color', 'color', 'flood-color']);

/** Rules by hash. */
type Css = Record<string, string>;

const isColor = (value: string): boolean =>
  /^(?:#[\da-f]{3,8}|(?:rgb|hsl)a?\([^()]*\)|[a-z]+)$/i.test(value);

const lightDark = (light: string, dark: string): string | undefined =>
  isColor(light) && isColor(dark) ? `light-dark(${light},${dark})` : undefined;

/** One style for both; undefined when they differ in more than colors. */
function mergeStyle(light = '', dark = ''): string | undefined {
  if (light === dark) return light;
  const [a, b] = [parseStyle(light), parseStyle(dark)];
  if (a.size !== b.size) return undefined;
  for (const [name, value] of a) {
    const other = b.get(name);
    if (other === undefined) return undefined;
    if (other === value) continue;
    const both = lightDark(value, other);
    if (both === undefined) return undefined;
    a.set(name, both);
  }
  return printStyle(a);
}

/**
 * The classes of an element that has another one in the dark scheme, and the rules for it; undefined when the rules differ
 * in more than values.
 */
function mergeClasses(light: string, dark: string, css: Css): string | undefined {
  const [a, b] = [light.split(/\s+/), dark.split(/\s+/)];
  if (a.length !== b.length) return undefined;
  const merged: string[] = [];
  for (const [i, name] of a.entries()) {
    const other = b[i] ?? '';
    merged.push(name);
    if (name === other) continue;
    const keys = [name, other].map((token) => token.replace(/^mui-/, ''));
    const [one, two] = keys.map((key) => css[key]);
    if (one === undefined || two === undefined) return undefined;
    const both = `${name}-${other.replace(/^\D+-/, '')}`;
    const rules = darkRules({ css: one, name }, { css: two, name: other }, both);
    if (rules === undefined) return undefined;
    css[both] = rules;
    merged.push(both);
  }
  return merged.join(' ');
}

/** The attributes of an element that differs in colors only; undefined when it differs in more. */
function mergeAttributes(
  light: Branch,
  dark: Branch,
  css: Css,
): Record<string, string> | undefined {
  const names = new Set([...Object.keys(light.attributes), ...Object.keys(dark.attributes)]);
  const style = mergeStyle(light.attributes['style'], dark.attributes['style']);
  if (style === undefined) return undefined;
  const merged: Record<string, string> = {};
  for (const name of names) {
    const [a, b] = [light.attributes[name], dark.attributes[name]];
    if (name === 'style') continue;
    if (a === undefined || b === undefined) return undefined;
    if (a === b) merged[name] = a;
    else if (name === 'class') {
      const classes = mergeClasses(a, b, css);
      if (classes === undefined) return undefined;
      merged[name] = classes;
    } else {
      const both = COLORS.has(name) ? lightDark(a, b) : undefined;
      if (both === undefined) return undefined;
      // Not as a style, which no rule would overrule.
      merged[name] = both;
    }
  }
  if (style !== '') merged['style'] = style;
  return merged;
}

/**
 * One tree for both schemes: colors become `light-dark()`, and what differs in more stands there twice, of which CSS
 * shows one.
 * @param css the rules of both by hash; what an element has in the dark scheme only is added.
 */
export function mergeSchemes(light: Leaf, dark: Leaf, css: Css): Leaf[] {
  // In most demos only the variables of the theme are others: then both are the same picture.
  if (light === dark) return [light];
  if (typeof light !== 'string' && typeof dark !== 'string' && light.tag === dark.tag) {
    const attributes = mergeAttributes(light, dark, css);
    if (attributes !== undefined && light.children.length === dark.children.length) {
      const children = light.children.flatMap((child, i) =>
        mergeSchemes(child, dark.children[i] ?? '', css),
      );
      return [{ tag: light.tag, attributes, children }];
    }
  }
  return [marked(light, 'snapshot-light'), marked(dark, 'snapshot-dark')];
}
