import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MANIFEST_PATH, type LiveManifest } from '#core/editor/manifest.ts';

/**
 * The files of declarations that the export holds as they are, for the checker in the browser: no script imports them.
 * @returns from the project's folder; those of the language, which came with TypeScript, are left out.
 */
export function declarationFiles(out: string): string[] {
  const read = (address: string): unknown =>
    JSON.parse(readFileSync(path.join(out, address), 'utf8'));
  const { types } = read(MANIFEST_PATH) as LiveManifest; // as the build wrote it
  return Object.values(types?.packs ?? {})
    .flatMap((address) => Object.keys(read(address) as Record<string, string>))
    .filter((place) => place.startsWith('/node_modules/') && !place.endsWith('/package.json'))
    .map((place) => place.slice(1));
}
