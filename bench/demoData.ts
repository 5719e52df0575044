/*
 * `npx tsx bench/demoData.ts [<rows embedded> <rows in PostgreSQL>]`: how long the demo's rows take to make, how long requests
 * of the grid take then, and how much memory the process needs.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openEmbedded } from '#server/database/embedded.ts';
import { connectDatabase, type DatabaseConnection } from '#server/database/connection.ts';
import type { Database } from '#server/database/database.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { createPostgres } from '#server/database/postgresFixture.ts';
import { demoDataRoutes } from '#server/demoData/routes.ts';
import { plain, requests, ROUNDS } from './demoData/requests.ts';

const [embeddedRows = 10_000, postgresRows = 100_000] = process.argv.slice(2).map(Number);
const part = (times: readonly number[], share: number): string =>
  `${(times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? NaN).toFixed(1)} ms`;

const isOpen = (connection: DatabaseConnection): Promise<boolean> =>
  connection
    .use((orm) => orm.execute(sql`select 1`))
    .then(
      () => true,
      () => false,
    );

async function bench(name: string, rows: number, open: () => Promise<Database>): Promise<void> {
  const connection = connectDatabase({
    open,
    onState: (state) => {
      if (state.kind === 'down') console.error(`${name}:`, state.reason);
    },
  });
  connection.start();
  const log = { info: () => undefined, warn: (...said: unknown[]) => console.error(...said) };
  const rule = { size: 1e9, perSecond: 1e9 };
  const app = demoDataRoutes({ connection, rows, log, proxies: 0, rule });
  const ask = (changes: object) =>
    app.request(
      `/x/demo-data/shipments?${new URLSearchParams({ query: JSON.stringify({ ...plain, ...changes }) })}`,
    );
  while (!(await isOpen(connection))) await wait(100);
  const memoryBefore = (process.memoryUsage().rss / 2 ** 20).toFixed(0);
  const started = performance.now();
  while ((await ask({})).status !== 200) await wait(50);
  console.log(
    `${name}: ${rows.toLocaleString('en')} rows after ${((performance.now() - started) / 1_000).toFixed(1)} s`,
  );
  const all: number[] = [];
  for (const [kind, query] of Object.entries(requests)) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = performance.now();
      const response = await ask(query(round, rows));
      await response.text();
      times.push(performance.now() - before);
      if (response.status !== 200) throw new Error(`${kind}: ${response.status}`);
    }
    all.push(...times);
    console.log(`  ${kind}: ${part(times, 0.5)} / ${part(times, 0.95)} (p50 / p95)`);
  }
  console.log(`${name}: ${memoryBefore} MB before the first request`);
  const memory = (process.memoryUsage().rss / 2 ** 20).toFixed(0);
  console.log(
    `${name}, all kinds: ${part(all, 0.5)} / ${part(all, 0.95)} (p50 / p95), ${memory} MB`,
  );
  await connection.close();
}

if (embeddedRows > 0) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-demo-data-'));
  await bench('PGlite', embeddedRows, () => openEmbedded(folder));
  rmSync(folder, { recursive: true });
}
if (postgresRows > 0) {
  const postgres = await createPostgres();
  try {
    await bench('PostgreSQL', postgresRows, () => openPostgres(postgres.url, () => undefined));
  } finally {
    await postgres.remove();
  }
}
