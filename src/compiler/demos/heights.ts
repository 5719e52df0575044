import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Widths of the page at which heights are measured, in CSS pixels: up to 599, 600 to 1199, from 1200. */
export const MEASURED_WIDTHS = [360, 900, 1440] as const;

const schema = z.record(z.string(), z.tuple([z.number(), z.number(), z.number()]));

/** Demo id → its height in CSS pixels at each of `MEASURED_WIDTHS`. */
export type DemoHeights = z.infer<typeof schema>;

export const heightsFile = (docs: string): string => path.join(docs, '../demo-heights.json');

/**
 * The table that `npm run measure` writes.
 * @throws when the file is there and is no such table.
 */
export function readHeights(docs: string): DemoHeights {
  const file = heightsFile(docs);
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}
