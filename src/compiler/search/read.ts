import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { synonyms } from '#content/synonyms.ts';
import { DocsError } from '#core/errors.ts';
import { unpackEntities } from '#core/search/columns.ts';
import { createEngine, type SearchEngine } from '#core/search/engine.ts';
import { DETAILS_FILE, ENTITIES_FILE } from '#core/search/files.ts';

/**
 * The search over the built index, as a browser has it.
 * @throws DocsError when the compiler has not run.
 */
export function readSearch(generated: string): SearchEngine {
  const read = (name: string): unknown => {
    const file = path.join(generated, 'static', name);
    if (!existsSync(file)) {
      throw new DocsError(`There is no search index at ${file}.`, 'Run `npm run build` first.');
    }
    return JSON.parse(readFileSync(file, 'utf8'));
  };
  return createEngine(unpackEntities(read(ENTITIES_FILE), read(DETAILS_FILE)), synonyms);
}
