import { realpathSync, statSync } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { DocsError } from '#core/errors.ts';

/** A regular file of the export. */
export interface OutFile {
  /** Absolute, symbolic links resolved. */
  path: string;
  /** Bytes. */
  size: number;
  /** Milliseconds since the epoch. */
  modifiedMs: number;
}

/**
 * The absolute path of the export, symbolic links resolved once: a server started on `current -> release-7` stays
 * on that release.
 *
 * @throws DocsError when there is no such folder.
 */
export function openOutFolder(folder: string): string {
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (isFolder) return realpathSync(folder);
  throw new DocsError(
    `There is no folder "${path.resolve(folder)}" to serve.`,
    'Run npm run build first, or set OUT to the folder of an export.',
  );
}

/**
 * The file at `names` below `root`, or undefined when there is none: nothing, a folder, a device, or a symbolic link
 * that leaves the folder.
 *
 * @param root as `openOutFolder` returns it.
 * @param names as `readRequestPath` returns them.
 */
export async function fileAt(root: string, names: readonly string[]): Promise<OutFile | undefined> {
  try {
    const real = await realpath(path.join(root, ...names));
    if (!real.startsWith(root.endsWith(path.sep) ? root : root + path.sep)) return undefined;
    const stats = await stat(real);
    if (!stats.isFile()) return undefined;
    return { path: real, size: stats.size, modifiedMs: stats.mtimeMs };
  } catch (error) {
    if (isAbsence(error)) return undefined;
    throw error;
  }
}

/** Nothing there; a file where a folder should be; a name no file system takes; links in a circle. */
const ABSENCE = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'];

function isAbsence(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ABSENCE.includes(String(error.code));
}
