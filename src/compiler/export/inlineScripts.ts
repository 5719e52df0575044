import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** An inline script with its text; those with a `src` and blocks of data are none. */
const INLINE = /<script(?![^>]*\b(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g;

/** The texts of a document's inline scripts. */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(INLINE)].map(([, text = '']) => text);

/**
 * The sources a Content-Security-Policy must allow for every inline script of an export (CSP 3, hash-source): `'sha256-…'`,
 * each once, in alphabetical order.
 * @param out the exported folder.
 */
export function inlineScriptSources(out: string): string[] {
  const sources = new Set<string>();
  for (const file of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    for (const text of inlineScripts(readFileSync(path.join(out, file), 'utf8'))) {
      sources.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    }
  }
  return [...sources].sort();
}
