import { TAILWIND_DARK } from '../theme/tailwind.ts';
import type { SandboxPackages } from './packages.ts';
import type { SandboxLanguage, SandboxSource, SandboxStyling } from './source.ts';

const lines = (...parts: readonly (string | false)[]): string =>
  `${parts.filter((part) => part !== false).join('\n')}\n`;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

export function printManifest(
  name: string,
  language: SandboxLanguage,
  { dependencies, devDependencies, overrides }: SandboxPackages,
): string {
  return json({
    name,
    private: true,
    version: '0.0.0',
    type: 'module',
    scripts: {
      dev: 'vite',
      build: language === 'TS' ? 'tsc && vite build' : 'vite build',
      preview: 'vite preview',
    },
    dependencies,
    devDependencies,
    // One table under the name that each package manager looks for.
    ...(Object.keys(overrides).length > 0 && {
      overrides,
      pnpm: { overrides },
      resolutions: overrides,
    }),
  });
}

export function printReadme(title: string, paid: readonly string[]): string {
  return lines(
    `# ${title}`,
    '',
    '```sh',
    'npm install',
    'npm run dev',
    '```',
    '',
    'The demo is `src/Demo`. `src/main` puts it into a Material UI theme that follows the system between light and dark.',
    paid.length > 0 && '',
    paid.length > 0 &&
      `${paid.map((name) => `\`${name}\``).join(' and ')} shows a watermark without a license key. No key comes with this project: set your own in \`src/main\`.`,
  );
}

const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

export function printPage(title: string, language: SandboxLanguage): string {
  return lines(
    '<!doctype html>',
    '<html lang="en">',
    '  <head>',
    '    <meta charset="utf-8" />',
    '    <link rel="icon" href="data:," />',
    '    <meta name="viewport" content="width=device-width, initial-scale=1" />',
    `    <title>${escapeText(title)}</title>`,
    '  </head>',
    '  <body>',
    '    <div id="root"></div>',
    `    <script type="module" src="/src/main.${language === 'TS' ? 'tsx' : 'jsx'}"></script>`,
    '  </body>',
    '</html>',
  );
}

/** What stands around the demo. Tailwind and plain CSS win over the library's styles only with these in a layer. */
export function printMain(
  { language, styling, whole }: Pick<SandboxSource, 'language' | 'styling' | 'whole'>,
  paid: readonly string[],
): string {
  const layered = styling !== 'system';
  const inside = [
    '<ThemeProvider theme={theme} forceThemeRerender>',
    '  <CssBaseline />',
    ...(whole
      ? ['  <main>', '    <Demo />', '  </main>']
      : ['  <Box component="main" sx={{ p: 3 }}>', '    <Demo />', '  </Box>']),
    '</ThemeProvider>',
  ];
  const tree = layered
    ? ['<StyledEngineProvider enableCssLayer>', ...inside.map(indent), '</StyledEngineProvider>']
    : inside;
  return lines(
    "import { StrictMode } from 'react';",
    "import { createRoot } from 'react-dom/client';",
    !whole && "import Box from '@mui/material/Box';",
    "import CssBaseline from '@mui/material/CssBaseline';",
    `import { createTheme, ${layered ? 'StyledEngineProvider, ' : ''}ThemeProvider } from '@mui/material/styles';`,
    "import '@fontsource/roboto/300.css';",
    "import '@fontsource/roboto/400.css';",
    "import '@fontsource/roboto/500.css';",
    "import '@fontsource/roboto/700.css';",
    styling === 'tailwind' && "import './tailwind.css';",
    "import Demo from './Demo';",
    '',
    ...(paid.length === 0
      ? []
      : [
          '// Without a license key, a watermark stays. With a key of your own:',
          "// import { LicenseInfo } from '@mui/x-license';",
          "// LicenseInfo.setLicenseKey('…');",
          '',
        ]),
    '// Light or dark, as the system has it; the attribute data-theme of <html> says which.',
    'const theme = createTheme({',
    "  cssVariables: { colorSchemeSelector: 'data-theme' },",
    '  colorSchemes: { light: true, dark: true },',
    '});',
    '',
    `createRoot(document.getElementById('root')${language === 'TS' ? ' as HTMLElement' : ''}).render(`,
    '  <StrictMode>',
    ...tree.map((line) => indent(indent(line))),
    '  </StrictMode>,',
    ');',
  );
}

const indent = (line: string): string => `  ${line}`;

/** Files for the tools: Vite's, TypeScript's, Tailwind's. */
export function printTools(
  language: SandboxLanguage,
  styling: SandboxStyling,
): Record<string, string> {
  const tailwind = styling === 'tailwind';
  return {
    [`vite.config.${language === 'TS' ? 'ts' : 'js'}`]: lines(
      tailwind && "import tailwindcss from '@tailwindcss/vite';",
      "import react from '@vitejs/plugin-react';",
      "import { defineConfig } from 'vite';",
      '',
      `export default defineConfig({ plugins: [react()${tailwind ? ', tailwindcss()' : ''}] });`,
    ),
    ...(tailwind && { 'src/tailwind.css': TAILWIND_CSS }),
    ...(language === 'TS' && {
      'tsconfig.json': json(TSCONFIG),
      'src/vite-env.d.ts': '/// <reference types="vite/client" />\n',
      'src/theme.d.ts': THEME_TYPES,
    }),
  };
}

/** No reset: Material UI has its own. The layer `mui` is what `enableCssLayer` puts the library's styles in. */
const TAILWIND_CSS = lines(
  '/* Utilities win over Material UI, whose styles stand in the layer "mui". */',
  '@layer mui, theme, utilities;',
  "@import 'tailwindcss/theme.css' layer(theme);",
  "@import 'tailwindcss/utilities.css' layer(utilities);",
  TAILWIND_DARK,
);

/** Without it, TypeScript does not know what a theme with CSS variables has and its provider takes. */
const THEME_TYPES = lines(
  "import '@mui/material/styles';",
  '',
  "declare module '@mui/material/styles' {",
  '  interface CssThemeVariables {',
  '    enabled: true;',
  '  }',
  '}',
);

const TSCONFIG = {
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noFallthroughCasesInSwitch: true,
    verbatimModuleSyntax: true,
    isolatedModules: true,
    skipLibCheck: true,
    noEmit: true,
  },
  include: ['src'],
};
