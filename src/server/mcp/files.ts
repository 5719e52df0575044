import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { fileAt } from '../static/outFolder.ts';
import type { ReadFile } from './library.ts';

/** The files of an export. @param root as `openOutFolder` returns it. */
export const folderFiles =
  (root: string): ReadFile =>
  async (name) => {
    const file = await fileAt(root, name.split('/').filter(Boolean));
    return file === undefined ? undefined : readFile(file.path, 'utf8');
  };

/**
 * Files that were packed into one, compressed (`src/compiler/export/pack.ts`): unpacked at the first question.
 * @param packed where it lies.
 */
export function packedFiles(packed: URL): ReadFile {
  let files: Promise<Map<string, string>> | undefined;
  const unpack = async (): Promise<Map<string, string>> => {
    const text = gunzipSync(await readFile(packed)).toString('utf8');
    return new Map(Object.entries(JSON.parse(text) as Record<string, string>));
  };
  return async (name) => (await (files ??= unpack())).get(name);
}
