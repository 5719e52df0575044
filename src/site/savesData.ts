interface Connection {
  saveData?: boolean;
  /** How fast it is, by what was measured lately: `slow-2g`, `2g`, `3g`, `4g`. Chromium only. */
  effectiveType?: string;
}

const connectionOf = (): Connection | undefined =>
  (navigator as { connection?: Connection }).connection;

/** Readers who ask for less data get nothing they did not ask for. */
export const savesData = (): boolean =>
  connectionOf()?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;

/** What nobody has asked for yet would stand in the way of what somebody asks for. */
export function isSlow(): boolean {
  const type = connectionOf()?.effectiveType;
  return type !== undefined && type !== '4g';
}
