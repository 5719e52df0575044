import { isForHosts, kindOf, type SiteHeaders } from '#core/headers/responseHeaders.ts';
import { cachePolicyOf } from '#core/headers/cachePolicy.ts';
import { plainText } from '../plainText.ts';
import { redirect } from '../redirect.ts';
import { createContents } from './contents.ts';
import { deliveryOf, type FileRequest } from './delivery.ts';
import { createFingerprint } from './fingerprint.ts';
import { createLookup, type Lookup, type Place } from './lookup.ts';
import { prefersMarkdown } from './markdownTwin.ts';
import { offerOf } from './representation.ts';
import { serveFile, serveMissingPage, type Sending } from './serveFile.ts';

/** What Next writes for an address that leads nowhere. */
const MISSING_PAGE = '/404.html';

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

export interface StaticAnswer {
  response: Response;
  /** Whether it has the headers that every response of the site carries. */
  dressed: boolean;
}

const bare = (response: Response): StaticAnswer => ({ response, dressed: false });
const dressed = (response: Response): StaticAnswer => ({ response, dressed: true });

/**
 * Answers requests from the folder `root`.
 *
 * Hono's `serveStatic` is not used: it has no entity tags, no q-values, no If-Range and no address rules for folders,
 * answers HEAD differently from GET, asks the disk synchronously and follows links out of the folder.
 *
 * @param root as `openOutFolder` returns it.
 * @param headers what responses carry: on every one, and by what it is.
 */
export function createStatic(
  root: string,
  headers: SiteHeaders,
): (request: StaticRequest) => Promise<StaticAnswer> {
  const lookup = createLookup({ root, fingerprint: createFingerprint() }, (names) => ({
    ...headers.always,
    ...headers.of[kindOf(names.join('/'))],
    'Cache-Control': cachePolicyOf(names),
  }));
  const contents = createContents();
  const sendingOf = ({ method, onFailure }: StaticRequest, { names, fields }: Place): Sending => ({
    method,
    name: names.at(-1) ?? '',
    fields,
    contents,
    onFailure,
  });

  async function answerMissing(request: StaticRequest): Promise<StaticAnswer> {
    if (request.pathname.endsWith('.md')) return bare(missingMarkdown());
    const page = await lookup(MISSING_PAGE);
    if (page.kind !== 'file') return bare(plainText(404, 'There is no such page.\n'));
    const offer = offerOf(page.variants, headerOf(request.headers, 'Accept-Encoding'));
    return dressed(await serveMissingPage(offer, sendingOf(request, page)));
  }

  return async (request) => {
    const found: Lookup = await lookup(request.pathname);
    switch (found.kind) {
      case 'malformed':
        return bare(plainText(400, 'This address cannot be read.\n'));
      case 'elsewhere':
        if (found.pathname === '/404/') return answerMissing(request);
        return bare(redirect(found.pathname + request.search, 308));
      case 'missing':
        return answerMissing(request);
      case 'file': {
        if (isNoAddress(found.names)) return answerMissing(request);
        const form = formFor(found, headerOf(request.headers, 'Accept'));
        return dressed(await answerFile(form, request, sendingOf(request, form)));
      }
    }
  };
}

/** Who asks for Markdown cannot read the page for people. */
const missingMarkdown = (): Response =>
  plainText(404, MISSING_MARKDOWN, { 'Content-Type': 'text/markdown; charset=utf-8' });

const MISSING_MARKDOWN =
  '# Not found\n\nThere is no such page. [/x/llms.txt](/x/llms.txt) lists every page that is written.\n';

/** What lies in the export and yet has no address: what is for hosts, and the page for what is missing. */
const isNoAddress = ([first = '', ...more]: readonly string[]): boolean =>
  more.length === 0 ? isForHosts(first) || first === MISSING_PAGE.slice(1) : first === '404';

/** A page that has a Markdown twin beside it is sent in the form that the client prefers. */
const formFor = (page: Place, accept: string | undefined): Place =>
  page.twin !== undefined && prefersMarkdown(accept) ? page.twin : page;

function answerFile(
  { variants }: Place,
  { headers, method }: StaticRequest,
  sending: Sending,
): Promise<Response> {
  const offer = offerOf(variants, headerOf(headers, 'Accept-Encoding'));
  const fileRequest: FileRequest = {
    method,
    range: headerOf(headers, 'Range'),
    ifRange: headerOf(headers, 'If-Range'),
    ifNoneMatch: headerOf(headers, 'If-None-Match'),
    ifModifiedSince: headerOf(headers, 'If-Modified-Since'),
  };
  return serveFile(deliveryOf(fileRequest, offer), offer, sending);
}

function headerOf(headers: Headers, name: string): string | undefined {
  return headers.get(name) ?? undefined;
}
