import { compile, type Element as Parsed } from 'stylis';

const childrenOf = ({ children }: Parsed): Parsed[] => (Array.isArray(children) ? children : []);

/** The declarations of `dark` that `light` has otherwise; undefined when more than values differ. */
function differing(light: readonly Parsed[], dark: readonly Parsed[]): string | undefined {
  if (light.length !== dark.length) return undefined;
  let text = '';
  for (const [i, one] of light.entries()) {
    const other = dark[i];
    if (other === undefined || one.type !== other.type) return undefined;
    if (one.type === 'decl') {
      if (one.props !== other.props) return undefined;
      if (one.value !== other.value)
        text += other.value.endsWith(';') ? other.value : `${other.value};`;
      continue;
    }
    const inside = differing(childrenOf(one), childrenOf(other));
    if (inside === undefined) return undefined;
    if (inside === '' || other.type === '@layer') text += inside;
    else
      text += `${other.type === 'rule' ? [other.props].flat().join(',') : other.value}{${inside}}`;
  }
  return text;
}

/**
 * What the rules of one class say otherwise in the dark scheme, where the element has another class.
 * @returns rules for `name`, which the element has in addition; undefined when the two differ in more than values.
 */
export function darkRules(
  light: { css: string; name: string },
  dark: { css: string; name: string },
  name: string,
): string | undefined {
  const common = light.css.replaceAll(light.name, name);
  const text = differing(compile(common), compile(dark.css.replaceAll(dark.name, name)));
  if (text === undefined) return undefined;
  return `@layer mui{@media screen{[data-theme="dark"]{${text}}}@media screen and (prefers-color-scheme:dark){:root:not([data-theme]){${text}}}}`;
}
