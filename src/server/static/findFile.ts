import { fileAt, type OutFile } from './outFolder.ts';
import { readRequestPath } from './requestPath.ts';

/** Where a request's path leads in the export. */
export type Found =
  /** `names` is the file's place below the root. */
  | { kind: 'file'; file: OutFile; names: string[] }
  /** The content has one address, and this is it (percent-encoded). */
  | { kind: 'elsewhere'; pathname: string }
  | { kind: 'malformed' }
  | { kind: 'missing' };

export const INDEX = 'index.html';

/**
 * Finds the file behind a percent-encoded path. A page is a folder with an index, and its address ends in a slash:
 * `/x/a/` is `x/a/index.html`, while `/x/a` and `/x/a/index.html` lead there. A file has no slash behind it.
 */
export async function findFile(root: string, pathname: string): Promise<Found> {
  const path = readRequestPath(pathname);
  if (path.kind === 'malformed') return { kind: 'malformed' };
  if (path.kind === 'impossible') return { kind: 'missing' };

  const { names, folder } = path;
  const indexNames = [...names, INDEX];
  if (!folder) {
    const file = await fileAt(root, names);
    if (file !== undefined && names.at(-1) === INDEX) {
      return { kind: 'elsewhere', pathname: pathname.slice(0, pathname.lastIndexOf('/') + 1) };
    }
    if (file !== undefined) return { kind: 'file', file, names };
  }
  const index = await fileAt(root, indexNames);
  if (index === undefined) return { kind: 'missing' };
  return folder
    ? { kind: 'file', file: index, names: indexNames }
    : { kind: 'elsewhere', pathname: `${pathname}/` };
}
