import { performance } from 'node:perf_hooks';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { CORPUS_FILE, type Corpus } from '#core/twins/corpus.ts';
import { createApp } from '#server/app.ts';
import { readSiteHeaders } from '#server/securityHeaders.ts';
import { readFileSync } from 'node:fs';
import { queries } from '../tests/search/queries.ts';

const share = (values: readonly number[], part: number): string =>
  (values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? NaN).toFixed(1);

/** Milliseconds of processor that `work` takes. */
function busyWith(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const LOOPS = 5_000_000;
const CALIBRATIONS = 15;

/**
 * A fixed piece of work, the median of several: what a call takes is also printed in multiples of it, which can be
 * compared between machines, and between a quiet and a busy hour of one.
 */
function calibrate(): number {
  const times = Array.from({ length: CALIBRATIONS }, () =>
    busyWith(() => {
      let seed = 1;
      for (let i = 0; i < LOOPS; i += 1) seed = Math.imul(seed ^ i, 0x01000193);
      if (seed === 0) throw new Error('The loop was left out.');
    }),
  );
  return times.toSorted((a, b) => a - b)[Math.floor(CALIBRATIONS / 2)] ?? NaN;
}

const megabytes = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().rss / 1e6;
};

/**
 * Milliseconds of each call, one after the other, from the official client through the server and back; and of the
 * processor's time, which does not count what else the machine is doing.
 */
async function time(
  client: Client,
  name: string,
  calls: readonly Record<string, unknown>[],
): Promise<void> {
  const times: number[] = [];
  const busy: number[] = [];
  const unit = calibrate();
  for (const args of calls) {
    const start = performance.now();
    const before = process.cpuUsage();
    const { isError } = await client.callTool({ name, arguments: args });
    const { user, system } = process.cpuUsage(before);
    times.push(performance.now() - start);
    busy.push((user + system) / 1_000);
    if (isError === true) throw new Error(`${name} ${JSON.stringify(args)} failed.`);
  }
  console.log(
    `MCP ${name}: ${times.length} calls, ${share(times, 0.5)} / ${share(times, 0.95)} / ${share(times, 0.999)} ms (p50 / p95 / longest), ${share(busy, 0.5)} / ${share(busy, 0.95)} ms of processor, ${share(
      busy.map((one) => one / unit),
      0.95,
    )} times the fixed loop of ${unit.toFixed(1)} ms (p95)`,
  );
}

/** The tools over HTTP, without a network between; and what the corpus weighs in memory. */
export async function benchMcp(): Promise<void> {
  const before = megabytes();
  const app = createApp({
    outFolder: 'out',
    headers: readSiteHeaders('out'),
    redirects: [],
    // Nobody is asked to wait here.
    messages: { size: Infinity, perSecond: 0 },
    log: ({ error }) => console.error(error),
  });
  const served = megabytes();
  const client = new Client(
    { name: 'bench', version: '1' },
    { versionNegotiation: { mode: { pin: '2026-07-28' } } },
  );
  const start = performance.now();
  await client.connect(
    new StreamableHTTPClientTransport(new URL('http://localhost/x/mcp'), {
      fetch: async (url, init) => app.fetch(new Request(url, init)),
    }),
  );
  await client.callTool({ name: 'search_docs', arguments: { query: 'sorting' } });
  console.log(
    `MCP: ${(performance.now() - start).toFixed(0)} ms to the first answer; memory ${before.toFixed(0)} MB, with the server ${served.toFixed(0)} MB, with all it has loaded ${megabytes().toFixed(0)} MB`,
  );
  const { pages } = JSON.parse(readFileSync(`out${CORPUS_FILE}`, 'utf8')) as Corpus;
  const questions = Object.values(queries)
    .flat()
    .map(([query]) => ({ query }));
  const routes = pages.map(({ route }) => ({ route }));
  await time(client, 'get_page', routes.slice(0, 20));
  // The first ones are counted by themselves: the thread has warmed itself up by then (`warmUp.ts`).
  await time(client, 'search_docs', questions.slice(0, 60));
  await time(client, 'search_docs', questions);
  await time(client, 'get_page', routes);
  const entries = pages.filter(({ kind }) => ['component', 'interface', 'hook'].includes(kind));
  await time(
    client,
    'get_api',
    entries.map(({ title: name, product }) => ({ name, product })),
  );
  const demos = pages.flatMap(({ route, demos: own = [] }) =>
    own.map(({ name }) => ({ name, route })),
  );
  await time(client, 'get_demo', demos);
  await client.close();
}
