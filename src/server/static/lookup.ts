import { LRUCache } from 'lru-cache';
import type { HeaderFields } from '#core/headers/responseHeaders.ts';
import { findFile, INDEX, type Found } from './findFile.ts';
import { linksOf, TWIN, twinOf } from './markdownTwin.ts';
import { fileAt } from './outFolder.ts';
import { variantsOf, type Folder, type Variants } from './representation.ts';

/** A file of the export, with what can be sent of it. */
export interface Place {
  kind: 'file';
  /** Its place below the root. */
  names: readonly string[];
  variants: Variants;
  /** The fields of its responses that do not depend on the request. */
  fields: HeaderFields;
  /** The same page as Markdown, for who asks at its address. */
  twin?: Place;
}

/** Where a request's path leads in the export. */
export type Lookup = Place | Exclude<Found, { kind: 'file' }>;

/** How long the disk is taken at its word: a site that is published in place is seen after it. */
const FRESH_MS = 1_000;
/** More addresses than the site has. */
const MOST = 5_000;

/**
 * Finds files, and remembers for a moment what was found: the disk is asked for the places of a file and its compressed copies
 * once, not with every request. What is not there is asked for each time, or a visitor could fill the memory with nonsense.
 *
 * @param root as `openOutFolder` returns it.
 * @param fieldsOf what the responses with the file at these names carry.
 */
export function createLookup(
  { root, fingerprint }: Folder,
  fieldsOf: (names: readonly string[]) => HeaderFields,
): (pathname: string) => Promise<Lookup> {
  const known = new LRUCache<string, Place>({ max: MOST, ttl: FRESH_MS });
  const placeOf = async (found: Found & { kind: 'file' }): Promise<Place> => {
    const { names } = found;
    const variants = await variantsOf({ root, fingerprint }, found);
    return { kind: 'file', names, variants, fields: fieldsOf(names) };
  };

  async function withTwin(page: Place, pathname: string): Promise<Place> {
    if (page.names.at(-1) !== INDEX) return page;
    const names = [...page.names.slice(0, -1), TWIN];
    const file = await fileAt(root, names);
    if (file === undefined) return page;
    const twin = await placeOf({ kind: 'file', names, file });
    // Of both forms: caches must tell them apart, and each names the other.
    const shared = { Vary: 'Accept', Link: linksOf(pathname) };
    return {
      ...page,
      fields: { ...page.fields, ...shared },
      twin: {
        ...twin,
        fields: { ...twin.fields, ...shared, 'Content-Location': twinOf(pathname) },
      },
    };
  }

  return async (pathname) => {
    const place = known.get(pathname);
    if (place !== undefined) return place;
    const found = await findFile(root, pathname);
    if (found.kind !== 'file') return found;
    const looked = await withTwin(await placeOf(found), pathname);
    known.set(pathname, looked);
    return looked;
  };
}
