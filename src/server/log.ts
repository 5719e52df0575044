/** A request that went wrong in a way nobody planned for. */
export interface LogEntry {
  method: string;
  /** Percent-encoded and without the query, which may hold what a reader typed. */
  path: string;
  error: unknown;
}

export type Log = (entry: LogEntry) => void;

/** One line that says which request, then the stack. */
export function printLogEntry({ method, path, error }: LogEntry): string {
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `${method} ${path} failed: ${reason}`;
}
