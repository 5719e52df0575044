// Installs what is missing, with nothing but Node: the first step of `npm start` and `npm test` on a fresh machine.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
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
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== hashOfLock()) {
  console.log('Installing packages…');
  // Not `npm ci`: it refuses a lock file without the optional binaries of other systems, which some registries lack.
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    // Development packages are what the site is built from, whatever the environment says.
    env: { ...process.env, NODE_ENV: 'development' },
    shell: process.platform === 'win32',
  });
  writeFileSync(STAMP, hashOfLock());
}
