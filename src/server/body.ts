/** How long the body of a request may take: what is slower holds a connection for nothing. */
export const BODY_WITHIN_MS = 10_000;

export type Body =
  | { kind: 'read'; text: string }
  /** More bytes than allowed; no more was read than it took to see that. */
  | { kind: 'large' }
  /** It did not arrive in time. */
  | { kind: 'late' };

interface BodyLimits {
  bytes: number;
  ms?: number;
}

/**
 * Reads the body of a request as text.
 * @throws what the connection throws when the client goes away.
 */
export async function readBody(
  { body }: Request,
  { bytes, ms = BODY_WITHIN_MS }: BodyLimits,
): Promise<Body> {
  if (body === null) return { kind: 'read', text: '' };
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), ms);
  });
  try {
    for (;;) {
      const next = await Promise.race([reader.read(), late]);
      if (next === 'late') return { kind: 'late' };
      if (next.done) return { kind: 'read', text: Buffer.concat(chunks).toString('utf8') };
      size += next.value.byteLength;
      if (size > bytes) return { kind: 'large' };
      chunks.push(next.value);
    }
  } finally {
    clearTimeout(timer);
  }
}
