import type { Plan } from '../reference/plans.ts';
import type { ChangedProduct, Changes } from './change.ts';
import { readVersion, type VersionProblem } from './versions.ts';

/** A product that a `package.json` names. */
export interface NamedProduct {
  product: ChangedProduct;
  package: string;
  plan: Plan;
  /** As it stands there. */
  text: string;
  /** Undefined when the text does not say one. */
  major?: number;
  problem?: VersionProblem;
}

export type PackageProblem =
  /** @property reason of the JSON parser. */
  { kind: 'broken-json'; reason: string } | { kind: 'no-object' } | { kind: 'no-packages' };

/** Characters; the largest real ones have a tenth of it. */
export const LONGEST_PACKAGE = 200_000;

/** Whether a text is meant as a `package.json`, well-formed or not: it begins like an object with a quoted key. */
export const looksLikePackage = (text: string): boolean =>
  /^\s*\{\s*"/.test(text) &&
  /"(?:(?:dev|peer|optional)?[dD]ependencies|name|version|packages)"\s*:/.test(text);

const PACKAGES: readonly { name: string; product: ChangedProduct; plan: Plan }[] = [
  { name: '@mui/x-data-grid-premium', product: 'x-data-grid', plan: 'premium' },
  { name: '@mui/x-data-grid-pro', product: 'x-data-grid', plan: 'pro' },
  { name: '@mui/x-data-grid', product: 'x-data-grid', plan: 'community' },
  { name: '@mui/x-date-pickers-pro', product: 'x-date-pickers', plan: 'pro' },
  { name: '@mui/x-date-pickers', product: 'x-date-pickers', plan: 'community' },
  { name: '@mui/x-charts-pro', product: 'x-charts', plan: 'pro' },
  { name: '@mui/x-charts', product: 'x-charts', plan: 'community' },
  { name: '@mui/x-tree-view-pro', product: 'x-tree-view', plan: 'pro' },
  { name: '@mui/x-tree-view', product: 'x-tree-view', plan: 'community' },
];

const LISTS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];

/** The products of a pasted `package.json`, each by its highest plan. Nothing is thrown. */
export function readPackageJson(
  text: string,
  changes: Pick<Changes, 'guides' | 'published'>,
): { products: NamedProduct[] } | { problem: PackageProblem } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { problem: { kind: 'broken-json', reason: (error as Error).message } };
  }
  if (!isRecord(json)) return { problem: { kind: 'no-object' } };
  const versions = versionsIn(json);
  const products = new Map<ChangedProduct, NamedProduct>();
  for (const { name, product, plan } of PACKAGES) {
    const version = versions.get(name);
    if (version === undefined || products.has(product)) continue;
    const read = readVersion(version, product, changes);
    products.set(product, {
      product,
      package: name,
      plan,
      text: version.slice(0, 60),
      ...('major' in read ? { major: read.major } : { problem: read.problem }),
    });
  }
  if (products.size === 0) return { problem: { kind: 'no-packages' } };
  return { products: [...products.values()] };
}

/** Package → version, from the lists of a manifest or the records of a lockfile of npm. */
function versionsIn(json: Record<string, unknown>): Map<string, string> {
  const found = new Map<string, string>();
  for (const list of LISTS) {
    const packages = json[list];
    if (!isRecord(packages)) continue;
    for (const [name, version] of Object.entries(packages)) {
      if (typeof version === 'string' && !found.has(name)) found.set(name, version);
    }
  }
  if (isRecord(json['packages'])) {
    for (const [folder, record] of Object.entries(json['packages'])) {
      const name = /^node_modules\/(@mui\/[\w-]+)$/.exec(folder)?.[1];
      if (name !== undefined && isRecord(record) && typeof record['version'] === 'string') {
        found.set(name, record['version']);
      }
    }
  }
  return found;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
