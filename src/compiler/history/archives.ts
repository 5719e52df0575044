import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import semver from 'semver';
import { DocsError } from '#core/errors.ts';
import { majorOf, minorOf, type Minor } from '#core/history/history.ts';
import { ROOT } from '../paths.ts';
import type { ReleasePackage } from './release.ts';

/** Between two requests: a registry is shared by many. */
const PAUSE_MS = 250;

function npm(args: readonly string[], cwd = ROOT): string {
  try {
    return execFileSync('npm', [...args, '--silent', '--ignore-scripts'], {
      encoding: 'utf8',
      cwd,
      maxBuffer: 16 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (thrown) {
    const reason = thrown instanceof Error ? (thrown.message.split('\n')[0] ?? '') : String(thrown);
    throw new DocsError(
      `npm ${args.slice(0, 2).join(' ')} failed (${reason}).`,
      'See whether the registry that npm is configured with can be reached, then run the command again: it goes on where it stopped.',
    );
  }
}

/** Every final release of a package, oldest first. */
export async function publishedVersions(name: string): Promise<string[]> {
  const answer: unknown = JSON.parse(npm(['view', name, 'versions', '--json']));
  await setTimeout(PAUSE_MS);
  return [answer]
    .flat()
    .filter((version) => typeof version === 'string')
    .filter((version) => semver.prerelease(version) === null)
    .sort(semver.compare);
}

/** The newest patch of a minor, `8.30`, or the newest version of a major, `9`; undefined when there is none. */
export const newestOf = (versions: readonly string[], asked: string): string | undefined =>
  versions.findLast((version) => `${version}.`.startsWith(`${asked}.`));

/** The versions that the history is made of: the newest patch of each minor of a major, and the last of others. */
export function wantedVersions(versions: readonly string[], everyMinorOf: number): string[] {
  const newest = new Map<string | Minor, string>();
  for (const version of versions) {
    const major = majorOf(version);
    newest.set(major === everyMinorOf ? minorOf(version) : String(major), version);
  }
  return [...newest.values()].sort(semver.compare);
}

/** The same modules once more, for other browsers and for Node, in versions 5 to 7. */
const OTHER_BUILDS = ['legacy', 'modern', 'node'];

/** Fetches an archive that is not there yet. @returns its place. */
async function fetchArchive(folder: string, name: string, version: string): Promise<string> {
  const file = path.join(folder, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
  if (existsSync(file)) return file;
  const half = path.join(folder, `half-${process.pid}`);
  mkdirSync(half, { recursive: true });
  npm(['pack', `${name}@${version}`], half);
  // Only a whole archive gets its name.
  renameSync(path.join(half, path.basename(file)), file);
  rmSync(half, { recursive: true });
  await setTimeout(PAUSE_MS);
  return file;
}

/**
 * Unpacks versions of packages side by side, as npm would install them.
 * @param folder keeps the archives, so that an interrupted run goes on where it stopped.
 * @param modules is emptied first; what the packages need besides each other is found in the folders above it.
 */
export async function unpack(
  wanted: readonly { name: string; version: string }[],
  { folder, modules }: { folder: string; modules: string },
): Promise<ReleasePackage[]> {
  mkdirSync(folder, { recursive: true });
  rmSync(modules, { recursive: true, force: true });
  const packages: ReleasePackage[] = [];
  for (const { name, version } of wanted) {
    const archive = await fetchArchive(folder, name, version);
    const target = path.join(modules, 'node_modules', name);
    mkdirSync(target, { recursive: true });
    const leftOut = OTHER_BUILDS.map((build) => `--exclude=package/${build}`);
    execFileSync('tar', ['-xzf', archive, '-C', target, '--strip-components=1', ...leftOut]);
    packages.push({ name, version, folder: target });
  }
  return packages;
}
