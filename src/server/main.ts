import { redirects } from '#content/redirects.ts';
import { DocsError } from '#core/errors.ts';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { listen } from './listen.ts';
import { printLogEntry } from './log.ts';
import { openOutFolder } from './static/outFolder.ts';
import { readSiteHeaders, withStrictTransport } from './securityHeaders.ts';

async function main(): Promise<void> {
  const { host, port, outFolder, publicOrigin } = readConfig(process.env);
  const log = (entry: Parameters<typeof printLogEntry>[0]) => console.error(printLogEntry(entry));
  const table = readSiteHeaders(openOutFolder(outFolder));
  const encrypted = publicOrigin?.startsWith('https:') ?? false;
  const headers = encrypted ? { ...table, always: withStrictTransport(table.always) } : table;
  const app = createApp({ outFolder, redirects, headers, log });
  const { url, close } = await listen({ fetch: app.fetch, host, port });
  console.log(url);
  // Once each: who presses Ctrl+C a second time does not want to wait, and Node ends at once.
  process.once('SIGINT', close);
  process.once('SIGTERM', close);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof DocsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
