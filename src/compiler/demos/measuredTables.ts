import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Problem } from '#core/errors.ts';
import { writeIfChanged } from '../emit/write.ts';
import { relativePath, type Folders } from '../paths.ts';

/** A file that `npm run measure` writes beside a page: what it has measured of each demo, by name. */
export interface MeasuredTable<T> {
  file: string;
  schema: z.ZodType<Record<string, T>>;
  /** What is said of a file that is no such table. */
  message: string;
}

/**
 * The tables beside all pages. A file that is none is a problem, and counts as absent.
 * @returns by demo id, `<page key>/<name>`.
 */
export function readTables<T>(
  { root, docs }: Folders,
  table: MeasuredTable<T>,
  problems: Problem[],
): Record<string, T> {
  const measured: Record<string, T> = {};
  for (const key of pagesWith(docs, table)) {
    const file = path.join(docs, key, table.file);
    const found = readTable(file, table);
    if (found === undefined) {
      problems.push({
        file: relativePath(root, file),
        message: table.message,
        remedy: `Delete the file and run: npm run measure -- ${key}`,
      });
      continue;
    }
    for (const [name, value] of Object.entries(found)) measured[`${key}/${name}`] = value;
  }
  return measured;
}

function readTable<T>(file: string, { schema }: MeasuredTable<T>): Record<string, T> | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return undefined;
    throw error;
  }
}

/** Keys of the pages that have such a file. */
function pagesWith(docs: string, { file }: Pick<MeasuredTable<unknown>, 'file'>): string[] {
  if (!existsSync(docs)) return [];
  return readdirSync(docs, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name === file)
    .map((entry) => relativePath(docs, entry.parentPath))
    .sort();
}

/**
 * Writes the table of one page, which is all it has: what was in the file is dropped, and so is the file when there is
 * nothing to write.
 * @param key the page's folder below `docs`.
 */
export function writeTable<T>(
  docs: string,
  key: string,
  table: MeasuredTable<T>,
  measured: Readonly<Record<string, T>>,
): void {
  const file = path.join(docs, key, table.file);
  const names = Object.keys(measured).sort();
  if (names.length === 0) return rmSync(file, { force: true });
  const lines = names.map((name) => `  ${JSON.stringify(name)}: ${oneLine(measured[name])}`);
  writeIfChanged(file, `{\n${lines.join(',\n')}\n}\n`);
}

/** JSON as the formatter writes it when it fits in a line. */
function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([key, each]) => `${JSON.stringify(key)}: ${oneLine(each)}`,
  );
  return `{ ${entries.join(', ')} }`;
}

/** Drops the tables of pages that are gone. @param keys all pages there are. */
export function dropTablesExcept<T>(
  docs: string,
  table: MeasuredTable<T>,
  keys: ReadonlySet<string>,
): void {
  for (const key of pagesWith(docs, table)) if (!keys.has(key)) writeTable(docs, key, table, {});
}
