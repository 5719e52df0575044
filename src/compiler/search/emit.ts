import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { SearchEntity } from '#core/search/entity.ts';
import { SEARCH_FOLDER } from '#core/search/files.ts';
import { packSearch } from '#core/search/pack.ts';
import { packTexts } from '#core/search/text/pack.ts';
import type { PlannedPage, TextPage } from '#core/search/text/section.ts';
import { bundleWorker } from '../emit/bundleWorker.ts';
import { writeIfChanged } from '../emit/write.ts';
import { printOpenSearch } from './openSearch.ts';

/** Laid out as below the site's root. */
const folderIn = (generated: string): string => path.join(generated, 'static', SEARCH_FOLDER);

/** Everything that can be found. */
export interface SearchParts {
  entities: readonly SearchEntity[];
  /** The text of guides; none in development, which prints no Markdown. */
  texts: readonly TextPage[];
  planned: readonly PlannedPage[];
}

/** Writes the index of names and of texts, the worker that searches it, and the description for browsers. */
export async function emitSearch(
  generated: string,
  { entities, texts, planned }: SearchParts,
): Promise<void> {
  const folder = folderIn(generated);
  const files = new Map<string, unknown>([...packSearch(entities), ...packTexts(texts, planned)]);
  for (const [address, content] of files) {
    writeIfChanged(path.join(generated, 'static', address), JSON.stringify(content));
  }
  // What an earlier build wrote and this one does not: a product that went, parts that are no more.
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
    if (!files.has(`${SEARCH_FOLDER}/${name}`)) rmSync(path.join(folder, name));
  }
  writeIfChanged(path.join(folder, 'worker.js'), await bundleWorker('src/site/search/worker.ts'));
  writeIfChanged(path.join(folder, 'opensearch.xml'), printOpenSearch());
}
