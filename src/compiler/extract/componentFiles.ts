import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DocsError } from '#core/errors.ts';
import type { ReferencePage } from './facts.ts';
import type { DocumentedPackage } from './packages.ts';
import { readPropTypes, type PropType } from './propTypes.ts';

/** Where a documented component is declared. */
export interface ComponentFile {
  page: ReferencePage;
  package: DocumentedPackage;
  /** The ES module, absolute. */
  script: string;
  /** The declarations beside it. */
  types: string;
  propTypes: PropType[];
}

/** Every declared ES module of a package by its file's name. */
function scriptsByName({ folder }: DocumentedPackage): Map<string, string[]> {
  const scripts = new Map<string, string[]>();
  for (const entry of readdirSync(path.join(folder, 'esm'), {
    withFileTypes: true,
    recursive: true,
  })) {
    if (!entry.isFile() || !entry.name.endsWith('.js') || entry.name === 'index.js') continue;
    const name = entry.name.slice(0, -'.js'.length);
    const file = path.join(entry.parentPath, entry.name);
    if (!existsSync(`${file.slice(0, -'.js'.length)}.d.ts`)) continue;
    scripts.set(name, [...(scripts.get(name) ?? []), file]);
  }
  return scripts;
}

/** Finds the file of every page: the one named like it, and of several the one with `propTypes`. */
export function findComponentFiles(
  pages: readonly ReferencePage[],
  packages: readonly DocumentedPackage[],
): ComponentFile[] {
  const scripts = new Map(packages.map((p) => [p.name, scriptsByName(p)]));
  const missing: string[] = [];
  const files = pages.flatMap((page): ComponentFile[] => {
    const owner = packages.find((p) => p.name === page.package);
    const read = (scripts.get(page.package ?? '')?.get(page.name) ?? []).map((script) => ({
      script,
      propTypes: readPropTypes(script),
    }));
    const [best] = read.sort((a, b) => Number(!a.propTypes) - Number(!b.propTypes));
    if (owner === undefined || best === undefined) {
      missing.push(`${page.name} (${page.package ?? 'no package'})`);
      return [];
    }
    const types = `${best.script.slice(0, -'.js'.length)}.d.ts`;
    return [{ page, package: owner, script: best.script, types, propTypes: best.propTypes ?? [] }];
  });
  if (missing.length > 0) {
    throw new DocsError(
      `Components with a reference page are not in the packages: ${missing.join(', ')}.`,
      'Take them out of content/facts/api-pages.json, or install the version that has them.',
    );
  }
  return files;
}
