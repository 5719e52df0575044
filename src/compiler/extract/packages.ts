import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { products } from '#content/products.ts';
import { DocsError } from '#core/errors.ts';
import type { Plan } from '#core/reference/plans.ts';
import type { ProductId } from '#core/navigation/products.ts';
import { ROOT } from '../paths.ts';

/** An installed package that the reference documents. */
export interface DocumentedPackage {
  name: string;
  plan: Plan;
  product: ProductId;
  version: string;
  /** Absolute, with the ES module build in `esm/` and the CommonJS build at the top. */
  folder: string;
}

const readJson = (file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;

function wantedVersions(): Record<string, string> {
  const { devDependencies } = readJson(path.join(ROOT, 'package.json'));
  return devDependencies as Record<string, string>; // our own file: npm guards its shape
}

/** Every documented package, or all that is wrong with what is installed. */
export function checkPackages(
  packages: readonly { name: string; plan: Plan; product: ProductId }[],
  wanted: Record<string, string>,
  modules: string,
): DocumentedPackage[] {
  const wrong: string[] = [];
  const found = packages.flatMap(({ name, plan, product }) => {
    const folder = path.join(modules, name);
    const manifest = path.join(folder, 'package.json');
    const version = existsSync(manifest) ? String(readJson(manifest).version) : undefined;
    if (version !== undefined && version === wanted[name]) {
      return [{ name, plan, product, version, folder }];
    }
    const installed = version === undefined ? 'is not installed' : `is installed at ${version}`;
    wrong.push(`${name} ${installed}, wanted is ${wanted[name] ?? 'a version in package.json'}`);
    return [];
  });
  if (wrong.length > 0) {
    throw new DocsError(
      `The reference cannot be read: ${wrong.join('; ')}.`,
      'Run "npm ci --ignore-scripts", or change the version in package.json.',
    );
  }
  return found;
}

/** The packages of `content/products.ts` as they are installed. */
export function readPackages(): DocumentedPackage[] {
  const listed = products.flatMap(({ id, packages }) =>
    packages.map(({ name, plan }) => ({ name, plan, product: id })),
  );
  return checkPackages(listed, wantedVersions(), path.join(ROOT, 'node_modules'));
}
