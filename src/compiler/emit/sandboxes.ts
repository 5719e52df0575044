import path from 'node:path';
import { sandboxesPath, type PageSandboxes } from '#core/sandbox/source.ts';
import { emitPageFiles } from './pageFiles.ts';

const SANDBOXES = path.dirname(sandboxesPath('page'));

/**
 * Writes what a browser builds sandboxes from, one file per page, fetched on the click that asks for one.
 * @param pages by page key.
 */
export function emitSandboxes(generated: string, pages: ReadonlyMap<string, PageSandboxes>): void {
  const files = [...pages].map(
    ([key, page]) => [sandboxesPath(key), JSON.stringify(page)] as const,
  );
  emitPageFiles(generated, SANDBOXES, new Map(files));
}
