import semver from 'semver';
import { installationMessages } from '#content/messages/installation.ts';
import { products } from '#content/products.ts';
import published from '#content/publishedVersions.json' with { type: 'json' };
import { installedPackages } from '../demos/installed.ts';

/** What a command installs, and what to write for the version that these pages describe. */
export interface InstallNote {
  text: string;
  /** `@mui/x-charts@8.12.0` */
  exact: string[];
}

const TABLE: Readonly<Record<string, readonly string[]>> = published;

const DOCUMENTED = new Set(products.flatMap(({ packages }) => packages.map(({ name }) => name)));

/** A documented package in a command: `@mui/x-charts@8`. */
interface Wanted {
  name: string;
  range: string;
}

const wantedIn = (packages: readonly string[]): Wanted[] =>
  packages.flatMap((text) => {
    const [, name = '', range = ''] = /^(@[^@]+)(?:@(.*))?$/.exec(text) ?? [];
    return DOCUMENTED.has(name) ? [{ name, range }] : [];
  });

/** Documented packages that a command would install in whatever version is the newest, of a later major, too. */
export const withoutVersion = (packages: readonly string[]): string[] =>
  wantedIn(packages).flatMap(({ name, range }) => (range === '' ? [name] : []));

/**
 * Says which version of the documented packages a command installs, from the list of published versions.
 * @param packages as they stand in the command.
 * @returns undefined for a command that installs none of them in the major that is documented.
 */
export function installNote(packages: readonly string[]): InstallNote | undefined {
  const wanted = wantedIn(packages);
  const installed = installedPackages(wanted.map(({ name }) => name));
  const found = wanted.flatMap(({ name, range }) => {
    const documented = installed[name]?.version;
    const newest = semver.maxSatisfying(TABLE[name] ?? [], range);
    if (documented === undefined || newest === null) return [];
    return semver.major(newest) === semver.major(documented) ? [{ name, newest, documented }] : [];
  });
  const [first] = found;
  if (first === undefined) return undefined;
  // Packages of one release are not all published at the same patch: what each of them has at least is told.
  const [oldest = first.newest] = found.map(({ newest }) => newest).toSorted(semver.compare);
  const text = installationMessages.note(semver.major(oldest), oldest, first.documented);
  return { text, exact: found.map(({ name, documented }) => `${name}@${documented}`) };
}
