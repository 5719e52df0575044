import { readFileSync } from 'node:fs';
import path from 'node:path';
import { oldPackages } from '#content/oldPackages.ts';
import type { PackageExports } from '#core/twins/corpus.ts';
import type { Cache } from '../cache.ts';
import { readPackages } from '../extract/packages.ts';
import { ROOT } from '../paths.ts';

/** Documents itself nowhere, and is imported by who has a license. */
const LICENSE_PACKAGE = '@mui/x-license';

const MODULES = path.join(ROOT, 'node_modules');

const versionIn = (folder: string): string => {
  const manifest: unknown = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return (manifest as { version: string }).version; // npm guards its shape
};

/** What the documented packages export, and the older majors that migration guides are checked against. */
export async function readAllExports(cache: Cache): Promise<PackageExports[]> {
  const old = Object.values(oldPackages).flatMap(({ folders }) =>
    Object.entries(folders).map(([name, folder]) => ({ name, folder: path.join(MODULES, folder) })),
  );
  const license = { name: LICENSE_PACKAGE, folder: path.join(MODULES, LICENSE_PACKAGE) };
  const packages = [...readPackages(), license, ...old].map(({ name, folder }) => ({
    name,
    folder,
    version: versionIn(folder),
  }));
  return Promise.all(
    packages.map(async ({ name, folder, version }): Promise<PackageExports> => {
      const exported = await cache.get([name, version], async () => {
        // The parser is slow to load.
        const { readPackageExports } = await import('../extract/exports.ts');
        return readPackageExports(folder);
      });
      return { package: name, version, ...exported };
    }),
  );
}
