// Installs what is missing, with nothing but Node: the first step of `npm start` and `npm test` on a fresh machine.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const MINIMUM = [20, 19];
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < MINIMUM[0] || (major === MINIMUM[0] && minor < MINIMUM[1])) {
  console.error(
    `Node ${process.versions.node} is too old. Install Node ${MINIMUM.join('.')} or newer.`,
  );
  process.exit(1);
}

// The lock file decides: the same one means the same packages.
const STAMP = 'node_modules/.installed';
const hashOfLock = () =>
  createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
/** Folders that the lock file names; those for other systems will not come. */
const foldersOfLock = () =>
  Object.entries(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages)
    .filter(([folder, { optional }]) => folder !== '' && optional !== true)
    .map(([folder]) => folder);

const LOOK_EVERY_MS = 5_000;

/** Says how far npm is, which is silent until it is done: the first installation takes minutes. */
function showProgress() {
  const folders = foldersOfLock();
  console.log(`Installing ${folders.length} packages…`);
  let lastCount = 0;
  return setInterval(() => {
    const there = folders.filter((folder) => existsSync(`${folder}/package.json`)).length;
    if (there > lastCount && there < folders.length) {
      console.log(`  ${there} of ${folders.length} packages are here.`);
    }
    lastCount = there;
  }, LOOK_EVERY_MS);
}

if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== hashOfLock()) {
  const timer = showProgress();
  // Not `npm ci`: it refuses a lock file without the optional binaries of other systems, which some registries lack.
  const npm = spawn('npm', ['install', '--no-audit', '--no-fund'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    // Development packages are what the site is built from, whatever the environment says.
    env: { ...process.env, NODE_ENV: 'development' },
    shell: process.platform === 'win32',
  });
  const [code] = await once(npm, 'exit');
  clearInterval(timer);
  if (code !== 0) {
    console.error('The packages could not be installed; what npm says stands above.');
    process.exit(1);
  }
  writeFileSync(STAMP, hashOfLock());
}
