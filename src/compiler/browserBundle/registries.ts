import path from 'node:path';

/** `'charts/bars': () => import('./pages/charts/bars.ts'),` */
const ENTRY = /^ {2}'([^']+)': \(\) => import\('([^']+)'\),$/gm;

/** Reads a registry of demos or playgrounds as the compiler writes it. @returns key → file of its module, absolute. */
export function readRegistry(file: string, text: string): Map<string, string> {
  const folder = path.dirname(file);
  return new Map(
    [...text.matchAll(ENTRY)].map(([, key = '', name = '']) => [key, path.join(folder, name)]),
  );
}

/** What a module loads: names of scripts. */
export interface Loads {
  /** What it imports, and last its own. */
  scripts: readonly string[];
  /** Date library → the same for the demos that run with it, without what is there by then. */
  dated: Readonly<Record<string, readonly string[]>>;
}

/** Prints a registry that loads its modules from the bundle. @param loads key → what its module loads. */
export function printBundledRegistry(loads: ReadonlyMap<string, Loads>): string {
  const indices = new Map<string, number>();
  const print = (names: readonly string[]): string => {
    for (const name of names) if (!indices.has(name)) indices.set(name, indices.size);
    return `[${names.map((name) => indices.get(name)).join(', ')}]`;
  };
  const entries = [...loads].map(([key, { scripts, dated }]) => {
    const own = print(scripts);
    const others = Object.entries(dated).map(([library, names]) => `'${library}': ${print(names)}`);
    const last = others.length === 0 ? '' : `, { ${others.join(', ')} }`;
    return `  '${key}': () => load(${own}${last}),`;
  });
  return [
    "import { createBundleLoader } from '#site/demo/loadBundled.ts';",
    '',
    `const load = createBundleLoader(${JSON.stringify([...indices.keys()])});`,
    '',
    `export const registry = {\n${entries.join('\n')}\n};`,
    '',
  ].join('\n');
}
