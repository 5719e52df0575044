import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Problem } from '#core/errors.ts';
import { writeIfChanged } from '../emit/write.ts';
import { relativePath, type Folders } from '../paths.ts';

/** Widths of the page at which heights are measured, in CSS pixels: up to 599, 600 to 1199, from 1200. */
export const MEASURED_WIDTHS = [360, 900, 1440] as const;

const height = z.number().nonnegative();
const schema = z.record(z.string(), z.tuple([height, height, height]));

/** Demo → its height in CSS pixels at each of `MEASURED_WIDTHS`: by name in a page's own file, by id for the whole site. */
export type DemoHeights = z.infer<typeof schema>;

const FILE = 'heights.json';

/**
 * The heights that `npm run measure` wrote beside the pages. A file that is no table of them is a problem, and counts as
 * absent.
 * @returns by demo id, `<page key>/<name>`.
 */
export function readHeights({ root, docs }: Folders, problems: Problem[]): DemoHeights {
  const heights: DemoHeights = {};
  for (const key of measuredPages(docs)) {
    const file = path.join(docs, key, FILE);
    const table = readTable(file);
    if (table === undefined) {
      problems.push({
        file: relativePath(root, file),
        message: 'This is no table of three heights for each demo.',
        remedy: `Delete the file and run: npm run measure -- ${key}`,
      });
      continue;
    }
    for (const [name, sizes] of Object.entries(table)) heights[`${key}/${name}`] = sizes;
  }
  return heights;
}

function readTable(file: string): DemoHeights | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return undefined;
    throw error;
  }
}

/** Keys of the pages that have heights. */
function measuredPages(docs: string): string[] {
  if (!existsSync(docs)) return [];
  return readdirSync(docs, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name === FILE)
    .map((entry) => relativePath(docs, entry.parentPath))
    .sort();
}

/**
 * Writes the heights of one page's demos, which are all it has: earlier ones are dropped, and so is the file when there is
 * none.
 * @param key the page's folder below `docs`.
 */
export function writeHeights(docs: string, key: string, heights: DemoHeights): void {
  const file = path.join(docs, key, FILE);
  const names = Object.keys(heights).sort();
  if (names.length === 0) return rmSync(file, { force: true });
  const lines = names.map(
    (name) => `  ${JSON.stringify(name)}: [${heights[name]?.join(', ') ?? ''}]`,
  );
  writeIfChanged(file, `{\n${lines.join(',\n')}\n}\n`);
}

/** Drops the heights of pages that are gone. @param keys all pages there are. */
export function dropHeightsExcept(docs: string, keys: ReadonlySet<string>): void {
  for (const key of measuredPages(docs)) if (!keys.has(key)) writeHeights(docs, key, {});
}
