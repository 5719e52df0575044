// Gets programs that tests need from Debian's packages, when it may.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/**
 * Installs packages of Debian, when this is Debian and the user is root.
 * @param packages their names.
 * @returns whether they were installed.
 */
export function installPackages(packages) {
  if (!isRootOnDebian()) return false;
  console.log(`Installing ${packages.join(', ')} (apt-get install)…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: 'inherit',
    env,
  });
  return true;
}
