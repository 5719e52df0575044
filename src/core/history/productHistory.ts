import type { ChangedProduct } from '../migration/change.ts';
import { CORPUS_FOLDER } from '../twins/corpus.ts';
import type { NameChange } from './changes.ts';
import { compareMinors, isIn, minorOf, type Minor, type PackageHistory } from './history.ts';
import { parseGroups, parseSpan, printGroups, printSpan, type Groups } from './names.ts';

/** Where the history of a product lies, below the site's root: `ProductHistory`. */
export const historyFile = (product: ChangedProduct): string =>
  `${CORPUS_FOLDER}/history/${product}.json`;

/** What pages and tools know of the versions of a product, without types that nobody asks for by name. */
export interface ProductHistory {
  /** The oldest version first (`changesOfProduct`). */
  changes: NameChange[];
  /** Of each package, the lowest plan first. */
  packages: Record<string, PackageVersions>;
}

export interface PackageVersions {
  /** Versions that are known to exist, the oldest first. */
  versions: string[];
  /** What the package exports and the plans below it do not, by the versions that have it. */
  exports: Groups;
}

/** @param published final releases of the package; a major version that is newer than the list has those that were read. */
export function packageVersions(
  { read, exports: exported }: PackageHistory,
  published: readonly string[],
): PackageVersions {
  const versions = new Set([...published, ...read.values()]);
  return {
    versions: [...versions].toSorted(
      (a, b) => compareMinors(minorOf(a), minorOf(b)) || patchOf(a) - patchOf(b),
    ),
    exports: printGroups([...exported].map(([name, span]) => [name, printSpan(span)])),
  };
}

const patchOf = (version: string): number => Number(version.split('.')[2]);

/** Whether any of the packages exports a name in a version; undefined when none of them ever has. */
export function isExportedIn(
  packages: readonly PackageVersions[],
  name: string,
  minor: Minor,
): boolean | undefined {
  const spans = packages.flatMap(({ exports: groups }) =>
    parseGroups(groups).flatMap(([each, key]) => (each === name ? (parseSpan(key) ?? []) : [])),
  );
  if (spans.length === 0) return undefined;
  return spans.some((span) => isIn(span, minor));
}
