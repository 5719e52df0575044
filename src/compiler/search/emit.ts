import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import type { SearchEntity } from '#core/search/entity.ts';
import { SEARCH_FOLDER } from '#core/search/files.ts';
import { packSearch } from '#core/search/pack.ts';
import { packTexts } from '#core/search/text/pack.ts';
import type { PlannedPage, TextPage } from '#core/search/text/section.ts';
import { writeIfChanged } from '../emit/write.ts';
import { ROOT } from '../paths.ts';
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
  writeIfChanged(path.join(folder, 'worker.js'), await bundleWorker());
  writeIfChanged(path.join(folder, 'opensearch.xml'), printOpenSearch());
}

/** Small and alone: the bundler's own way brings its runtime along, and starts it from a blob. */
async function bundleWorker(): Promise<string> {
  const result = await build({
    entryPoints: [path.join(ROOT, 'src/site/search/worker.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome111', 'firefox111', 'safari16.4'],
    logLevel: 'silent',
  });
  return result.outputFiles[0]?.text ?? '';
}
