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

/** What to say of an import that leads nowhere: what it is, and what there is instead. */
export function unknownImport(
  specifier: string,
  paths: readonly string[],
  packs: LiveManifest['packs'],
): string {
  if (specifier.startsWith('.')) {
    return `There is no file "${specifier}". The files are: ${paths.join(', ')}.`;
  }
  const all = Object.values(packs).flatMap(({ modules }) => modules);
  const root = /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
  const near = all.filter((name) => name === root || name.startsWith(`${root}/`));
  if (near.length > 0) {
    return `"${root}" has no entry "${specifier.slice(root.length + 1)}" here. It has: ${some(near)}.`;
  }
  const roots = new Set(all.map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name));
  return `"${specifier}" cannot be imported here. There are: ${[...roots].sort().join(', ')}.`;
}

const SHOWN = 12;

const some = (names: readonly string[]): string =>
  names.length <= SHOWN
    ? names.join(', ')
    : `${names.slice(0, SHOWN).join(', ')} and ${names.length - SHOWN} more`;
