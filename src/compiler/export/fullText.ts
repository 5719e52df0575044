import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { close, createIndex } from 'pagefind';
import { DocsError } from '#core/errors.ts';
import { TEXT_FOLDER } from '#core/search/files.ts';

/** What a reader sees as text. Demos are found by name, in the index of entities. */
const LEFT_OUT = [
  '.demo',
  '.tool',
  '.anchor',
  'main > details',
  '.api-filter',
  '.api-import',
  'nav',
  'details > summary',
  'style',
  'footer',
  '.feedback',
];

const OWN_INTERFACE = /^pagefind-(?:.*ui|highlight)\.(?:js|css)$/;

/** Pages whose text is nothing but names, which the index of entities has. */
const NAMES_ONLY = /\/(types|playground)\/$/;

/**
 * Indexes the text of the export's pages, with a result for each heading.
 * @returns how many pages there are.
 * @throws DocsError when Pagefind refuses.
 */
export async function exportFullText(generated: string, out: string): Promise<number> {
  const routes = JSON.parse(readFileSync(path.join(generated, 'routes.json'), 'utf8')) as {
    route: string;
  }[];
  const indexed = routes.map(({ route }) => route).filter((route) => !NAMES_ONLY.test(route));
  const { index, errors } = await createIndex({
    rootSelector: 'main',
    excludeSelectors: LEFT_OUT,
    forceLanguage: 'en',
  });
  if (index === undefined) throw refused(errors);
  for (const route of indexed) {
    const content = readFileSync(path.join(out, route, 'index.html'), 'utf8');
    const added = await index.addHTMLFile({ url: route, content });
    if (added.errors.length > 0) throw refused(added.errors);
  }
  const folder = path.join(out, TEXT_FOLDER);
  rmSync(folder, { recursive: true, force: true }); // names are hashes: old ones would stay
  const written = await index.writeFiles({ outputPath: folder });
  await close();
  if (written.errors.length > 0) throw refused(written.errors);
  // Its own interfaces: ours is another.
  for (const name of readdirSync(folder).filter((file) => OWN_INTERFACE.test(file))) {
    rmSync(path.join(folder, name));
  }
  return indexed.length;
}

const refused = (errors: readonly string[]): DocsError =>
  new DocsError(
    `Pagefind could not index the text: ${errors.join('; ')}.`,
    'Its program comes with the optional package @pagefind/<platform>: install again without leaving those out.',
  );
