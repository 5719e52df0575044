import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Product } from '#core/navigation/products.ts';
import { parseOutput, runCompiler } from '../check/types.ts';
import { ROOT } from '../paths.ts';

/** `MuiDataGrid` → the keys of its `styleOverrides`. */
export type ThemeKeys = Map<string, Set<string>>;

const MODULES = path.join(ROOT, 'node_modules');

/** A styled part with a name and a slot, and the rest of its options. */
const STYLED = /styled\([^{]*?\{\s*name: '(Mui\w+)',\s*slot: '(\w+)'([\s\S]*?)\}\)\(/g;
const READ = /\bstyles(?:\.(\w+)|\['([\w-]+)'\])/g;

/**
 * The overrides that a package's code really looks up in a theme: a styled part reads its slot's, or what its
 * `overridesResolver` reads. Its types alone promise more.
 */
export function themeKeysInCode(code: string): [name: string, key: string][] {
  return [...code.matchAll(STYLED)].flatMap(([, name = '', slot = '', options = '']) => {
    if (!options.includes('overridesResolver')) return [[name, uncapitalize(slot)]];
    // Written elsewhere in the file, it is named here only.
    const named = /overridesResolver\s*(?:,|$)/.test(options);
    const resolver = named
      ? (/const overridesResolver = [\s\S]*?\n\};/.exec(code)?.[0] ?? '')
      : options;
    return [...resolver.matchAll(READ)].map(([, plain, quoted]): [string, string] => [
      name,
      plain ?? quoted ?? '',
    ]);
  });
}

const uncapitalize = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What the code of the products' packages looks up, as far as their types let it be written. */
export async function readThemeKeys(
  products: readonly Product[],
  folder: string,
): Promise<ThemeKeys> {
  const packages = products.flatMap((product) => product.packages.map(({ name }) => name));
  const found = new Set(packages.flatMap(keysOfPackage));
  const pairs = [...found].sort().map((pair) => pair.split(' ') as [string, string]);
  const refused = await tryOut(pairs, packages, folder);
  const keys: ThemeKeys = new Map();
  pairs.forEach(([name, key], i) => {
    if (!refused.has(i)) keys.set(name, (keys.get(name) ?? new Set()).add(key));
  });
  return keys;
}

function keysOfPackage(name: string): string[] {
  const root = path.join(MODULES, name, 'esm');
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => themeKeysInCode(readFileSync(path.join(root, file), 'utf8')))
    .map((pair) => pair.join(' '));
}

/** Type-checks each override on a line of its own; gives the indices of those that do not compile. */
async function tryOut(
  pairs: readonly (readonly [string, string])[],
  packages: readonly string[],
  folder: string,
): Promise<Set<number>> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const head = [
    "import type { ThemeOptions } from '@mui/material/styles';",
    ...packages.map((name) => `import type {} from '${name}/themeAugmentation';`),
    'const theme = (options: ThemeOptions): ThemeOptions => options;',
  ];
  const lines = pairs.map(
    ([name, key]) => `theme({ components: { ${name}: { styleOverrides: { '${key}': {} } } } });`,
  );
  writeFileSync(path.join(folder, 'theme.ts'), [...head, ...lines].join('\n'));
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: path.join(ROOT, 'content/tsconfig.json'), include: ['theme.ts'] }),
  );
  const errors = parseOutput(await runCompiler(folder), folder);
  return new Set(errors.map(({ line }) => line - 1 - head.length));
}
