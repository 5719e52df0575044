import path from 'node:path';
import { HEADERS_FILE, siteHeaders } from '#core/headers/responseHeaders.ts';
import { readRules } from '#core/redirects/rules.ts';
import type { RedirectEntry } from '#core/redirects/entry.ts';
import type { Services } from '#core/services.ts';
import { inlineScriptSources } from '../inlineScripts.ts';
import { writeIfChanged } from '../../emit/write.ts';
import { listExport } from './files.ts';
import { printHeadersFile } from './headersFile.ts';
import { printNginx } from './nginx.ts';
import { printRedirectsFile } from './redirectsFile.ts';

/**
 * Writes beside the export what a host must know to serve it: the table of headers for our own server, `_headers` and
 * `_redirects` for Netlify and Cloudflare Pages, `_nginx.conf` for nginx.
 *
 * @throws DocsError when the redirects make no sense.
 */
export function emitHosts(
  out: string,
  { services, redirects }: { services: Services; redirects: readonly RedirectEntry[] },
): void {
  const rules = readRules(redirects);
  const headers = siteHeaders(services, inlineScriptSources(out));
  const write = (name: string, text: string) => writeIfChanged(path.join(out, name), text);
  write(HEADERS_FILE, JSON.stringify(headers));
  write('_headers', printHeadersFile(listExport(out), headers));
  write('_redirects', printRedirectsFile(rules));
  write('_nginx.conf', printNginx({ headers, rules }));
}
