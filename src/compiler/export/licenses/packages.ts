import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A package of which code is shipped. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** As its manifest says; undefined when it says nothing. */
  license: string | undefined;
  /** The texts in its folder. */
  texts: string[];
  /** Of a copy: the name and the version of the package whose files hold it. */
  within?: string;
  /** Packages whose code its files hold as well, and whose licenses came with no text. */
  unread?: string[];
}

const IN_PACKAGE = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//;
/** Where Next keeps the packages that it has built into itself, each in a folder with its license. */
const BUILT_IN = /^(.*node_modules\/next\/dist\/compiled\/(?:@[^/]+\/)?[^/]+)\//;
const TEXT = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;
/** Not a program: `license.ts` is code. */
const CODE = /\.(?:[cm]?[jt]sx?|json|map)$/i;

/** The folders of the packages that files of a bundle are in. @param files as a metafile of esbuild names them. */
export const packageFolders = (files: readonly string[]): string[] =>
  [...filesByPackage(files).keys()].sort();

/** Folder of a package → its files. */
function filesByPackage(files: readonly string[]): Map<string, string[]> {
  const packages = new Map<string, string[]>();
  for (const file of files) {
    const folder = IN_PACKAGE.exec(file)?.[1];
    // What a browser does not need is listed as an empty file, `(disabled):node_modules/…`.
    if (folder === undefined || file.startsWith('(')) continue;
    const known = packages.get(folder);
    if (known === undefined) packages.set(folder, [file]);
    else known.push(file);
  }
  return packages;
}

/** Reads what a package says of its license. */
export function readPackage(folder: string): ShippedPackage {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name?: string;
    version?: string;
    license?: unknown;
  };
  const texts = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name) && !CODE.test(entry.name))
    .map((entry) => readFileSync(path.join(folder, entry.name), 'utf8').trim());
  const { name = folder, version = '', license } = manifest;
  return { name, version, license: typeof license === 'string' ? license : undefined, texts };
}

const hasManifest = (folder: string): boolean => existsSync(path.join(folder, 'package.json'));

/** Of which packages a built file has been made, as the source map beside it says. */
function namesInMap(file: string): string[] {
  const map = `${file}.map`;
  if (!existsSync(map)) return [];
  const { sources = [] } = JSON.parse(readFileSync(map, 'utf8')) as { sources?: string[] };
  return sources.flatMap(
    (source) => IN_PACKAGE.exec(source)?.[1]?.replace(/^.*node_modules\//, '') ?? [],
  );
}

/**
 * Reads the packages that files are in, and those of which they hold copies: a package that is built before it is published
 * brings others along, which nobody has installed.
 * @param root the folder that the files' names begin at.
 * @param files as a metafile of esbuild names them.
 */
export const readShipped = (root: string, files: readonly string[]): ShippedPackage[] =>
  [...filesByPackage(files)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([folder, own]) => withCopies(root, folder, own));

function withCopies(root: string, folder: string, files: readonly string[]): ShippedPackage[] {
  const holder = readPackage(path.join(root, folder));
  const builtIn = [...new Set(files.flatMap((file) => BUILT_IN.exec(file)?.[1] ?? []))];
  const names = [...new Set(files.flatMap((file) => namesInMap(path.join(root, file))))].sort();
  const copies = builtIn.map((place) => path.join(root, place)).filter(hasManifest);
  const unread: string[] = [];
  for (const name of names.filter((one) => one !== holder.name)) {
    // What is installed has the same license, if another version.
    const place = [
      path.join(root, folder, 'node_modules', name),
      path.join(root, 'node_modules', name),
    ].find(hasManifest);
    if (place === undefined) unread.push(name);
    else copies.push(place);
  }
  const within = `${holder.name} ${holder.version}`;
  return [{ ...holder, unread }, ...copies.map((place) => ({ ...readPackage(place), within }))];
}
