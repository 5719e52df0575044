/** What the path of a request asks for. */
export type RequestPath =
  /** Decoded names from the root; `folder` when the path ends in a slash. */
  | { kind: 'names'; names: string[]; folder: boolean }
  /** No path at all: broken percent-encoding or a NUL. */
  | { kind: 'malformed' }
  /** A path that nothing of ours can stand at, whatever lies on the disk. */
  | { kind: 'impossible' };

/**
 * Reads the percent-encoded path of a URL (RFC 3986, sections 2.1 and 3.3), so that the names can be joined to a
 * folder without leaving it: no name is empty, starts with a dot (`.`, `..` and hidden files; but for `.well-known` at the
 * root, RFC 8615), or has a slash or backslash in it, however it was written.
 */
export function readRequestPath(pathname: string): RequestPath {
  if (!pathname.startsWith('/')) return { kind: 'malformed' };
  const names = decodeNames(pathname.slice(1).split('/'));
  if (names === undefined || names.some((name) => name.includes('\0'))) {
    return { kind: 'malformed' };
  }
  const folder = names.at(-1) === '';
  if (folder) names.pop();
  const below = names[0] === WELL_KNOWN ? names.slice(1) : names;
  if (below.some(isImpossible)) return { kind: 'impossible' };
  return { kind: 'names', names, folder };
}

/** What other sites ask for without having been told of it. */
const WELL_KNOWN = '.well-known';

function decodeNames(encoded: readonly string[]): string[] | undefined {
  try {
    // Name by name: decoding the whole path would turn an encoded slash into one that separates.
    return encoded.map(decodeURIComponent);
  } catch {
    return undefined; // The only thing decodeURIComponent throws is a URIError, for broken encoding.
  }
}

function isImpossible(name: string): boolean {
  return name === '' || name.startsWith('.') || /[/\\]/.test(name);
}
