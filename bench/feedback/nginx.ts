import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const PLACES = ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'];

/** The configuration of docs/scaling.md, as far as it is about the servers behind it. */
const printConfig = (folder: string, port: number, servers: readonly number[]): string => `
daemon off;
user root;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx.log;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream feedback {
    ${servers.map((server) => `server 127.0.0.1:${server} max_fails=0;`).join('\n    ')}
    keepalive 16;
  }
  upstream docs {
    ${servers.map((server) => `server 127.0.0.1:${server} max_fails=1 fail_timeout=2s;`).join('\n    ')}
    keepalive 64;
  }
  server {
    listen 127.0.0.1:${port};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    # An answer has a key: to send it to the other server after a failure is safe, also when only its database is away.
    location ~ ^/x/(api/feedback|feedback/) {
      proxy_pass http://feedback;
      proxy_next_upstream error timeout http_503 non_idempotent;
    }
    location / {
      proxy_pass http://docs;
      proxy_next_upstream error timeout;
    }
  }
}
`;

/** Starts nginx before servers on these ports. @returns what ends it. */
export function startNginx(
  folder: string,
  port: number,
  servers: readonly number[],
): () => Promise<void> {
  const program = PLACES.find((place) => existsSync(place));
  if (program === undefined) {
    throw new Error('No nginx for this bench. Install one (Debian: apt-get install nginx).');
  }
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, printConfig(folder, port, servers));
  const child = spawn(program, ['-e', `${folder}/nginx.log`, '-c', file], { stdio: 'inherit' });
  return async () => {
    const exit = once(child, 'exit');
    child.kill('SIGQUIT');
    await exit;
  };
}
