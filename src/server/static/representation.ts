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

/** What a client may be sent of one file. */
export interface Offer {
  /** The file itself: what ranges are counted in. */
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

/** Looks for compressed files beside `file`, which stands at `names`, and chooses among them. */
export async function offerOf(
  { root, fingerprint }: Folder,
  { names, file }: { names: readonly string[]; file: OutFile },
  acceptEncoding: string | undefined,
): Promise<Offer> {
  const beside = await Promise.all(
    PRECOMPRESSED.map(async ({ encoding, suffix }) => ({
      encoding,
      file: await fileAt(root, [...names.slice(0, -1), `${names.at(-1)}${suffix}`]),
    })),
  );
  const there = beside.filter((other) => other.file !== undefined);
  const encoding = chooseEncoding(acceptEncoding, ['identity', ...there.map((o) => o.encoding)]);
  const chosenFile = there.find((other) => other.encoding === encoding)?.file;

  const plain = await represent(file, 'identity', fingerprint);
  const chosen =
    chosenFile === undefined ? plain : await represent(chosenFile, encoding, fingerprint);
  return { plain, chosen, varies: there.length > 0 };
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
