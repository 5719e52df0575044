// Finds an nginx that serves compressed copies, for the tests of its configuration, or gets Debian's when it may.
import { existsSync } from 'node:fs';
import { installPackages } from './debian.mjs';

const PROGRAM = '/usr/sbin/nginx';
/** Debian's module for brotli. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const isThere = () => existsSync(PROGRAM) && existsSync(BROTLI);

/**
 * The path of nginx and its module for brotli, installed now if need be.
 * @throws when they are missing and this user cannot install them; the message says how to get them.
 */
export function ensureNginx() {
  if (!isThere()) installPackages(['nginx-light', 'libnginx-mod-http-brotli-static']);
  if (isThere()) return { program: PROGRAM, brotli: BROTLI };
  throw new Error(
    'No nginx for the tests of its configuration. Install it (Debian: apt-get install nginx-light libnginx-mod-http-brotli-static).',
  );
}
