/** What a page says to the worker. */
export type ToWorker =
  /** Which build are you of? Answered on the port with a `BuildAnswer`. */
  | { kind: 'build' }
  /** I was loaded before you were there: with these files. */
  | { kind: 'adopt'; page: string; files: string[] }
  /** What is kept has changed. */
  | { kind: 'kept' };

export interface BuildAnswer {
  build: string;
}

/** Reads what a page says; undefined for what is no such message, e.g. from a page of a later build. */
export function parseToWorker(data: unknown): ToWorker | undefined {
  const { kind, page, files } = (data ?? {}) as Partial<Record<string, unknown>>;
  if (kind === 'build' || kind === 'kept') return { kind };
  if (kind !== 'adopt' || !isSitePath(page) || !Array.isArray(files)) return undefined;
  return { kind, page, files: files.filter(isSitePath) };
}

const isSitePath = (value: unknown): value is string =>
  typeof value === 'string' && /^\/(?:x|_next\/static)\//.test(value);
