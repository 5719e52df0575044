import {
  inColumnOrder,
  packDetails,
  packEntities,
  productOf,
  type SearchColumns,
  type SearchDetails,
} from './columns.ts';
import type { SearchEntity } from './entity.ts';
import { detailsFile, ENTITIES_FILE, shardFile } from './files.ts';
import { shardEntities, type PartRange } from './shards.ts';

/** The file that is fetched first. */
export interface EntitiesFile {
  columns: SearchColumns;
  /** None when the columns are everything. */
  parts: readonly PartRange[];
}

/** A part of a large site's names, with what is said beside them. */
export interface PartFile {
  columns: SearchColumns;
  details: SearchDetails;
}

/** The index as files: address → content. `openSearch` reads them. */
export function packSearch(
  entities: readonly SearchEntity[],
): ReadonlyMap<string, EntitiesFile | SearchDetails | PartFile> {
  const { base, parts } = shardEntities(entities);
  const ordered = inColumnOrder(base);
  const first: EntitiesFile = {
    columns: packEntities(ordered),
    parts: parts.map(({ start, entities: own }) => [start, own.length]),
  };
  return new Map<string, EntitiesFile | SearchDetails | PartFile>([
    [ENTITIES_FILE, first],
    ...[...new Set(ordered.map(productOf))].map((product): [string, SearchDetails] => {
      const own = ordered.filter((entity) => productOf(entity) === product);
      return [detailsFile(product), packDetails(own)];
    }),
    ...parts.map(({ entities: own }, at): [string, PartFile] => {
      const inOrder = inColumnOrder(own);
      return [shardFile(at), { columns: packEntities(inOrder), details: packDetails(inOrder) }];
    }),
  ]);
}
