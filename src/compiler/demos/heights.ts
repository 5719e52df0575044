import { z } from 'zod';
import type { Problem } from '#core/errors.ts';
import type { Folders } from '../paths.ts';
import { dropTablesExcept, readTables, writeTable, type MeasuredTable } from './measuredTables.ts';

/** Widths of the page at which heights are measured, in CSS pixels: up to 599, 600 to 1199, from 1200. */
export const MEASURED_WIDTHS = [360, 900, 1440] as const;

const height = z.number().nonnegative();
const schema = z.record(z.string(), z.tuple([height, height, height]));

/** Demo → its height in CSS pixels at each of `MEASURED_WIDTHS`: by name in a page's own file, by id for the whole site. */
export type DemoHeights = z.infer<typeof schema>;

const TABLE: MeasuredTable<DemoHeights[string]> = {
  file: 'heights.json',
  schema,
  message: 'This is no table of three heights for each demo.',
};

/**
 * The heights that `npm run measure` wrote beside the pages. A file that is no table of them is a problem, and counts as
 * absent.
 * @returns by demo id, `<page key>/<name>`.
 */
export const readHeights = (folders: Folders, problems: Problem[]): DemoHeights =>
  readTables(folders, TABLE, problems);

/**
 * Writes the heights of one page's demos, which are all it has: earlier ones are dropped, and so is the file when there is
 * none.
 * @param key the page's folder below `docs`.
 */
export const writeHeights = (docs: string, key: string, heights: DemoHeights): void =>
  writeTable(docs, key, TABLE, heights);

/** Drops the heights of pages that are gone. @param keys all pages there are. */
export const dropHeightsExcept = (docs: string, keys: ReadonlySet<string>): void =>
  dropTablesExcept(docs, TABLE, keys);
