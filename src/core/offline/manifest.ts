import { DocsError } from '../errors.ts';
import type { ProductId } from '../navigation/products.ts';

/** A file that a product needs. */
export interface KeptFile {
  /** A path of this site: `/x/react-data-grid/`. */
  url: string;
  /** Of the content, base64url. */
  sha256: string;
  /** As it is stored. */
  bytes: number;
  /** As it is sent, compressed. */
  wire: number;
}

/** Everything that a product needs without the network; `/x/offline/<product>.<hash>.json`. */
export interface KeepManifest {
  product: ProductId;
  /** Next's id of the build. */
  build: string;
  files: KeptFile[];
}

/** What can be kept of a product. */
export interface KeepOffer {
  product: ProductId;
  name: string;
  /** The overview. */
  route: string;
  /** The address of its manifest. */
  manifest: string;
  pages: number;
  /** Of all its files, as they are stored and as they are sent. */
  bytes: number;
  wire: number;
}

/** What can be kept of a build. */
export interface KeepList {
  build: string;
  offers: KeepOffer[];
}

/** As in JSON: a table has its names once. */
interface PrintedManifest {
  product: string;
  build: string;
  files: [url: string, sha256: string, bytes: number, wire: number][];
}

export const printManifest = ({ product, build, files }: KeepManifest): string =>
  JSON.stringify({
    product,
    build,
    files: files.map(({ url, sha256, bytes, wire }) => [url, sha256, bytes, wire]),
  } satisfies PrintedManifest);

/**
 * Reads a manifest.
 * @throws DocsError when it is none: cut off, or of another form.
 */
export function parseManifest(text: string): KeepManifest {
  const read = parseJson(text, 'A list of files to keep');
  const { product, build, files } = read as Partial<PrintedManifest>;
  if (typeof product !== 'string' || typeof build !== 'string' || !Array.isArray(files)) {
    throw unreadable('A list of files to keep');
  }
  return {
    // The compiler wrote it from the table of products, and its name is its hash.
    product: product as ProductId,
    build,
    files: files.map((row) => {
      const [url, sha256, bytes, wire] = Array.isArray(row) ? row : [];
      if (!isPath(url) || !isHash(sha256) || !isSize(bytes) || !isSize(wire)) {
        throw unreadable('A list of files to keep');
      }
      return { url, sha256, bytes, wire };
    }),
  };
}

/**
 * Reads the list of what can be kept.
 * @throws DocsError when it is none.
 */
export function parseKeepList(text: string): KeepList {
  const { build, offers } = parseJson(text, 'The list of products to keep') as Partial<KeepList>;
  const legal =
    typeof build === 'string' &&
    Array.isArray(offers) &&
    offers.every(
      (offer: Partial<KeepOffer>) =>
        typeof offer.product === 'string' &&
        typeof offer.name === 'string' &&
        isPath(offer.route) &&
        isPath(offer.manifest) &&
        isSize(offer.pages) &&
        isSize(offer.bytes) &&
        isSize(offer.wire),
    );
  if (!legal) throw unreadable('The list of products to keep');
  return { build, offers };
}

/** The path of a page's data in a build: `/x/a/` → `/_next/data/<build>/x/a.json`. */
export const dataPath = (build: string, route: string): string =>
  `/_next/data/${build}${route.replace(/\/$/, '')}.json`;

/** The files of these manifests, each content once. */
export function uniqueFiles(manifests: readonly KeepManifest[]): KeptFile[] {
  const found = new Map<string, KeptFile>();
  for (const { files } of manifests) for (const file of files) found.set(file.sha256, file);
  return [...found.values()];
}

/** What files weigh together, each content once. */
export function weigh(files: readonly KeptFile[]): { bytes: number; wire: number } {
  const sum = { bytes: 0, wire: 0 };
  const counted = new Set<string>();
  for (const { sha256, bytes, wire } of files) {
    if (counted.has(sha256)) continue;
    counted.add(sha256);
    sum.bytes += bytes;
    sum.wire += wire;
  }
  return sum;
}

const isPath = (value: unknown): value is string =>
  typeof value === 'string' && /^\/(?!\/)/.test(value);
const isHash = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{43}$/.test(value);
const isSize = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

function parseJson(text: string, what: string): object {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw unreadable(what);
  }
  if (typeof value !== 'object' || value === null) throw unreadable(what);
  return value;
}

const unreadable = (what: string): DocsError =>
  new DocsError(`${what} cannot be read.`, 'It may have been cut off on its way. Try again.');
