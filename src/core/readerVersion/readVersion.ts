import minVersion from 'semver/ranges/min-version.js';
import prerelease from 'semver/functions/prerelease.js';
import satisfies from 'semver/functions/satisfies.js';
import valid from 'semver/functions/valid.js';
import validRange from 'semver/ranges/valid.js';
import { ELSEWHERE, TAG } from '../migration/versions.ts';
import { majorOf } from '../history/history.ts';

/** What is known to exist of a package, or of all packages of a product. */
export interface KnownVersions {
  /** Every final release, the oldest first. */
  published: readonly string[];
  /** Major versions of which the history knows something; of the newest, `published` may have none. */
  majors: readonly number[];
}

/** The version that a reader has. */
export interface InstalledVersion {
  version: string;
  /** What was written allows more: its lowest version is taken, since what that has is there in all of them. */
  range?: { text: string; newest: string };
}

/** Why a text says no version. Texts are cut to be repeated to the reader. */
export type InstalledProblem =
  | { kind: 'empty' }
  /** No number, no range: `banana`. */
  | { kind: 'not-a-version'; text: string }
  /** `workspace:*`, a git address, a folder: the number is elsewhere. */
  | { kind: 'elsewhere'; text: string }
  /** `latest`: what that is depends on the day. */
  | { kind: 'tag'; text: string }
  /** `8.0.0-beta.3`: the history has final versions. */
  | { kind: 'prerelease'; text: string }
  /** `>=6`, `6 || 7`: it may be one or another. */
  | { kind: 'several'; text: string }
  /** `8.99.0` was never published. @property newest of its major version. */
  | { kind: 'unpublished'; text: string; newest: string }
  /** A major version of which nothing is known. */
  | { kind: 'unknown-major'; text: string; known: readonly number[] };

export type ReadInstalled = InstalledVersion | { problem: InstalledProblem };

/** Longer ones are no version. */
const LONGEST = 60;

const shorten = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;

/** `npm:^8.5.0` of a lockfile, `npm:@mui/x-data-grid@^8.5.0` of an alias. */
const ALIAS = /^npm:(?:@?[^@]+@)?/;

/** Reads a version as it is typed, or as it stands in a `package.json` or a lockfile. Nothing is thrown. */
export function readInstalled(given: string, known: KnownVersions): ReadInstalled {
  const text = given.trim().replace(ALIAS, '');
  const shown = shorten(text);
  const problem = (kind: 'not-a-version' | 'elsewhere' | 'tag' | 'prerelease' | 'several') => ({
    problem: { kind, text: shown },
  });
  if (text === '') return { problem: { kind: 'empty' } };
  if (ELSEWHERE.test(text)) return problem('elsewhere');
  if (TAG.test(text)) return problem('tag');
  if (text.length > LONGEST) return problem('not-a-version');
  const exact = valid(text);
  if (exact !== null) {
    return prerelease(exact) === null ? readExact(exact, shown, known) : problem('prerelease');
  }
  const range = validRange(text);
  if (range === null) return problem('not-a-version');
  const majors = known.majors.filter((major) => isAllowed(major, range));
  if (majors.length > 1 || range === '*') return problem('several');
  const allowed = known.published.filter((version) => satisfies(version, range));
  const [lowest] = allowed;
  if (lowest !== undefined) {
    return { version: lowest, range: { text: shown, newest: allowed.at(-1) ?? lowest } };
  }
  const first = minVersion(range)?.version;
  if (first === undefined) return problem('not-a-version');
  const read = readExact(first, shown, known);
  return 'problem' in read ? read : { ...read, range: { text: shown, newest: first } };
}

/** Whether a range leaves room in a major version: for its first release, or for a late one. */
const isAllowed = (major: number, range: string): boolean =>
  satisfies(`${major}.0.0`, range) || satisfies(`${major}.9999.0`, range);

function readExact(version: string, shown: string, known: KnownVersions): ReadInstalled {
  const major = majorOf(version);
  if (!known.majors.includes(major)) {
    return { problem: { kind: 'unknown-major', text: shown, known: known.majors } };
  }
  const newest = known.published.findLast((each) => majorOf(each) === major);
  // Of a major that is newer than the list, nobody here knows what exists.
  if (newest === undefined || known.published.includes(version)) return { version };
  return { problem: { kind: 'unpublished', text: shown, newest } };
}
