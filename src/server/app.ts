import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Log } from './log.ts';
import { plainText } from './plainText.ts';
import { redirect } from './redirect.ts';
import type { RedirectEntry } from './redirects/entry.ts';
import { readRules } from './redirects/rules.ts';
import { rulingFor } from './redirects/ruling.ts';
import { SECURITY_HEADERS } from './securityHeaders.ts';
import { ASK_AGAIN } from './static/cachePolicy.ts';
import { openOutFolder } from './static/outFolder.ts';
import { createStatic } from './static/serveStatic.ts';

/** What the server works with; all of it comes from outside, so that a test can bring its own. */
export interface AppOptions {
  /** The folder of the export. */
  outFolder: string;
  redirects: readonly RedirectEntry[];
  /** Hears of everything unexpected, once. */
  log: Log;
  /** What answers besides the export, before it: each with routes of its own. */
  services?: readonly Service[];
}

/** Routes with whatever the adapter hands them. */
// oxlint-disable-next-line typescript/no-explicit-any -- Hono's own bound on environments
export type Service = Hono<any>;

/**
 * The server as a function from request to response. Redirects come before files, so that an old address leads on
 * even where the export has something to say to a host that knows no redirects.
 *
 * @throws DocsError when the folder is missing or the redirects make no sense.
 */
export function createApp({ outFolder, redirects, log, services = [] }: AppOptions): Hono {
  const answerStatic = createStatic(openOutFolder(outFolder));
  const rules = readRules(redirects);
  // Routes are matched on the path as it was sent: decoded, a line break in it would match no route at all.
  const app = new Hono({ getPath: (request) => new URL(request.url).pathname });

  app.use(secureHeaders(SECURITY_HEADERS));
  app.use(async (c, next) => {
    await next();
    const { headers } = c.res;
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', ASK_AGAIN);
  });

  for (const service of services) app.route('/', service);

  // Also HEAD, which Hono answers by the route of GET.
  app.get('*', async (c) => {
    const { method, headers } = c.req.raw;
    const { pathname, search } = new URL(c.req.url);
    const ruling = rulingFor(rules, pathname, search);
    if (ruling.kind === 'redirect') return redirect(ruling.location, ruling.status);
    const onFailure = (error: unknown) => log({ method, path: pathname, error });
    return answerStatic({ method, headers, pathname: ruling.pathname, search, onFailure });
  });

  app.all('*', () => plainText(405, 'Only GET and HEAD.\n', { Allow: 'GET, HEAD' }));

  app.onError((error, c) => {
    log({ method: c.req.method, path: c.req.path, error });
    return plainText(500, 'Something went wrong on our side. Please try again later.\n');
  });

  return app;
}
