import { DOCUMENTED_VERSION } from '#content/products.ts';
import type { PackageExports } from '#core/twins/corpus.ts';
import type { Library } from './library.ts';

/** Where one version of a package has a name. */
interface ExportSource {
  package: string;
  version: string;
  /** What code imports from: the package, or one of its entries, `@mui/x-date-pickers/AdapterDayjs`. */
  from: string;
  /** The name is that of an entry, which exports nothing of that name. */
  isEntry: boolean;
}

/** Which packages export a name, by their major versions. */
export interface ExportedName {
  /** In the documented version. */
  current: ExportSource[];
  /** In an older major that is known. */
  older: ExportSource[];
}

const majorOf = (version: string): number => Number.parseInt(version, 10);

const DOCUMENTED_MAJOR = majorOf(DOCUMENTED_VERSION);

/** Looks a name up among everything that the packages export; what is meant for their own code comes last. */
export async function findExport(library: Library, name: string): Promise<ExportedName> {
  const all = (await library.exports())
    .flatMap((one) => sourceOf(one, name) ?? [])
    .toSorted((a, b) => Number(isInternal(a)) - Number(isInternal(b)));
  return {
    current: all.filter(({ version }) => majorOf(version) === DOCUMENTED_MAJOR),
    older: all.filter(({ version }) => majorOf(version) !== DOCUMENTED_MAJOR),
  };
}

/** Whether the package keeps it for itself and its plans, in a folder that code can import from all the same. */
export const isInternal = ({ from }: ExportSource): boolean => from.endsWith('/internals');

function sourceOf(
  { package: of, version, names, entries = {} }: PackageExports,
  name: string,
): ExportSource | undefined {
  const source = { package: of, version, from: of, isEntry: false };
  if (names.includes(name)) return source;
  const entry = Object.entries(entries).find(([, own]) => own.includes(name))?.[0];
  if (entry !== undefined) return { ...source, from: `${of}/${entry}` };
  return Object.hasOwn(entries, name)
    ? { ...source, from: `${of}/${name}`, isEntry: true }
    : undefined;
}

/** Packages of an older major whose exports are known: of others, nobody can say what they had. */
export const knownOlder = async (library: Library, major: number): Promise<string[]> =>
  (await library.exports())
    .filter(({ version }) => majorOf(version) === major)
    .map(({ package: name, version }) => `${name} ${version}`);

/** `@mui/x-tree-view 7.29.10`, `@mui/x-date-pickers/AdapterDayjs 8.12.0`. */
export const printSource = ({ from, version }: ExportSource): string => `${from} ${version}`;

/** `AdapterDayjs is exported by @mui/x-date-pickers/AdapterDayjs 8.12.0`, for a list that is not empty. */
export function printExported(name: string, sources: readonly ExportSource[]): string {
  const verb = sources.every(({ isEntry }) => isEntry) ? 'is the entry' : 'is exported by';
  return `\`${name}\` ${verb} ${sources.map(printSource).join(' and ')}`;
}

/** The line that imports a name from the lowest plan which has it. */
export function importLine(name: string, [first]: readonly ExportSource[]): string | undefined {
  if (first === undefined) return undefined;
  const what = first.isEntry ? `* as ${name}` : `{ ${name} }`;
  return `import ${what} from '${first.from}';`;
}
