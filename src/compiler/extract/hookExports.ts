import type ts from 'typescript';
import { DocsError } from '#core/errors.ts';
import type { ProductId } from '#core/navigation/products.ts';
import { unaliased } from './declarations.ts';
import type { DocumentedPackage } from './packages.ts';
import { rootTypes, type Tier } from './programs.ts';

const HOOK = /^(?:[uU]nstable_)?(use[A-Z]\w*)$/;

/** A hook that the root of a package exports. */
export interface HookExport {
  /** Without `unstable_`. */
  name: string;
  exportName: string;
  product: ProductId;
  symbol: ts.Symbol;
}

/** The tree view's Pro package brings an older copy of the tree view, whose hooks are not the ones that are documented. */
const isDocumented = (symbol: ts.Symbol, packages: readonly DocumentedPackage[]): boolean => {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  return packages.some(({ folder }) => file.startsWith(`${folder}/esm/`));
};

/**
 * The hooks of the products that have a package of the tier's plan; of several with one name in a product, the one that
 * the highest plan declares itself.
 */
export function findHooks({ plan, checker, program, packages }: Tier): HookExport[] {
  const found = new Map<string, HookExport>();
  const concerned = new Set(packages.filter((one) => one.plan === plan).map((one) => one.product));
  for (const { product, ...owner } of packages) {
    if (!concerned.has(product)) continue;
    const file = program.getSourceFile(rootTypes(owner));
    const module = file && checker.getSymbolAtLocation(file);
    for (const exported of module === undefined ? [] : checker.getExportsOfModule(module)) {
      const name = HOOK.exec(exported.name)?.[1];
      if (name === undefined) continue;
      const symbol = unaliased(checker, exported);
      const key = `${product} ${name}`;
      if (found.has(key) && !isDocumented(symbol, packages)) continue;
      found.set(key, { name, exportName: exported.name, product, symbol });
    }
  }
  return [...found.values()];
}

/** What an editor decided: the hooks with a page by product, and those without one. */
export interface HookChoice {
  shown: Readonly<Partial<Record<ProductId, readonly string[]>>>;
  leftOut: Readonly<Partial<Record<ProductId, readonly string[]>>>;
}

/** Every exported hook either has a page or is left out by name, never both, and every name of either is exported. */
export function checkHooks(
  exported: readonly Pick<HookExport, 'name' | 'product'>[],
  { shown, leftOut }: HookChoice,
): void {
  const namesIn = (lists: HookChoice['shown']): string[] =>
    Object.entries(lists).flatMap(([product, names]) =>
      names.map((name) => `${name} (${product})`),
    );
  const listed = namesIn(shown);
  const excluded = new Set(namesIn(leftOut));
  const all = new Set(exported.map(({ name, product }) => `${name} (${product})`));
  const forgotten = [...all].filter((hook) => !listed.includes(hook) && !excluded.has(hook));
  if (forgotten.length > 0) {
    throw new DocsError(
      `The packages export hooks without a reference page: ${forgotten.join(', ')}.`,
      'Add each to hooksInReference in content/api.ts, or with a reason to hooksNotInReference.',
    );
  }
  const twice = listed.filter((hook) => excluded.has(hook));
  if (twice.length > 0) {
    throw new DocsError(
      `content/api.ts both shows and leaves out: ${twice.join(', ')}.`,
      'Keep each in one of hooksInReference and hooksNotInReference.',
    );
  }
  const stale = [...listed, ...excluded].filter((hook) => !all.has(hook));
  if (stale.length > 0) {
    throw new DocsError(
      `content/api.ts names hooks that no package exports: ${stale.join(', ')}.`,
      'Remove them from hooksInReference and hooksNotInReference.',
    );
  }
}
