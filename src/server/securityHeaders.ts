import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { DocsError } from '#core/errors.ts';
import {
  HEADERS_FILE,
  STRICT_TRANSPORT,
  type HeaderFields,
  type SiteHeaders,
} from '#core/headers/responseHeaders.ts';

const Fields = z.record(z.string(), z.string());
const Table = z.object({
  always: Fields,
  of: z.object({
    page: Fields,
    codeFrame: Fields,
    adFrame: Fields,
    frameFile: Fields,
    sharedFile: Fields,
    file: Fields,
  }),
});

/**
 * The security headers that the compiler wrote beside the export.
 *
 * @throws DocsError when they are missing or are no such table: without them the site must not be served.
 */
export function readSiteHeaders(outFolder: string): SiteHeaders {
  const file = path.join(outFolder, HEADERS_FILE);
  try {
    return Table.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DocsError(
      `The security headers of the export cannot be read from "${file}": ${reason}.`,
      'Run npm run build again, or set OUT to the folder of an export.',
    );
  }
}

/**
 * With what only an encrypted site may promise.
 * @param subdomains also for every host below: only who has all of them can say so.
 */
export const withStrictTransport = (always: HeaderFields, subdomains: boolean): HeaderFields => ({
  ...always,
  'Strict-Transport-Security': `${STRICT_TRANSPORT}${subdomains ? '; includeSubDomains' : ''}`,
});
