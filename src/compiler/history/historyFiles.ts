import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { products } from '#content/products.ts';
import { parseHistory, printHistory } from '#core/history/file.ts';
import type { PackageHistory } from '#core/history/history.ts';
import { parseGroups, printGroups, type Groups } from '#core/history/names.ts';
import { ROOT } from '../paths.ts';
import { emptyHistory } from './addVersion.ts';
import type { ProductHistories } from './annotate.ts';
import type { Disagreement } from './olderFacts.ts';

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

/** Where older facts and the packages say different things, in which the packages are right. */
const DISAGREEMENTS = path.join(HISTORY_FOLDER, 'disagreements.json');

/** By package: what differs, then the two versions, then the names. */
type DisagreementFile = Record<string, Record<string, Groups>>;

export function readDisagreements(): Record<string, Disagreement[]> {
  if (!existsSync(DISAGREEMENTS)) return {};
  // A file of ours, written below.
  const file = JSON.parse(readFileSync(DISAGREEMENTS, 'utf8')) as DisagreementFile;
  return Object.fromEntries(
    Object.entries(file).map(([name, kinds]) => [
      name,
      Object.entries(kinds).flatMap(([what, groups]) =>
        parseGroups(groups).map(([subject, key]): Disagreement => {
          const [packages = '', facts = ''] = key.split(' / ');
          return { what: what as Disagreement['what'], name: subject, packages, facts };
        }),
      ),
    ]),
  );
}

/** `sortModel` of `DataGrid` stands as `DataGrid.sortModel`: names have spaces between them. */
export function writeDisagreements(all: Readonly<Record<string, readonly Disagreement[]>>): void {
  const file: DisagreementFile = {};
  for (const [name, list] of Object.entries(all)) {
    const kinds = [...new Set(list.map(({ what }) => what))].toSorted();
    file[name] = Object.fromEntries(
      kinds.map((what) => [
        what,
        printGroups(
          list
            .filter((one) => one.what === what)
            .map((one) => [one.name, `${one.packages} / ${one.facts}`]),
        ),
      ]),
    );
  }
  writeFileSync(DISAGREEMENTS, `${JSON.stringify(file, null, 2)}\n`);
}

/** What is committed of every product. */
export const readHistories = (): ProductHistories =>
  new Map(products.map(({ id, packages }) => [id, packages.map(({ name }) => readHistory(name))]));
