import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DocsError } from '#core/errors.ts';
import { unaliased } from './declarations.ts';
import type { ReferencePage } from './facts.ts';
import { rootTypes, type Tier } from './programs.ts';

/** Exports that could have a page: components whose file is named like them and documents props. */
export function findCandidates({
  checker,
  program,
  packages,
}: Tier): { name: string; product: string }[] {
  return packages.flatMap((owner) => {
    const file = program.getSourceFile(rootTypes(owner));
    const module = file && checker.getSymbolAtLocation(file);
    if (module === undefined) return [];
    return checker.getExportsOfModule(module).flatMap((exported) => {
      const name = exported.name.replace(/^Unstable_/, '');
      const declaration = unaliased(checker, exported).declarations?.[0];
      const types = declaration?.getSourceFile().fileName ?? '';
      if (!types.startsWith(`${owner.folder}/esm/`) || path.basename(types) !== `${name}.d.ts`)
        return [];
      const script = types.replace(/\.d\.ts$/, '.js');
      const documents =
        existsSync(script) && readFileSync(script, 'utf8').includes('.propTypes = {');
      return documents ? [{ name, product: owner.product }] : [];
    });
  });
}

/** Every candidate is either listed or left out by name, and every name left out is a candidate. */
export function checkCandidates(
  candidates: readonly { name: string; product: string }[],
  pages: readonly Pick<ReferencePage, 'name' | 'product'>[],
  leftOut: readonly string[],
): void {
  const listed = new Set(pages.map(({ name, product }) => `${product} ${name}`));
  const forgotten = candidates
    .filter(({ name, product }) => !listed.has(`${product} ${name}`) && !leftOut.includes(name))
    .map(({ name, product }) => `${name} (${product})`);
  const names = new Set(candidates.map(({ name }) => name));
  const stale = leftOut.filter((name) => !names.has(name));
  if (forgotten.length > 0) {
    throw new DocsError(
      `The packages export components without a reference page: ${forgotten.join(', ')}.`,
      'Add each to content/facts/api-pages.json, or with a reason to notInReference in content/api.ts.',
    );
  }
  if (stale.length > 0) {
    throw new DocsError(
      `content/api.ts leaves out what no package exports: ${stale.join(', ')}.`,
      'Remove these names from notInReference.',
    );
  }
}
