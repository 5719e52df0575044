/**
 * Installs packages of Debian, when this is Debian and the user is root.
 * @param packages their names.
 * @returns whether they were installed.
 */
export function installPackages(packages: readonly string[]): boolean;
