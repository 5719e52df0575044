import { redirects } from '#content/redirects.ts';
import { DocsError } from '#core/errors.ts';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { listen } from './listen.ts';
import { printLogEntry } from './log.ts';

async function main(): Promise<void> {
  const { host, port, outFolder } = readConfig(process.env);
  const log = (entry: Parameters<typeof printLogEntry>[0]) => console.error(printLogEntry(entry));
  const app = createApp({ outFolder, redirects, log });
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
