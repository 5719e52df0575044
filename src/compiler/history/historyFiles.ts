import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { products } from '#content/products.ts';
import { parseHistory, printHistory } from '#core/history/file.ts';
import type { PackageHistory } from '#core/history/history.ts';
import { ROOT } from '../paths.ts';
import { emptyHistory } from './addVersion.ts';
import type { ProductHistories } from './annotate.ts';

export const HISTORY_FOLDER = path.join(ROOT, 'content/history');

/** `@mui/x-data-grid` → `content/history/x-data-grid.json` */
export const historyFileOf = (name: string, folder = HISTORY_FOLDER): string =>
  path.join(folder, `${name.replace('@mui/', '')}.json`);

/** The committed history of a package; an empty one before its first version was read. */
export function readHistory(name: string): PackageHistory {
  const file = historyFileOf(name);
  return existsSync(file)
    ? parseHistory(JSON.parse(readFileSync(file, 'utf8')))
    : emptyHistory(name);
}

export const writeHistory = (history: PackageHistory): void =>
  writeFileSync(
    historyFileOf(history.package),
    `${JSON.stringify(printHistory(history), null, 2)}\n`,
  );

/** What is committed of every product. */
export const readHistories = (): ProductHistories =>
  new Map(products.map(({ id, packages }) => [id, packages.map(({ name }) => readHistory(name))]));
