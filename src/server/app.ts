import { Hono } from 'hono';
import { MCP_PATH } from '#core/discovery/mcpServer.ts';
import type { SiteHeaders } from '#core/headers/responseHeaders.ts';
import type { RedirectEntry } from '#core/redirects/entry.ts';
import { readRules } from '#core/redirects/rules.ts';
import { rulingFor } from '#core/redirects/ruling.ts';
import type { Log } from './log.ts';
import { networkOfRequest } from './feedback/network.ts';
import type { BucketRule } from './buckets.ts';
import { HEALTH_PATHS } from './health.ts';
import { createEndpoint } from './mcp/endpoint.ts';
import { plainText } from './plainText.ts';
import { redirect } from './redirect.ts';
import { ASK_AGAIN } from '#core/headers/cachePolicy.ts';
import { openOutFolder } from './static/outFolder.ts';
import { createStatic } from './static/serveStatic.ts';

/** What the server works with; all of it comes from outside, so that a test can bring its own. */
export interface AppOptions {
  /** The folder of the export. */
  outFolder: string;
  redirects: readonly RedirectEntry[];
  /** What responses carry beside the headers of HTTP itself. */
  headers: SiteHeaders;
  /** Hears of everything unexpected, once. */
  log: Log;
  /** Where readers find the site, when that is not where the server listens. */
  publicOrigin?: string | undefined;
  /** How many proxies of ours stand before the server; 0 when left out. */
  proxies?: number;
  /** The only hosts that requests may be for; any when left out. */
  allowedHosts?: readonly string[] | undefined;
  /** How many messages of MCP a network may send. */
  messages?: BucketRule;
  /** Adds the routes of what answers besides the export, before it. */
  addServices?: (app: SiteApp) => void;
}

/** Routes, and whether a response has its headers already. */
export type SiteApp = Hono<{ Variables: { dressed: boolean } }>;

/** With which a request for MCP can come; it says itself which of them it takes. */
const METHODS = ['GET', 'POST', 'DELETE', 'PUT', 'PATCH', 'OPTIONS'];

/**
 * The server as a function from request to response. Redirects come before files, so that an old address leads on
 * even where the export has something to say to a host that knows no redirects.
 *
 * @throws DocsError when the folder is missing or the redirects make no sense.
 */
export function createApp({
  outFolder,
  redirects,
  headers: siteHeaders,
  log,
  publicOrigin,
  proxies = 0,
  messages,
  allowedHosts,
  addServices,
}: AppOptions): SiteApp {
  const root = openOutFolder(outFolder);
  const answerStatic = createStatic(root, siteHeaders);
  const answerMcp = createEndpoint({ root, log, publicOrigin, messages });
  const rules = readRules(redirects);
  // Routes are matched on the path as it was sent: decoded, a line break in it would match no route at all.
  const app: SiteApp = new Hono({ getPath: (request) => new URL(request.url).pathname });

  // What is no file of the export bears what the least of its files bears.
  const others = Object.entries({ ...siteHeaders.of.file, 'Cache-Control': ASK_AGAIN });
  const always = Object.entries(siteHeaders.always);
  app.use(async (c, next) => {
    await next();
    // Files come with everything: to read the headers of a response makes the adapter build them, request for request.
    if (c.get('dressed')) return;
    const { headers } = c.res;
    for (const [name, value] of always) headers.set(name, value);
    for (const [name, value] of others) if (!headers.has(name)) headers.set(name, value);
  });

  if (allowedHosts !== undefined) {
    app.use(async (c, next) => {
      // Whoever runs the server asks after its health by its address.
      const isProbe = HEALTH_PATHS.includes(c.req.path);
      if (isProbe || allowedHosts.includes(c.req.header('Host')?.toLowerCase() ?? ''))
        return next();
      return plainText(421, 'This server does not answer for that host.\n');
    });
  }

  app.on(METHODS, [MCP_PATH, `${MCP_PATH}/`], (c) =>
    answerMcp(c.req.raw, networkOfRequest(c, proxies)),
  );
  addServices?.(app);

  // Also HEAD, which Hono answers by the route of GET.
  app.get('*', async (c) => {
    const { method, headers } = c.req.raw;
    const pathname = c.req.path;
    const queryAt = c.req.url.indexOf('?');
    const search = queryAt === -1 ? '' : c.req.url.slice(queryAt);
    const ruling = rulingFor(rules, pathname, search);
    if (ruling.kind === 'redirect') return redirect(ruling.location, ruling.status);
    const onFailure = (error: unknown) => log({ method, path: pathname, error });
    const answer = await answerStatic({
      method,
      headers,
      pathname: ruling.pathname,
      search,
      onFailure,
    });
    c.set('dressed', answer.dressed);
    return answer.response;
  });

  app.all('*', () => plainText(405, 'Only GET and HEAD.\n', { Allow: 'GET, HEAD' }));

  app.onError((error, c) => {
    log({ method: c.req.method, path: c.req.path, error });
    return plainText(500, 'Something went wrong on our side. Please try again later.\n');
  });

  return app;
}
