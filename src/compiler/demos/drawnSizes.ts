import { z } from 'zod';
import type { Problem } from '#core/errors.ts';
import type { DrawnSizes } from '#core/page/drawnSizes.ts';
import type { Folders } from '../paths.ts';
import { dropTablesExcept, readTables, writeTable, type MeasuredTable } from './measuredTables.ts';

const length = z.number().nonnegative();
const sizes = z.array(z.tuple([length, length])).min(1);
const schema = z.record(z.string(), z.strictObject({ narrow: sizes, middle: sizes, wide: sizes }));

const TABLE: MeasuredTable<DrawnSizes> = {
  file: 'drawnSizes.json',
  schema,
  message:
    'This is no table of what demos draw, with its sizes in a narrow, a middle and a wide window.',
};

/**
 * The sizes that `npm run measure` wrote beside the pages, of charts and grids whose pictures would have other ones. A file
 * that is no table of them is a problem, and counts as absent.
 * @returns by demo id, `<page key>/<name>`.
 */
export const readDrawnSizes = (folders: Folders, problems: Problem[]): Record<string, DrawnSizes> =>
  readTables(folders, TABLE, problems);

/**
 * Writes the sizes of one page's demos, which are all it has: earlier ones are dropped, and so is the file when there is
 * none.
 * @param key the page's folder below `docs`.
 */
export const writeDrawnSizes = (
  docs: string,
  key: string,
  measured: Readonly<Record<string, DrawnSizes>>,
): void => writeTable(docs, key, TABLE, measured);

/** Drops the sizes of pages that are gone. @param keys all pages there are. */
export const dropDrawnSizesExcept = (docs: string, keys: ReadonlySet<string>): void =>
  dropTablesExcept(docs, TABLE, keys);
