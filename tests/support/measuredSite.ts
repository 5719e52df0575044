import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** A server whose pages are measured. */
export interface MeasuredSite {
  origin: string;
  stop: () => void;
}

const PORT = Number(process.env['TEST_PORT'] ?? 4174);
const OWN_ORIGIN = `http://127.0.0.1:${PORT}`;

/** Starts our own server over `out/`. @throws when it does not start. */
export function serveExport(): Promise<MeasuredSite> {
  return serve(['--import', 'tsx', 'src/server/main.ts']);
}

/**
 * Next's development server, which builds only the pages that are asked for: the one that `npm run dev` has started, or
 * one for this purpose.
 * @throws when it does not start.
 */
export async function serveDevelopment(): Promise<MeasuredSite> {
  const running = await findDevelopment();
  if (running !== undefined) return { origin: running, stop: () => undefined };
  return serve([
    'node_modules/next/dist/bin/next',
    'dev',
    '--port',
    String(PORT),
    '--hostname',
    '127.0.0.1',
  ]);
}

async function serve(args: string[]): Promise<MeasuredSite> {
  const server = spawn(process.execPath, args, {
    env: {
      ...process.env,
      PORT: String(PORT),
      HOST: '127.0.0.1',
      NEXT_TELEMETRY_DISABLED: '1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = () => void server.kill();
  for (let tries = 0; tries < 600 && server.exitCode === null; tries += 1) {
    if (await answers(OWN_ORIGIN)) return { origin: OWN_ORIGIN, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  stop();
  throw new Error(`No server at ${OWN_ORIGIN}. Is the port taken? Set TEST_PORT to another one.`);
}

const answers = (origin: string): Promise<boolean> =>
  fetch(`${origin}/icon.svg`).then(
    ({ ok }) => ok,
    () => false,
  );

const lock = z.object({ appUrl: z.url() });

/** Next notes where its development server runs; the note of one that was killed stays. */
async function findDevelopment(): Promise<string | undefined> {
  try {
    const { appUrl } = lock.parse(JSON.parse(readFileSync('.next/dev/lock', 'utf8')));
    return (await answers(appUrl)) ? appUrl : undefined;
  } catch {
    return undefined; // no note, or one of another version of Next: a server of our own is started
  }
}
