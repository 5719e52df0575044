import type { LiveManifest } from './manifest.ts';
import { withoutEnding } from './source.ts';

/**
 * The file of a project that a relative import means.
 * @param from the path of the file that imports.
 * @returns undefined when there is none.
 */
export function resolveFile(
  from: string,
  specifier: string,
  paths: readonly string[],
): string | undefined {
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '.' || part === '') continue;
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else parts.push(part);
  }
  const wanted = parts.join('/');
  return (
    paths.find((path) => path === wanted) ??
    paths.find(
      (path) => withoutEnding(path) === wanted || withoutEnding(path) === `${wanted}/index`,
    )
  );
}

/** At the start of a line, so that text such as “moved from 'Draft'” is none. */
const IMPORT = /^[ \t]*(?:import|export)\s*(?:[^'"()=;]*?\bfrom\s*)?['"]([^'".][^'"]*)['"]/gm;

/** What code imports of packages, as it stands in the text: `@mui/x-charts/BarChart`. */
export const packagesIn = (text: string): string[] =>
  [...text.matchAll(IMPORT)].flatMap(([, specifier]) => specifier ?? []);

/** Packs that bring the modules, each after those it needs; what nobody brings is left out. */
export function packsFor(specifiers: readonly string[], packs: LiveManifest['packs']): string[] {
  const found = new Set<string>();
  const take = (name: string): void => {
    if (name === 'base' || found.has(name)) return;
    for (const needed of packs[name]?.needs ?? []) take(needed);
    found.add(name);
  };
  for (const specifier of specifiers) {
    for (const [name, { modules }] of Object.entries(packs)) {
      if (modules.includes(specifier)) take(name);
    }
  }
  return [...found];
}

/** An import that leads nowhere, and what there is instead. */
export type UnknownImport =
  | { kind: 'no-file'; specifier: string; files: readonly string[] }
  /** @property entry of a package that has others. */
  | { kind: 'no-entry'; root: string; entry: string; entries: readonly string[] }
  | { kind: 'no-package'; specifier: string; packages: readonly string[] };

/** Why an import leads nowhere. */
export function unknownImport(
  specifier: string,
  paths: readonly string[],
  packs: LiveManifest['packs'],
): UnknownImport {
  if (specifier.startsWith('.')) return { kind: 'no-file', specifier, files: paths };
  const all = Object.values(packs).flatMap(({ modules }) => modules);
  const root = rootOf(specifier);
  const near = all.filter((name) => name === root || name.startsWith(`${root}/`));
  if (near.length > 0) {
    return { kind: 'no-entry', root, entry: specifier.slice(root.length + 1), entries: near };
  }
  return { kind: 'no-package', specifier, packages: [...new Set(all.map(rootOf))].sort() };
}

/** The name of a package, without the entry. */
const rootOf = (specifier: string): string =>
  /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
