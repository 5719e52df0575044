import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureNginx } from '../../scripts/nginx.mjs';

export interface Nginx {
  origin: string;
  /** Of the process that starts the worker. */
  pid: number;
  stop: () => Promise<void>;
}

/**
 * Starts Debian's nginx over the export with the configuration that lies in it.
 * @param out absolute path of the export. @param core the only one it may run on.
 * @throws with what nginx says of a configuration it does not take.
 */
export async function startNginx(out: string, port: number, core?: string): Promise<Nginx> {
  const { program, brotli } = ensureNginx();
  const folder = mkdtempSync(path.join(tmpdir(), 'x-docs-nginx-'));
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `load_module ${brotli};
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${folder}/pid;
error_log stderr warn;
events { worker_connections 512; }
http {
  access_log off;
  sendfile on;
  keepalive_requests 1000000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${out};
    include ${out}/_nginx.conf;
  }
}
`,
  );
  const checked = spawnSync(program, ['-t', '-p', folder, '-c', file], { encoding: 'utf8' });
  if (checked.status !== 0) throw new Error(checked.stderr);
  const start = [program, '-p', folder, '-c', file];
  const [command = '', ...args] = core === undefined ? start : ['taskset', '-c', core, ...start];
  const child = spawn(command, args, { stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswers(origin);
  return {
    origin,
    pid: child.pid ?? 0,
    async stop() {
      const exit = once(child, 'exit');
      child.kill('SIGQUIT');
      await exit;
      rmSync(folder, { recursive: true });
    },
  };
}

async function untilAnswers(origin: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      await fetch(origin, { redirect: 'manual' });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50)); // not listening yet
    }
  }
  throw new Error(`nginx does not answer at ${origin}.`);
}
