import path from 'node:path';
import semver from 'semver';
import { products } from '#content/products.ts';
import { DocsError } from '#core/errors.ts';
import { minorOf } from '#core/history/history.ts';
import { readReferencePages } from '../extract/facts.ts';
import { addVersion } from './addVersion.ts';
import { newestOf, publishedVersions, unpack, wantedVersions } from './archives.ts';
import { readHistory, writeHistory } from './historyFiles.ts';
import { readRelease } from './readRelease.ts';
import { openRelease } from './release.ts';
import type { PackageFacts } from './releaseFacts.ts';

/** The major of which every minor is followed: the documented one. */
const FOLLOWED_MAJOR = 8;
const OLDEST_MAJOR = 5;

const ALL = '--all';

/** Interfaces with a page, and the events of the grid, which stand on a page of their own. */
export const followedInterfaces = (): string[] => [
  ...readReferencePages()
    .filter(({ kind }) => kind === 'interface')
    .map(({ name }) => name),
  'GridEventLookup',
];

/** Versions of packages that are read under one type checker. */
interface Batch {
  label: string;
  wanted: { name: string; version: string }[];
}

/** What is read of one product, in the order of versions. */
async function batchesOf(packages: readonly { name: string }[], asked: string): Promise<Batch[]> {
  const batches = new Map<string, Batch['wanted']>();
  for (const { name } of packages) {
    const published = (await publishedVersions(name)).filter(
      (version) => semver.major(version) >= OLDEST_MAJOR,
    );
    const wanted =
      asked === ALL
        ? wantedVersions(published, FOLLOWED_MAJOR)
        : [newestOf(published, asked)].filter((version) => version !== undefined);
    for (const version of wanted) {
      const major = semver.major(version);
      // The last versions of a major need not be of one minor.
      const label = major === FOLLOWED_MAJOR ? minorOf(version) : String(major);
      batches.set(label, [...(batches.get(label) ?? []), { name, version }]);
    }
  }
  return [...batches]
    .map(([label, wanted]) => ({ label, wanted }))
    .toSorted((a, b) =>
      semver.compare(semver.coerce(a.label) ?? '0.0.0', semver.coerce(b.label) ?? '0.0.0'),
    );
}

/** What some versions of a product's packages export, from the registry. */
export async function readPublished(
  wanted: Batch['wanted'],
  generated: string,
): Promise<PackageFacts[]> {
  const folder = path.join(generated, 'history');
  const modules = path.join(folder, 'modules');
  const packages = await unpack(wanted, { folder: path.join(folder, 'archives'), modules });
  return readRelease(openRelease(packages, modules), followedInterfaces());
}

/**
 * `npm run history -- 8.30`: reads the newest patch of that minor of every documented package from the registry, and
 * adds it to `content/history`. `-- 9` takes the newest version of a major, `-- --all` reads everything again.
 */
export async function extendHistory(
  asked: string | undefined,
  generated: string,
  report: (line: string) => void,
): Promise<void> {
  if (asked === undefined || !(asked === ALL || /^\d+(?:\.\d+)?$/.test(asked))) {
    throw new DocsError(
      asked === undefined ? 'Which version?' : `"${asked}" is no version to read.`,
      `Say a minor such as 8.30, whose newest patch is read, a major such as 9, or ${ALL}.`,
    );
  }
  let added = 0;
  for (const { packages } of products) {
    for (const { wanted } of await batchesOf(packages, asked)) {
      for (const facts of await readPublished(wanted, generated)) {
        writeHistory(addVersion(readHistory(facts.package), facts));
        report(`${facts.package} ${facts.version}: ${Object.keys(facts.exports).length} exports`);
        added += 1;
      }
    }
  }
  if (added === 0) {
    throw new DocsError(
      `No documented package has a version ${asked}.`,
      'Run "npm view @mui/x-data-grid versions" to see which there are.',
    );
  }
}
