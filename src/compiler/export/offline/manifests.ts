import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promotions } from '#content/promotions.ts';
import { partPath } from '#core/codeTypes/codeTypes.ts';
import { DocsError } from '#core/errors.ts';
import { MANIFEST_PATH, PLAYGROUND_ROUTE } from '#core/editor/manifest.ts';
import { OFFLINE_ROOT } from '#core/offline/files.ts';
import type { BundledPages } from '#core/browserBundle/scripts.ts';
import { dataPath, type KeepManifest, type KeptFile } from '#core/offline/manifest.ts';
import { demoScriptsPath } from '#core/page/demoScripts.ts';
import { productOfRoute, type Product } from '#core/navigation/products.ts';
import { sandboxesPath } from '#core/sandbox/source.ts';
import { SEARCH_FOLDER } from '#core/search/files.ts';
import { createSearchForFiles } from '../neededFiles.ts';

/** A page as `routes.json` has it. */
export interface KeptRoute {
  route: string;
  key: string;
}

/** What earlier steps of the build know. */
interface Known {
  /** What demos and playgrounds load. */
  bundled: BundledPages;
  /** SHA-256 of files, by their path. */
  hashes?: ReadonlyMap<string, Buffer>;
}

/** Pages that belong to no product and that each of them leads to. */
const SHARED_PAGES = ['/x/search/', '/x/demo/', OFFLINE_ROOT, PLAYGROUND_ROUTE];

/** The files that say what the identifiers of a page's code are. */
function codeTypesOf(out: string, key: string): string[] {
  const files: string[] = [];
  for (let part = 0; existsSync(path.join(out, partPath(key, part))); part += 1) {
    files.push(partPath(key, part));
  }
  return files;
}

/**
 * What each product needs without the network, from the export as it will be served: pages with their Markdown and lists,
 * the data that links between them fetch, scripts and styles with those of demos and playgrounds, fonts, the whole search,
 * and the editor with the code of demos. Not what runs that code: its frame has no origin, and no worker answers for it.
 * @throws DocsError when the export has no build.
 */
export function listManifests(
  out: string,
  routes: readonly KeptRoute[],
  products: readonly Product[],
  { bundled, hashes = new Map() }: Known,
): KeepManifest[] {
  const build = readBuild(out);
  const search = searchFiles(out);
  const needs = createSearchForFiles(out);
  const describe = createDescription(out, hashes);
  const pictures = promotions
    .map(({ img }) => img.replace(/#.*/, ''))
    .filter((url) => existsSync(path.join(out, url)));
  return products.map((product) => {
    const own = routes.filter(({ route }) => productOfRoute(products, route) === product);
    const pages = [...own.map(({ route }) => route), ...SHARED_PAGES];
    const documents = pages.map((route) => `${route}index.html`);
    const data = own.map(({ route }) => dataPath(build, route));
    const scripts = own
      .flatMap(({ key }) => [bundled.demos[key] ?? [], bundled.playgrounds[key] ?? []].flat())
      .flatMap(({ now, later }) => [...now, ...later]);
    const twins = own.map(({ route }) => `${route}index.md`);
    const lists = own.map(({ route }) => `${route}llms.txt`);
    const code = own.flatMap(({ key }) => [sandboxesPath(key), demoScriptsPath(key)]);
    const others = [...twins, ...lists, ...code].filter((url) => existsSync(path.join(out, url)));
    const files = [
      ...new Set(scripts),
      ...pages,
      ...data,
      ...others,
      ...own.flatMap(({ key }) => codeTypesOf(out, key)),
      '/icon.svg',
      MANIFEST_PATH,
      ...pictures,
      ...search,
      ...needs(documents),
    ];
    return { product: product.id, build, files: files.map(describe) };
  });
}

/** Next's id of the build: the folder of the data. */
export function readBuild(out: string): string {
  const folder = path.join(out, '_next/data');
  const [build, ...others] = existsSync(folder) ? readdirSync(folder) : [];
  if (build !== undefined && others.length === 0) return build;
  throw new DocsError(
    `${folder} holds ${build === undefined ? 'no build' : 'more than one build'}.`,
    'Remove the folder of the export and run `npm run build`.',
  );
}

function searchFiles(out: string): string[] {
  return readdirSync(path.join(out, SEARCH_FOLDER), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz|html|xml)$/.test(entry.name))
    .map((entry) => `/${path.relative(out, path.join(entry.parentPath, entry.name))}`)
    .map((url) => url.replaceAll(path.sep, '/'))
    .sort();
}

/** Size and hash of what stands at an address, read once at most. */
function createDescription(
  out: string,
  hashes: ReadonlyMap<string, Buffer>,
): (url: string) => KeptFile {
  const known = new Map<string, KeptFile>();
  return (url) => {
    const described = known.get(url);
    if (described !== undefined) return described;
    const file = path.join(out, url.endsWith('/') ? `${url}index.html` : url);
    const { size: bytes } = statSync(file);
    const hash = hashes.get(file) ?? createHash('sha256').update(readFileSync(file)).digest();
    const compressed = `${file}.br`;
    const read: KeptFile = {
      url,
      sha256: hash.toString('base64url'),
      bytes,
      wire: existsSync(compressed) ? statSync(compressed).size : bytes,
    };
    known.set(url, read);
    return read;
  };
}
