// For maintainers: `node scripts/publishedVersions.mjs` asks the npm registry which versions of the documented packages
// there are and writes them down, so that no page tells readers to install one that does not exist.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import semver from 'semver';

const FILE = 'content/publishedVersions.json';

/** Majors that pages write about. */
const OLDEST_MAJOR = 5;
const NEWEST_MAJOR = 8;

const PACKAGES = [
  '@mui/x-charts',
  '@mui/x-charts-pro',
  '@mui/x-codemod',
  '@mui/x-data-grid',
  '@mui/x-data-grid-premium',
  '@mui/x-data-grid-pro',
  '@mui/x-date-pickers',
  '@mui/x-date-pickers-pro',
  '@mui/x-license',
  '@mui/x-telemetry',
  '@mui/x-tree-view',
  '@mui/x-tree-view-pro',
];

/** @returns {string[]} final releases, oldest first. */
function publishedVersions(name) {
  const answer = execFileSync('npm', ['view', name, 'versions', '--json'], { encoding: 'utf8' });
  return [JSON.parse(answer)]
    .flat()
    .filter((version) => semver.prerelease(version) === null)
    .filter((version) => semver.major(version) >= OLDEST_MAJOR)
    .filter((version) => semver.major(version) <= NEWEST_MAJOR)
    .sort(semver.compare);
}

const table = Object.fromEntries(PACKAGES.map((name) => [name, publishedVersions(name)]));
writeFileSync(FILE, `${JSON.stringify(table, null, 2)}\n`);
console.log(`Wrote ${FILE}.`);
