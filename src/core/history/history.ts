/*
 * What the published versions of a package have: of every name the first and the last version, of props also types,
 * defaults and deprecations. Versions are minors (`8.4`): the newest patch of each is what was read.
 */

/** A minor version: `8.4`. */
export type Minor = string;

export const EXPORT_KINDS = ['component', 'hook', 'function', 'value', 'type'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

/** From which version on to which; without a last one it is still there in the newest version that was read. */
export interface Span {
  first: Minor;
  last?: Minor;
}

/** What holds from a version on. */
export interface Change {
  /** The version that brought it; undefined for what a name has had since it was first read. */
  since?: Minor;
  /** Empty where there is none: a prop has lost its default. */
  value: string;
}

export interface ExportHistory extends Span {
  kind: ExportKind;
  deprecated?: Minor;
}

/** A prop, or a member of an interface. */
export interface MemberHistory extends Span {
  /** Empty for what no version that was read has. */
  types: Change[];
  defaults: Change[];
  deprecated?: Minor;
}

/** A component, or an interface that has a page of the reference. */
export interface OwnerHistory {
  members: Map<string, MemberHistory>;
  slots: Map<string, Span>;
  classes: Map<string, Span>;
}

export interface PackageHistory {
  package: string;
  /** Minor → the patch of it that was read, oldest first. A minor that is not in it is known from older facts only. */
  read: Map<Minor, string>;
  exports: Map<string, ExportHistory>;
  owners: Map<string, OwnerHistory>;
}

export const minorOf = (version: string): Minor => version.split('.').slice(0, 2).join('.');

export const majorOf = (version: string): number => Number.parseInt(version, 10);

/** Below zero when the first is the older one. */
export function compareMinors(a: Minor, b: Minor): number {
  const [majorA = 0, minorA = 0] = a.split('.').map(Number);
  const [majorB = 0, minorB = 0] = b.split('.').map(Number);
  return majorA - majorB || minorA - minorB;
}

/** What held in a version. @returns undefined before the first change that is known. */
export function valueAt(changes: readonly Change[], minor: Minor): string | undefined {
  return changes.findLast(({ since }) => since === undefined || compareMinors(since, minor) <= 0)
    ?.value;
}

/**
 * What a version is called where the one that was read before it is of another major: nobody knows which minor it was.
 * Of the documented major it is the first one, `8.0`; of others the major alone, `7`.
 */
export function nameOfVersion(
  minor: Minor,
  read: ReadonlyMap<Minor, string>,
  documentedMajor: number,
): string {
  const major = majorOf(minor);
  const known = [...read.keys()];
  const before = known[known.indexOf(minor) - 1];
  const exact = !read.has(minor) || minor === `${major}.0` || before === undefined;
  if (exact || majorOf(before) === major) return minor;
  return major === documentedMajor ? `${major}.0` : String(major);
}

/** A major alone comes after its minors. */
export const compareVersions = (a: string, b: string): number =>
  compareMinors(a.includes('.') ? a : `${a}.999`, b.includes('.') ? b : `${b}.999`);

/** Whether a name was there in a version that was read, or between two of them. */
export const isIn = ({ first, last }: Span, minor: Minor): boolean =>
  compareMinors(first, minor) <= 0 && (last === undefined || compareMinors(minor, last) <= 0);

/**
 * The version that no longer has a name: the one that was read after its last, or, when older facts know the last, the
 * minor after it.
 */
export function endOf({ last }: Span, read: ReadonlyMap<Minor, string>): Minor | undefined {
  if (last === undefined) return undefined;
  if (read.has(last)) return [...read.keys()].find((minor) => compareMinors(minor, last) > 0);
  const [major = 0, minor = 0] = last.split('.').map(Number);
  return `${major}.${minor + 1}`;
}
