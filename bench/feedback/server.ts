import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FEEDBACK_PAGES_FILE } from '#core/feedback/answer.ts';
import { HEADERS_FILE, siteHeaders } from '#core/headers/responseHeaders.ts';
import { readServices } from '#core/services.ts';

/** The page that all answers of the bench are about. */
export const PAGE = '/x/bench/';

/** An export of one page. */
export function createExport(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-bench-'));
  const out = path.join(folder, 'out');
  mkdirSync(path.join(out, PAGE), { recursive: true });
  writeFileSync(path.join(out, PAGE, 'index.html'), '<title>Bench</title>');
  writeFileSync(
    path.join(out, HEADERS_FILE),
    JSON.stringify(siteHeaders(readServices({}, false), [])),
  );
  writeFileSync(path.join(out, FEEDBACK_PAGES_FILE), JSON.stringify({ [PAGE]: [] }));
  return folder;
}

/** A server process of its own. */
export interface ServerProcess {
  origin: string;
  start: () => Promise<void>;
  /** Undefined when it does not run. */
  pid: () => number | undefined;
  /** Sends a signal and waits for the end. @returns the exit code, null after a signal that kills. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

interface ServerOptions {
  /** Hears of what the server writes into its log; without it, that is printed. */
  onLog?: (text: string) => void;
  /** What starts it, when not from its source. */
  command?: readonly [string, ...string[]];
}

const FROM_SOURCE = [process.execPath, '--import', 'tsx', 'src/server/main.ts'] as const;

/** A server that can be killed and started again. @param folder holds the export, unless the environment names another. */
export function createServerProcess(
  folder: string,
  port: number,
  environment: Record<string, string>,
  { onLog, command: [file, ...args] = FROM_SOURCE }: ServerOptions = {},
): ServerProcess {
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  return {
    origin,
    start: async () => {
      child = spawn(file, args, {
        env: {
          ...process.env,
          PORT: String(port),
          HOST: '127.0.0.1',
          OUT: path.join(folder, 'out'),
          PROXIES: '1',
          LOG_LEVEL: 'silent',
          ...environment,
        },
        stdio: ['ignore', 'pipe', onLog === undefined ? 'inherit' : 'pipe'],
      });
      child.stderr?.on('data', (data: Buffer) => onLog?.(data.toString()));
      if (child.stdout !== null) await once(child.stdout, 'data');
    },
    pid: () => (child?.exitCode === null && child.signalCode === null ? child.pid : undefined),
    end: async (signal) => {
      if (child === undefined) throw new Error('The server was not started.');
      const exit = once(child, 'exit') as Promise<[number | null]>;
      child.kill(signal);
      const [code] = await exit;
      return code;
    },
  };
}

/** Waits until feedback can be stored. @returns how long it took, in ms. */
export async function untilReady(origin: string): Promise<number> {
  const start = performance.now();
  for (;;) {
    const response = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (response?.status === 200) return performance.now() - start;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
