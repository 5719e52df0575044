import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { products } from '#content/products.ts';
import { ROOT } from '../paths.ts';

/** What any code may import beside the documented packages. */
const BASE_MODULES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@emotion/cache',
  '@emotion/react',
  '@emotion/styled',
  '@mui/x-license',
  '@mui/x-telemetry',
  'clsx',
  'dayjs',
];

/** Other design systems, which few demos are about: each has a pack of its own, so that only their editors load it. */
export const DESIGN_SYSTEMS = ['@mui/joy'];

/** Folders of a package that are no entry of it. */
const INNER =
  /^(?:esm|modern|node|umd|internals?|legacy|node_modules|_.*|Pigment\w+|OverridableComponentAugmentation)$/;

const folderOf = (name: string): string => path.join(ROOT, 'node_modules', name);

/** The documented packages in order of products and plans: `@mui/x-data-grid`. */
export const documentedPackages = (): string[] =>
  products.flatMap(({ packages }) => packages.map(({ name }) => name));

/** `@mui/x-data-grid-pro` → `x-data-grid-pro`. */
export const packName = (name: string): string => name.slice(name.indexOf('/') + 1);

/** A package and each of its entries that can be loaded: `@mui/x-charts`, `@mui/x-charts/BarChart`, … */
export function entriesOf(name: string): string[] {
  const folder = folderOf(name);
  const entries = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !INNER.test(entry.name))
    .filter((entry) => existsSync(path.join(folder, 'esm', entry.name, 'index.js')))
    .map((entry) => `${name}/${entry.name}`)
    .filter((entry) => !/\/Adapter(?!Dayjs$)/.test(entry)); // other date libraries have packs of their own
  return [name, ...entries.sort()];
}

/**
 * What the pack `base` offers.
 * @param imported what the site's own demos import, so that each of them can be edited.
 */
export function baseModules(imported: readonly string[]): string[] {
  const plugins = readdirSync(path.join(folderOf('dayjs'), 'plugin'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => `dayjs/plugin/${file.slice(0, -'.js'.length)}`);
  const others = [...documentedPackages(), ...DESIGN_SYSTEMS];
  const own = imported.filter((name) => !others.some((each) => isOf(name, each)));
  return [...new Set([...BASE_MODULES, ...plugins, ...entriesOf('@mui/material'), ...own])].sort();
}

/** Whether a module is one of a package: `@mui/x-charts/BarChart` of `@mui/x-charts`. */
export const isOf = (specifier: string, name: string): boolean =>
  specifier === name || specifier.startsWith(`${name}/`);
