import type { Inspected } from './describe.ts';

/** The four places that styles of the library can be written in. */
export const OVERRIDES = ['sx', 'styled', 'theme', 'css'] as const;
export type OverrideKind = (typeof OVERRIDES)[number];

/**
 * An empty override of one element, to paste and fill.
 * @param narrowed further classes that the element must have, e.g. `Mui-selected`.
 */
export function printOverride(
  kind: OverrideKind,
  element: Inspected,
  narrowed: readonly string[] = [],
): string {
  switch (kind) {
    case 'sx':
      if (element.isOutside) return printOutside(element, narrowed);
      return `sx={{${below(element, narrowed, 1)}}}`;
    case 'styled':
      if (element.isOutside) return printOutsideStyled(element, narrowed);
      return printStyled(element, narrowed);
    case 'theme':
      return printTheme(element, narrowed);
    case 'css':
      return `${selectorOf(element, narrowed)} {\n}\n`;
  }
}

const selectorOf = ({ className }: Inspected, narrowed: readonly string[]): string =>
  `.${[className, ...narrowed].join('.')}`;

/** The rule inside of styles that sit on the host: for the host itself, nothing but its states. */
function below(element: Inspected, narrowed: readonly string[], depth: number): string {
  const { isHost } = element;
  if (isHost && narrowed.length === 0) return '';
  const selector = isHost
    ? `&${narrowed.map((name) => `.${name}`).join('')}`
    : `& ${selectorOf(element, narrowed)}`;
  return rule(`'${selector}'`, depth);
}

/** The slot that holds all of a picker's popup, and of its dialog on a phone. */
const LAYOUT = { slot: 'layout', component: 'PickersLayout', prefix: 'MuiPickersLayout' } as const;

const hasLayout = ({ host }: Inspected): boolean =>
  host?.slots !== undefined && Object.hasOwn(host.slots, LAYOUT.slot);

/** The element below what fills the slot, or that itself. */
const belowLayout = (element: Inspected, narrowed: readonly string[], depth: number): string =>
  below({ ...element, isHost: element.className === `${LAYOUT.prefix}-root` }, narrowed, depth);

/** Of what a host draws elsewhere: through the slot that holds it, where there is one, else for the whole page. */
function printOutside(element: Inspected, narrowed: readonly string[]): string {
  if (!hasLayout(element)) return printGlobal(element, narrowed);
  const styles = belowLayout(element, narrowed, 3);
  return `slotProps={{\n  ${LAYOUT.slot}: {\n    sx: {${styles}},\n  },\n}}`;
}

function printOutsideStyled(element: Inspected, narrowed: readonly string[]): string {
  if (!hasLayout(element)) return printGlobal(element, narrowed);
  const { component, slot } = LAYOUT;
  return [
    "import { styled } from '@mui/material/styles';",
    `import { ${component} } from '@mui/x-date-pickers/${component}';`,
    '',
    `// <${element.host?.name} slots={{ ${slot}: Styled${component} }} />`,
    `const Styled${component} = styled(${component})({${belowLayout(element, narrowed, 1)}});`,
    '',
  ].join('\n');
}

const printGlobal = (element: Inspected, narrowed: readonly string[]): string =>
  [
    "import GlobalStyles from '@mui/material/GlobalStyles';",
    '',
    `<GlobalStyles styles={{${rule(`'${selectorOf(element, narrowed)}'`, 1)}}} />`,
    '',
  ].join('\n');

const indent = (depth: number): string => '  '.repeat(depth);

/** `key: {},` on a line of its own. */
const rule = (key: string, depth: number): string =>
  `\n${indent(depth)}${key}: {},\n${indent(depth - 1)}`;

function printStyled(element: Inspected, narrowed: readonly string[]): string {
  const host = element.host?.name;
  const name = host === undefined ? 'Styled' : `Styled${host}`;
  return [
    "import { styled } from '@mui/material/styles';",
    '',
    `const ${name} = styled(${host ?? "'div'"})({${below(element, narrowed, 1)}});`,
    '',
  ].join('\n');
}

const quoted = (key: string): string => (/^[A-Za-z]\w*$/.test(key) ? key : `'${key}'`);

/** Where a theme does not know the element by name, the global styles of a theme do. */
function printTheme(element: Inspected, narrowed: readonly string[]): string {
  const { theme, key } = element;
  const nested = narrowed.length === 0 ? '' : rule(`'&.${narrowed.join('.')}'`, 4);
  const [component, entry] =
    theme === undefined
      ? ['MuiCssBaseline', `'${selectorOf(element, narrowed)}': {}`]
      : [theme, `${quoted(key)}: {${nested}}`];
  const lines = ['components: {', `  ${component}: {`, '    styleOverrides: {', `      ${entry},`];
  return `${[...lines, '    },', '  },', '},'].join('\n')}\n`;
}
