import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import autocannon, { type Result } from 'autocannon';
import { startNginx } from '../tests/nginx.ts';

const OURS = 4193;
const THEIRS = 4194;
const SECONDS = 4;
const ROUNDS = 3;
const CONNECTIONS = 32;
const MANY_REQUESTS = 200_000;
/** The server's core, and the one that asks. */
const SERVING_CORE = '0';

/** Runs a command on one core, as far as the system can. */
const onCore = (core: string, command: string, args: string[], env = {}): ChildProcess =>
  spawn('taskset', ['-c', core, command, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });

async function startOurs(): Promise<ChildProcess> {
  const env = { PORT: String(OURS), HOST: '127.0.0.1' };
  const child = onCore(
    SERVING_CORE,
    process.execPath,
    ['--import', 'tsx', 'src/server/main.ts'],
    env,
  );
  if (child.stdout === null) throw new Error('The server has no output.');
  await once(child.stdout, 'data');
  return child;
}

const load = (port: number, address: string, amount: { duration: number } | { amount: number }) =>
  autocannon({
    url: `http://127.0.0.1:${port}${address}`,
    connections: CONNECTIONS,
    headers: { 'accept-encoding': 'br, gzip' },
    ...amount,
  });

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Resident memory of a process in MB, from the kernel. */
const memoryOf = ({ pid }: ChildProcess): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

const describe = (results: Result[]): { rate: number; p99: number } => ({
  rate: median(results.map(({ requests }) => requests.average)),
  p99: median(results.map(({ latency }) => latency.p99)),
});

/** Requests per second and p99 of our server and of nginx, each on one core, in alternating rounds; then our memory. */
export async function benchServer(): Promise<void> {
  const nginx = await startNginx(path.resolve('out'), THEIRS, SERVING_CORE);
  const ours = await startOurs();
  try {
    const html = readFileSync('out/x/react-data-grid/sorting/index.html', 'utf8');
    const script = /src="(\/_next\/static\/chunks\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
    for (const address of ['/x/react-data-grid/sorting/', script]) {
      const rounds: [Result[], Result[]] = [[], []];
      for (let round = 0; round < ROUNDS; round += 1) {
        rounds[0].push(await load(OURS, address, { duration: SECONDS }));
        rounds[1].push(await load(THEIRS, address, { duration: SECONDS }));
      }
      const [we, they] = rounds.map(describe);
      if (we === undefined || they === undefined) throw new Error('No rounds.');
      console.log(
        `${address}: ours ${we.rate.toFixed(0)}/s, p99 ${we.p99} ms; nginx ${they.rate.toFixed(0)}/s, p99 ${they.p99} ms; ratio ${(we.rate / they.rate).toFixed(2)}`,
      );
    }
    const memory = [memoryOf(ours)];
    for (let part = 0; part < 4; part += 1) {
      await load(OURS, '/x/react-data-grid/sorting/', { amount: MANY_REQUESTS / 4 });
      memory.push(memoryOf(ours));
    }
    console.log(
      `Memory over ${MANY_REQUESTS} requests: ${memory.map((mb) => mb.toFixed(0)).join(', ')} MB`,
    );
  } finally {
    ours.kill();
    await nginx.stop();
  }
}
