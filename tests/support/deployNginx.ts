import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureNginx } from '../../scripts/nginx.mjs';

export const DEPLOY_CONFIG = 'deploy/nginx.conf';

/** A line that this needs to find: without it, the configuration has another shape than the one that is tried. */
function replaced(text: string, line: RegExp, by: string): string {
  if (!line.test(text)) throw new Error(`${DEPLOY_CONFIG} has nothing like ${String(line)}.`);
  return text.replaceAll(line, by);
}

/** The configuration of `deploy/` for processes of this machine in the place of containers. */
function printConfig(folder: string, port: number, servers: readonly number[]): string {
  let text = readFileSync(DEPLOY_CONFIG, 'utf8');
  text = replaced(text, /listen 80;/g, `listen 127.0.0.1:${port};`);
  for (const [i, server] of servers.entries()) {
    text = replaced(text, new RegExp(`docs-${i + 1}:3000`, 'g'), `127.0.0.1:${server}`);
  }
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${folder}/${name};\n`,
  );
  text = replaced(text, /^http \{\n/gm, `http {\n  access_log off;\n${places.join('')}`);
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  return `${user}daemon off;\npid ${folder}/pid;\nerror_log ${folder}/log;\n${text}`;
}

/**
 * Starts nginx with the configuration of `deploy/` before servers on these ports.
 * @returns what ends it.
 * @throws with what nginx says of a configuration it does not take.
 */
export async function startDeployNginx(
  port: number,
  servers: readonly number[],
): Promise<() => Promise<void>> {
  const { program } = ensureNginx();
  const folder = mkdtempSync(path.join(tmpdir(), 'x-docs-deploy-'));
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, printConfig(folder, port, servers));
  const args = ['-e', `${folder}/log`, '-p', folder, '-c', file];
  const checked = spawnSync(program, ['-t', ...args], { encoding: 'utf8' });
  if (checked.status !== 0) throw new Error(checked.stderr);
  const child = spawn(program, args, { stdio: 'inherit' });
  const stop = async (): Promise<void> => {
    const exit = once(child, 'exit');
    child.kill('SIGQUIT');
    await exit;
    rmSync(folder, { recursive: true });
  };
  for (let tries = 0; tries < 200; tries += 1) {
    try {
      await fetch(`http://127.0.0.1:${port}/`);
      return stop;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50)); // not listening yet
    }
  }
  await stop();
  throw new Error(`nginx does not answer on port ${port}.`);
}
