import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import autocannon, { type Result } from 'autocannon';
import { startNginx } from '../tests/support/nginx.ts';

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

/** The system's unit of processor time: a hundredth of a second on Linux. */
const TICKS_PER_SECOND = 100;

/** Processor time that a process and its children have used, in seconds, from the kernel. */
function processorSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [, user = 0, system = 0] = /\) (?:\S+ ){11}(\d+) (\d+)/.exec(stat)?.map(Number) ?? [];
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
  return children
    .filter((child) => child.trim() !== '')
    .reduce(
      (sum, child) => sum + processorSeconds(Number(child)),
      (user + system) / TICKS_PER_SECOND,
    );
}

/** Resident memory of a process in MB, from the kernel. */
const memoryOf = ({ pid }: ChildProcess): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

interface Round {
  result: Result;
  /** Requests answered in a second of processor time: what a core to itself could do, however busy the machine is. */
  perSecondOfCore: number;
}

async function round(port: number, pid: number, address: string): Promise<Round> {
  const before = processorSeconds(pid);
  const result = await load(port, address, { duration: SECONDS });
  return { result, perSecondOfCore: result.requests.total / (processorSeconds(pid) - before) };
}

const describe = (rounds: Round[]) => ({
  rate: median(rounds.map(({ result }) => result.requests.average)),
  ofCore: median(rounds.map(({ perSecondOfCore }) => perSecondOfCore)),
  p99: median(rounds.map(({ result }) => result.latency.p99)),
});

/** Requests per second and p99 of our server and of nginx, each on one core, in alternating rounds; then our memory. */
export async function benchServer(): Promise<void> {
  const nginx = await startNginx(path.resolve('out'), THEIRS, SERVING_CORE);
  const ours = await startOurs();
  try {
    const html = readFileSync('out/x/react-data-grid/sorting/index.html', 'utf8');
    const script = /src="(\/_next\/static\/chunks\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
    for (const address of ['/x/react-data-grid/sorting/', script]) {
      const rounds: [Round[], Round[]] = [[], []];
      for (let turn = 0; turn < ROUNDS; turn += 1) {
        rounds[0].push(await round(OURS, ours.pid ?? 0, address));
        rounds[1].push(await round(THEIRS, nginx.pid, address));
      }
      const [we, they] = rounds.map(describe);
      if (we === undefined || they === undefined) throw new Error('No rounds.');
      console.log(
        `${address}: ours ${we.rate.toFixed(0)}/s (${we.ofCore.toFixed(0)} per second of core), p99 ${we.p99} ms; ` +
          `nginx ${they.rate.toFixed(0)}/s (${they.ofCore.toFixed(0)}), p99 ${they.p99} ms; ` +
          `ratio ${(we.rate / they.rate).toFixed(2)} (${(we.ofCore / they.ofCore).toFixed(2)})`,
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
