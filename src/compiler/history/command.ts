import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { products } from '#content/products.ts';
import published from '#content/publishedVersions.json' with { type: 'json' };
import { DocsError } from '#core/errors.ts';
import { minorOf } from '#core/history/history.ts';
import { createCache } from '../cache.ts';
import { readReferencePages } from '../extract/facts.ts';
import { addVersion } from './addVersion.ts';
import { newestOf, publishedVersions, unpack, wantedVersions } from './archives.ts';
import {
  readDisagreements,
  readHistory,
  writeDisagreements,
  writeHistory,
} from './historyFiles.ts';
import { addOlderFacts, parseOlderFacts } from './olderFacts.ts';
import { readRelease } from './readRelease.ts';
import { openRelease } from './release.ts';
import type { PackageFacts } from './releaseFacts.ts';

/** The major of which every minor is followed: the documented one. */
const FOLLOWED_MAJOR = 8;
const OLDEST_MAJOR = 5;

const ALL = '--all';
const OLDER = '--older';

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
  // Two runs at once are in nobody's way.
  const modules = path.join(folder, `modules-${process.pid}`);
  const cache = createCache(generated, 'history', 'src/compiler/history/readRelease.ts');
  const interfaces = followedInterfaces();
  const names = wanted.map(({ name, version }) => `${name}@${version}`);
  return cache.get([...names, ...interfaces], async () => {
    try {
      const packages = await unpack(wanted, { folder: path.join(folder, 'archives'), modules });
      return readRelease(openRelease(packages, modules), interfaces);
    } finally {
      rmSync(modules, { recursive: true, force: true });
    }
  });
}

/** Products that a command is about: all, or the one that is named. */
function productsOf(named: string | undefined): typeof products {
  const documented = products.filter(({ packages }) => packages.length > 0);
  if (named === undefined) return documented;
  const found = documented.filter(({ id }) => id === named);
  if (found.length > 0) return found;
  throw new DocsError(
    `There is no product "${named}".`,
    `Use one of: ${documented.map(({ id }) => id).join(', ')}; or none, for all of them.`,
  );
}

/**
 * `npm run history -- 8.30`: reads the newest patch of that minor of every documented package from the registry, and
 * adds it to `content/history`. `-- 9` takes the newest version of a major, `-- --all` reads everything again, and
 * `-- --older <file>` adds what older facts say of versions that were not read. A product after it takes only that.
 */
export async function extendHistory(
  [asked, ...rest]: readonly string[],
  generated: string,
  report: (line: string) => void,
): Promise<void> {
  if (asked === OLDER) return addOlder(rest, report);
  if (asked === undefined || !(asked === ALL || /^\d+(?:\.\d+)?$/.test(asked))) {
    throw new DocsError(
      asked === undefined ? 'Which version?' : `"${asked}" is no version to read.`,
      `Say a minor such as 8.30, whose newest patch is read, a major such as 9, ${ALL}, or ${OLDER}.`,
    );
  }
  let added = 0;
  for (const { packages } of productsOf(rest[0])) {
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

/** Adds older facts to what was read, and writes down where they disagree with it. */
function addOlder([file, named]: readonly string[], report: (line: string) => void): void {
  if (file === undefined || !existsSync(file)) {
    throw new DocsError(
      file === undefined ? 'Which file of facts?' : `There is no file "${file}".`,
      `Say where it is: ${OLDER} <file>.`,
    );
  }
  const facts = parseOlderFacts(JSON.parse(readFileSync(file, 'utf8')));
  const disagreements = readDisagreements();
  for (const { folder, packages } of productsOf(named)) {
    const lower = new Set<string>();
    for (const { name } of packages) {
      const known = readHistory(name);
      const versions = published[name as keyof typeof published];
      const told = addOlderFacts(known, {
        facts,
        published: versions,
        lower,
        others: packages.filter((one) => one.name !== name).map((one) => readHistory(one.name)),
        folder,
      });
      writeHistory(told.history);
      disagreements[name] = told.disagreements;
      for (const one of known.exports.keys()) lower.add(one);
      report(`${name}: ${told.disagreements.length} disagreements`);
    }
  }
  writeDisagreements(disagreements);
}
