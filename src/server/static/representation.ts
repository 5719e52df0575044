import type { Validators } from './conditions.ts';
import { chooseEncoding, PRECOMPRESSED, type Encoding } from './encoding.ts';
import type { Fingerprint } from './fingerprint.ts';
import { fileAt, type OutFile } from './outFolder.ts';

/** A file in one of its codings. */
export interface Representation extends Validators {
  encoding: Encoding;
  /** What holds the bytes: the file itself, or the compressed one beside it. */
  path: string;
  /** Bytes, as coded. */
  size: number;
}

/** A file in every coding that lies in the export. */
export interface Variants {
  /** The file itself: what ranges are counted in. */
  plain: Representation;
  /** The compressed ones beside it. */
  coded: readonly Representation[];
}

/** What a client may be sent of one file. */
export interface Offer {
  plain: Representation;
  /** What Accept-Encoding chooses. */
  chosen: Representation;
  /** Whether Accept-Encoding makes a difference, so that caches have to know (RFC 9110, section 12.5.5). */
  varies: boolean;
}

/** The export, and what is known of its files. */
export interface Folder {
  /** As `openOutFolder` returns it. */
  root: string;
  fingerprint: Fingerprint;
}

/** Looks for compressed files beside `file`, which stands at `names`. */
export async function variantsOf(
  { root, fingerprint }: Folder,
  { names, file }: { names: readonly string[]; file: OutFile },
): Promise<Variants> {
  const beside = PRECOMPRESSED.map(async ({ encoding, suffix }) => {
    const other = await fileAt(root, [...names.slice(0, -1), `${names.at(-1)}${suffix}`]);
    return other === undefined ? [] : [await represent(other, encoding, fingerprint)];
  });
  const [plain, coded] = await Promise.all([
    represent(file, 'identity', fingerprint),
    Promise.all(beside),
  ]);
  return { plain, coded: coded.flat() };
}

/** Chooses among the codings of a file. */
export function offerOf({ plain, coded }: Variants, acceptEncoding: string | undefined): Offer {
  const encoding = chooseEncoding(acceptEncoding, ['identity', ...coded.map((o) => o.encoding)]);
  const chosen = coded.find((other) => other.encoding === encoding) ?? plain;
  return { plain, chosen, varies: coded.length > 0 };
}

/**
 * The tag is strong, so it names the coding too: the same content in two codings is two representations
 * (RFC 9110, section 8.8.3.3).
 */
async function represent(
  file: OutFile,
  encoding: Encoding,
  fingerprint: Fingerprint,
): Promise<Representation> {
  const hash = await fingerprint(file);
  const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
  return { ...file, encoding, etag };
}
