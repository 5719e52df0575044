import path from 'node:path';
import { redirects } from '#content/redirects.ts';
import { FEEDBACK_DATABASE_FILE } from '#core/feedback/answer.ts';
import { DocsError } from '#core/errors.ts';
import { createApp, type SiteApp } from './app.ts';
import { readConfig } from './config.ts';
import { demoDataRoutes } from './demoData/routes.ts';
import { maintainerRoutes } from './feedback/maintainers.ts';
import { feedbackRoutes } from './feedback/routes.ts';
import { feedbackPagesOf, keepFeedback } from './feedback/service.ts';
import { healthRoutes } from './health.ts';
import { listen } from './listen.ts';
import { createLog, type ServerLog } from './log.ts';
import { openOutFolder } from './static/outFolder.ts';
import { readSiteHeaders, withStrictTransport } from './securityHeaders.ts';

async function main(): Promise<void> {
  const settings = readConfig(process.env);
  const { host, port, outFolder, publicOrigin, subdomains, allowedHosts, feedback } = settings;
  const log = createLog(settings.logLevel);
  const table = readSiteHeaders(openOutFolder(outFolder));
  const headers = feedback.encrypted
    ? { ...table, always: withStrictTransport(table.always, subdomains) }
    : table;
  const ownHosts = publicOrigin === undefined ? [] : [new URL(publicOrigin).host];
  const config = { ...feedback, hosts: [...feedback.hosts, ...ownHosts] };
  const pages = feedbackPagesOf(outFolder, log);
  const connection = keepFeedback(config, log, path.join(outFolder, FEEDBACK_DATABASE_FILE));
  const addServices = (app: SiteApp): void => {
    app.route('/', healthRoutes(connection));
    app.route('/', feedbackRoutes({ connection, config, pages, log }));
    app.route('/', maintainerRoutes({ connection, config }));
    const { demoRows: rows } = settings;
    app.route('/', demoDataRoutes({ connection, rows, log, proxies: feedback.proxies }));
  };
  const app = createApp({
    outFolder,
    redirects,
    headers,
    log: log.request,
    publicOrigin,
    proxies: feedback.proxies,
    allowedHosts,
    addServices,
  });
  const { url, close } = await listen({ fetch: app.fetch, host, port, headers: headers.always });
  let isTold = false;
  sayTheEnd(log, () => isTold);
  // Who started the server may not listen any more.
  process.stdout.on('error', (error) => log.warn('The address could not be printed.', error));
  console.log(url);
  connection.start();
  // First the requests under way, then what they need.
  const end = () => {
    isTold = true;
    void close().then(connection.close);
  };
  // Once each: who presses Ctrl+C a second time does not want to wait, and Node ends at once.
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
}

/**
 * Whatever ends the process stands in the log before: an error that nobody caught, or a library that exits by itself, as
 * the embedded database can when its disk is full.
 * @param isTold whether a signal has asked for the end.
 */
function sayTheEnd(log: ServerLog, isTold: () => boolean): void {
  let isReported = false;
  const end = (error: unknown): void => {
    isReported = true;
    log.fatal('The server ends: nobody caught an error.', error);
    process.exit(1);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
  process.on('exit', (code) => {
    // A library may call its own end a success.
    if (!isReported && (code !== 0 || !isTold()))
      log.fatal('The server ends.', `exit code ${code}`);
  });
}

try {
  await main();
} catch (error) {
  if (!(error instanceof DocsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
