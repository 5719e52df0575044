import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A package of which code is shipped. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** As its manifest says; undefined when it says nothing. */
  license: string | undefined;
  /** The texts in its folder. */
  texts: string[];
}

const IN_PACKAGE = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//;
const TEXT = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;
/** Not a program: `license.ts` is code. */
const CODE = /\.(?:[cm]?[jt]sx?|json|map)$/i;

/** The folders of the packages that files of a bundle are in. @param files as a metafile of esbuild names them. */
export function packageFolders(files: readonly string[]): string[] {
  // What a browser does not need is listed as an empty file, `(disabled):node_modules/…`.
  const shipped = files.filter((file) => !file.startsWith('('));
  const folders = shipped.flatMap((file) => IN_PACKAGE.exec(file)?.[1] ?? []);
  return [...new Set(folders)].sort();
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
