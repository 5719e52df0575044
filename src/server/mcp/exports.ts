import { DOCUMENTED_VERSION } from '#content/products.ts';
import type { PackageExports } from '#core/twins/corpus.ts';
import type { Library } from './library.ts';

/** Which packages export a name, by their major versions. */
export interface ExportedName {
  /** In the documented version. */
  current: PackageExports[];
  /** In an older major that is known. */
  older: PackageExports[];
}

const majorOf = (version: string): number => Number.parseInt(version, 10);

const DOCUMENTED_MAJOR = majorOf(DOCUMENTED_VERSION);

/** Looks a name up among everything that the packages export. */
export async function findExport(library: Library, name: string): Promise<ExportedName> {
  const all = (await library.exports()).filter(({ names }) => names.includes(name));
  return {
    current: all.filter(({ version }) => majorOf(version) === DOCUMENTED_MAJOR),
    older: all.filter(({ version }) => majorOf(version) !== DOCUMENTED_MAJOR),
  };
}

/** Packages of an older major whose exports are known: of others, nobody can say what they had. */
export const knownOlder = async (library: Library, major: number): Promise<PackageExports[]> =>
  (await library.exports()).filter(({ version }) => majorOf(version) === major);

/** `@mui/x-tree-view 7.29.10`. */
export const printPackage = ({ package: name, version }: PackageExports): string =>
  `${name} ${version}`;

/** `@mui/x-tree-view 7.29.10 and @mui/lab 5.0.0`. */
export const printPackages = (packages: readonly PackageExports[]): string =>
  packages.map(printPackage).join(' and ');

/** The line that imports a name from the lowest plan which has it. */
export const importLine = (name: string, [first]: readonly PackageExports[]): string | undefined =>
  first === undefined ? undefined : `import { ${name} } from '${first.package}';`;
