import { ASK_AGAIN, FOREVER, HASHED } from '#core/headers/cachePolicy.ts';
import type { HeaderFields, SiteHeaders } from '#core/headers/responseHeaders.ts';
import type { Rule } from '#core/redirects/entry.ts';

interface NginxInput {
  headers: SiteHeaders;
  /** Checked and in the order in which they are tried. */
  rules: readonly Rule[];
}

/** The media types of what an export holds, by extension. */
const TYPES = [
  ['text/html; charset=utf-8', 'html'],
  ['text/css; charset=utf-8', 'css'],
  ['text/javascript; charset=utf-8', 'js'],
  ['text/markdown; charset=utf-8', 'md'],
  ['text/plain; charset=utf-8', 'txt'],
  ['application/json', 'json map'],
  ['application/xml; charset=utf-8', 'xml'],
  ['application/manifest+json', 'webmanifest'],
  ['application/wasm', 'wasm'],
  ['image/svg+xml; charset=utf-8', 'svg'],
  ['image/png', 'png'],
  ['image/x-icon', 'ico'],
  ['font/woff2', 'woff2'],
] as const;

/** What stands above it in the file, for who sets up a host. */
const INTRODUCTION = `# For nginx, inside a "server" block that says "root" and "listen". Compressed copies are served as they lie beside the
# files: gzip by nginx itself, brotli by its module (Debian: libnginx-mod-http-brotli-static).`;

/**
 * The site on nginx: headers, redirects and compressed copies as our own server has them.
 *
 * A location's own headers replace those above it, so that each location says all of them.
 */
export function printNginx({ headers: { always, of }, rules }: NginxInput): string {
  const add = (fields: HeaderFields, cache: string): string =>
    Object.entries({ ...always, ...fields, 'Cache-Control': cache })
      .map(([name, value]) => `add_header ${name} "${value}" always;`)
      .join('\n');
  return `${INTRODUCTION}

charset off;
default_type application/octet-stream;
types {
${TYPES.map(([type, extensions]) => `  "${type}" ${extensions};`).join('\n')}
}
gzip_static on;
gzip_vary on;
brotli_static on;
absolute_redirect off;
server_tokens off;
index index.html;
error_page 404 /404.html;

# A page has one address.
if ($request_uri ~ "^([^?]*/)index\\.html(\\?.*)?$") {
  return 308 $1$2;
}

# What is for hosts, hidden files, and what stands for pages that are not there: it is no page itself.
location ~ ^/(?!_next/)_|^/\\.(?!well-known/)|[^/]+/\\.|^/404/?$ {
  return 404;
}

${location('= /404.html', `internal;\n${add(of.page, ASK_AGAIN)}`)}

${rules.map(printRule).join('\n\n')}

${location('^~ /_next/static/', add(of.file, FOREVER))}

${location('~ ^/(\\.well-known|x/cards)/', add(of.sharedFile, ASK_AGAIN))}

${location('~ ^/ads/.*\\.html$', add(of.adFrame, ASK_AGAIN))}

${location('~ ^/x/live/.*\\.html$', add(of.codeFrame, ASK_AGAIN))}

${location(`~ "^/x/live/[^/]+${HASHED.source}"`, add(of.frameFile, FOREVER))}

${location('~ ^/(ads|x/live)/', add(of.frameFile, ASK_AGAIN))}

${location('~ \\.(?!html$)[a-z0-9]+$', add(of.file, ASK_AGAIN))}

${location('/', `${add(of.page, ASK_AGAIN)}\ntry_files $uri $uri/ =404;`)}
`;
}

function location(match: string, body: string): string {
  return `location ${match} {\n${body.replace(/^/gm, '  ')}\n}`;
}

/** A query is kept, as our server keeps it, before the target's hash; a target with a query of its own keeps only that. */
function printRule({ pattern, to, status }: Rule): string {
  const target = to.replace(/:(lang|splat)/g, '$${$1}');
  const [address = '', hash] = target.split('#', 2);
  const query = address.includes('?') ? '' : '$is_args$args';
  const whole = `${address}${query}${hash === undefined ? '' : `#${hash}`}`;
  const body = status === 200 ? `rewrite ^ "${target}" last;` : `return ${status} "${whole}";`;
  return location(`~ "${pattern.source.replaceAll('\\/', '/')}"`, body);
}
