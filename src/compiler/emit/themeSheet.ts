/** The theme's variables in both schemes, as Material UI writes them. */
const SCHEMES = /:root,\[data-theme="?light"?\]\{([^{}]*)\}\[data-theme="?dark"?\]\{([^{}]*)\}/g;

const declarationsOf = (text: string): Map<string, string> =>
  new Map(
    text
      .split(';')
      .filter((declaration) => declaration.includes(':'))
      .map((declaration) => {
        const at = declaration.indexOf(':');
        return [declaration.slice(0, at).trim(), declaration.slice(at + 1).trim()];
      }),
  );

const isColor = (value: string): boolean =>
  /^(?:#[\da-f]{3,8}|(?:rgba?|hsla?|color-mix)\(.*\)|transparent|black|white)$/i.test(value);

const print = (declarations: ReadonlyMap<string, string>): string =>
  [...declarations].map(([name, value]) => `${name}:${value}`).join(';');

/**
 * Lets the page decide the scheme of a theme's variables: a color follows `color-scheme`, which a reader without script
 * has from the system, and which is light on paper. The theme would set `color-scheme` itself, for all of the page.
 */
export const mergeSchemes = (css: string): string =>
  css.replace(SCHEMES, (_, lightText: string, darkText: string) => {
    const [light, dark] = [declarationsOf(lightText), declarationsOf(darkText)];
    light.delete('color-scheme');
    dark.delete('color-scheme');
    for (const [name, value] of dark) {
      const other = light.get(name);
      if (other === undefined || (other !== value && !(isColor(other) && isColor(value)))) continue;
      if (other !== value) light.set(name, `light-dark(${other},${value})`);
      dark.delete(name);
    }
    const rest = print(dark);
    const always = `:root{${print(light)}}`;
    if (rest === '') return always;
    return `${always}@media screen{[data-theme="dark"]{${rest}}}@media screen and (prefers-color-scheme:dark){:root:not([data-theme]){${rest}}}`;
  });
