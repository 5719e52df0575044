import { parseAccept } from 'hono/utils/accept';

/** A content coding (RFC 9110, section 8.4.1) a file can be sent in. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** What a file's name ends in when the build has compressed it beforehand; the better compression first. */
export const PRECOMPRESSED = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const satisfies { encoding: Encoding; suffix: string }[];

/**
 * Chooses the coding a client likes best (RFC 9110, section 12.5.3); of two it likes equally, the smaller one.
 *
 * Where it likes none of what there is, it gets the plain file: section 12.4.1 lets a server disregard the header,
 * and a page serves a reader better than an error 406 does.
 *
 * @param acceptEncoding the header, or undefined when it was not sent. The standard would then allow any coding, but
 * who does not ask for one is likely not to know one.
 */
export function chooseEncoding(
  acceptEncoding: string | undefined,
  available: readonly Encoding[],
): Encoding {
  const weights = new Map(
    parseAccept(acceptEncoding ?? '').map(({ type, q }) => [nameOf(type), q]),
  );
  const others = weights.get('*') ?? 0;
  // Not named, the plain file is welcome, but less than anything the client took the trouble to name.
  const plain = weights.get('identity') ?? (weights.has('*') ? others : Number.MIN_VALUE);

  let best: { encoding: Encoding; weight: number } = { encoding: 'identity', weight: 0 };
  for (const { encoding } of PRECOMPRESSED) {
    const weight = weights.get(encoding) ?? others;
    if (available.includes(encoding) && weight > best.weight) best = { encoding, weight };
  }
  return plain > best.weight ? 'identity' : best.encoding;
}

/** `x-gzip` is an old name of gzip (RFC 9110, section 8.4.1.3); names have no case. */
function nameOf(type: string): string {
  const name = type.toLowerCase();
  return name === 'x-gzip' ? 'gzip' : name;
}
