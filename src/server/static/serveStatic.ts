import { plainText } from '../plainText.ts';
import { redirect } from '../redirect.ts';
import { ASK_AGAIN, cachePolicyOf } from './cachePolicy.ts';
import { deliveryOf, type Wish } from './delivery.ts';
import { findFile, INDEX } from './findFile.ts';
import { createFingerprint } from './fingerprint.ts';
import { fileAt, type OutFile } from './outFolder.ts';
import { linksOf, prefersMarkdown, TWIN, twinOf } from './markdownTwin.ts';
import { offerOf, type Folder } from './representation.ts';
import { serveFile, serveMissingPage } from './serveFile.ts';

/** What Next writes for an address that leads nowhere. */
const MISSING_PAGE = '404.html';

/** A file with its place below the root. */
interface Place {
  names: readonly string[];
  file: OutFile;
}

/** A GET or HEAD request for something of the export. */
export interface StaticRequest {
  method: string;
  /** Percent-encoded, after the redirects were applied. */
  pathname: string;
  /** The query with its question mark, or empty; files do not depend on it. */
  search: string;
  headers: Headers;
  /** Hears what goes wrong after the headers were sent. */
  onFailure: (error: unknown) => void;
}

/**
 * Answers requests from the folder `root`.
 *
 * Hono's `serveStatic` is not used: it has no entity tags, no q-values, no If-Range and no address rules for folders,
 * answers HEAD differently from GET, asks the disk synchronously and follows links out of the folder.
 *
 * @param root as `openOutFolder` returns it.
 */
export function createStatic(root: string): (request: StaticRequest) => Promise<Response> {
  const folder: Folder = { root, fingerprint: createFingerprint() };

  return async (request) => {
    const found = await findFile(root, request.pathname);
    switch (found.kind) {
      case 'malformed':
        return plainText(400, 'This address cannot be read.\n');
      case 'elsewhere':
        return redirect(found.pathname + request.search, 308);
      case 'missing':
        return answerMissing(folder, request);
      case 'file':
        return answerPage(folder, found, request);
    }
  };
}

/** A page that has a Markdown twin beside it is sent in the form that the client prefers. */
async function answerPage(folder: Folder, found: Place, request: StaticRequest): Promise<Response> {
  const twin = await twinBeside(folder.root, found.names);
  if (twin === undefined) return answerFile(folder, found, request);
  const { pathname, headers } = request;
  const markdown = prefersMarkdown(headerOf(headers, 'Accept'));
  const response = await answerFile(folder, markdown ? twin : found, request);
  response.headers.append('Vary', 'Accept');
  response.headers.set('Link', linksOf(pathname));
  if (markdown) response.headers.set('Content-Location', twinOf(pathname));
  return response;
}

async function twinBeside(root: string, names: readonly string[]): Promise<Place | undefined> {
  if (names.at(-1) !== INDEX) return undefined;
  const beside = [...names.slice(0, -1), TWIN];
  const file = await fileAt(root, beside);
  return file === undefined ? undefined : { names: beside, file };
}

async function answerFile(folder: Folder, found: Place, request: StaticRequest): Promise<Response> {
  const { headers, method, onFailure } = request;
  const offer = await offerOf(folder, found, headerOf(headers, 'Accept-Encoding'));
  const wish: Wish = {
    method,
    range: headerOf(headers, 'Range'),
    ifRange: headerOf(headers, 'If-Range'),
    ifNoneMatch: headerOf(headers, 'If-None-Match'),
    ifModifiedSince: headerOf(headers, 'If-Modified-Since'),
  };
  const name = found.names.at(-1) ?? '';
  const cacheControl = cachePolicyOf(found.names);
  return serveFile(deliveryOf(wish, offer), offer, { method, name, cacheControl, onFailure });
}

async function answerMissing(folder: Folder, request: StaticRequest): Promise<Response> {
  const { headers, method, onFailure } = request;
  const file = await fileAt(folder.root, [MISSING_PAGE]);
  if (file === undefined) return plainText(404, 'There is no such page.\n');
  const found = { names: [MISSING_PAGE], file };
  const offer = await offerOf(folder, found, headerOf(headers, 'Accept-Encoding'));
  const sending = { method, name: MISSING_PAGE, cacheControl: ASK_AGAIN, onFailure };
  return serveMissingPage(offer, sending);
}

function headerOf(headers: Headers, name: string): string | undefined {
  return headers.get(name) ?? undefined;
}
