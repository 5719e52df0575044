import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ChangedProduct } from '#core/migration/change.ts';
import type { CodeUsages } from '#core/migration/names.ts';
import { readCode, type CodeProblem } from '#core/migration/readCode.ts';

const CODE_FILE = /\.[cm]?[jt]sx?$/;
/** What somebody else wrote, or a tool. */
const SKIPPED_FOLDER = /^(?:node_modules|\..+)$/;

/** A file that was read, among others that are taken as one text after another. */
interface CodeFile {
  /** As the reader named it. */
  name: string;
  code: CodeUsages;
  /** Lines of the files before it. */
  linesBefore: number;
}

export interface CodeFiles {
  files: CodeFile[];
  /** What of them could not be read. */
  problems: { name: string; problem: CodeProblem }[];
}

/**
 * Files of code among some paths, and in folders below them.
 * @returns undefined for a path that is neither.
 */
export function findCode(folder: string, name: string): string[] | undefined {
  const stat = statSync(path.resolve(folder, name), { throwIfNoEntry: false });
  if (stat?.isFile() === true) return [name];
  return stat?.isDirectory() === true ? filesBelow(folder, name) : undefined;
}

const filesBelow = (folder: string, name: string): string[] =>
  readdirSync(path.resolve(folder, name), { withFileTypes: true })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .flatMap((entry) => {
      const below = path.join(name, entry.name);
      if (entry.isDirectory())
        return SKIPPED_FOLDER.test(entry.name) ? [] : filesBelow(folder, below);
      return entry.isFile() && CODE_FILE.test(entry.name) ? [below] : [];
    });

/** Reads each of some files on its own, so that one that does not parse does not take the others with it. */
export function readFiles(folder: string, names: readonly string[]): CodeFiles {
  const files: CodeFile[] = [];
  const problems: CodeFiles['problems'] = [];
  let linesBefore = 0;
  for (const name of names) {
    const text = readFileSync(path.resolve(folder, name), 'utf8');
    const read = readCode(text);
    if ('problem' in read) {
      problems.push({ name, problem: read.problem });
    } else {
      files.push({ name, code: read.code, linesBefore });
      linesBefore += text.split('\n').length;
    }
  }
  return { files, problems };
}

/** What the files use that import a product, with lines that count through all of them. */
export function usagesOf(files: readonly CodeFile[], product: ChangedProduct): CodeUsages {
  const own = files.filter(({ code }) => code.products.includes(product));
  return {
    usages: own.flatMap(({ code, linesBefore }) =>
      code.usages.map((usage) => ({ ...usage, line: usage.line + linesBefore })),
    ),
    products: own.length === 0 ? [] : [product],
  };
}

/** The file and the line in it: `src/Orders.tsx:12`. @param line counted through all files. */
export function placeOf(files: readonly CodeFile[], line: number): string {
  const file = files.findLast(({ linesBefore }) => linesBefore < line);
  return file === undefined ? String(line) : `${file.name}:${line - file.linesBefore}`;
}
