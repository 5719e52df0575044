import {
  compareMinors,
  compareVersions,
  endOf,
  isIn,
  majorOf,
  nameOfVersion,
  type Minor,
  type PackageHistory,
  type Span,
} from './history.ts';

/** What a reader of one version is told of a name: where it does not exist, and how long it will. */
export interface Lifetime {
  /** Newer than the first version of its major: `8.4`. */
  since?: Minor;
  /** `8.1`; of an older major `7`. */
  deprecatedSince?: Minor;
  /** A later version does not have it: `8.21`, or `9` where a new major took it away. */
  removedIn?: string;
}

type Known = Span & { deprecated?: Minor };

/** A major as a whole where it says all: nobody asks for the minor of another one. */
const shortVersion = (version: string, documentedMajor: number): string =>
  majorOf(version) === documentedMajor ? version : String(majorOf(version));

/**
 * What is known of one name.
 * @param found the same name in every package that has it; one that moves between plans has several.
 * @param documented the version that the reader is told about.
 */
export function lifetimeOf(
  found: readonly { known: Known; read: PackageHistory['read'] }[],
  documented: Minor,
): Lifetime {
  const own = found.filter(({ known }) => isIn(known, documented));
  if (own.length === 0) return {};
  const major = majorOf(documented);
  const [first] = found
    .map(({ known, read }) => nameOfVersion(known.first, read, major))
    .toSorted(compareVersions);
  const newer = first !== undefined && compareVersions(first, `${major}.0`) > 0;
  const [deprecated] = own
    .flatMap(({ known, read }) =>
      known.deprecated === undefined ? [] : [nameOfVersion(known.deprecated, read, major)],
    )
    .filter((version) => compareVersions(version, documented) <= 0)
    .toSorted(compareVersions);
  const ends = found.map(({ known, read }) => endOf(known, read));
  const end = ends.includes(undefined)
    ? undefined
    : ends
        .filter((minor) => minor !== undefined)
        .toSorted(compareMinors)
        .at(-1);
  return {
    ...(newer && { since: first }),
    ...(deprecated !== undefined && { deprecatedSince: shortVersion(deprecated, major) }),
    ...(end !== undefined && { removedIn: shortVersion(end, major) }),
  };
}

/** What an owner has told already is not told of each of its rows. */
export function beyond(owner: Lifetime, row: Lifetime): Lifetime {
  const { since, deprecatedSince, removedIn: end } = row;
  return {
    ...(since !== undefined && since !== owner.since && { since }),
    ...(deprecatedSince !== undefined && { deprecatedSince }),
    ...(end !== undefined && end !== owner.removedIn && { removedIn: end }),
  };
}
