/*
 * The process of `bench:pressure` that means harm: callers of MCP, each from a network of its own, who send batches of
 * searches and of the longest pages until the process is told to end. Then it says what they were answered.
 */
import { setTimeout as wait } from 'node:timers/promises';

const [origin = '', count = '60'] = process.argv.slice(2);
/** Of somebody who was refused. */
const PAUSE_MS = 20;

/** By status; 0: the connection broke. */
const statuses = new Map<number, number>();
const stop = new AbortController();
process.once('SIGTERM', () => stop.abort());

const call = (method: string, params: object) => (id: number) => ({
  jsonrpc: '2.0',
  id,
  method,
  params,
});
const search = call('tools/call', {
  name: 'search_docs',
  arguments: { query: 'data grid row column filter sort style chart', limit: 25 },
});
const read = call('resources/read', { uri: 'docs:///x/api/data-grid/types/' });

async function send(caller: number): Promise<number> {
  const messages = Array.from({ length: 5 }, (_, id) => (caller % 2 === 0 ? search : read)(id));
  try {
    const response = await fetch(`${origin}/x/mcp`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        'X-Forwarded-For': `10.${caller}.0.1`,
      },
      body: JSON.stringify(messages),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

async function attack(caller: number): Promise<void> {
  while (!stop.signal.aborted) {
    const status = await send(caller);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status !== 200) await wait(PAUSE_MS);
  }
}

await Promise.all(Array.from({ length: Number(count) }, (_, caller) => attack(caller)));
console.log(
  `Their answers: ${[...statuses].map(([status, n]) => `${status || 'broken'}: ${n}`).join(', ') || 'none'}`,
);
