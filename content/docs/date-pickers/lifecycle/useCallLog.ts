import * as React from 'react';
import type { Dayjs } from 'dayjs';

/** `2026-04-17`, `null` or `invalid date`. */
export function showDate(value: Dayjs | null) {
  if (value === null) {
    return 'null';
  }
  return value.isValid() ? value.format('YYYY-MM-DD') : 'invalid date';
}

/** The latest calls of a component, oldest first. */
export function useCallLog() {
  const [calls, setCalls] = React.useState<readonly string[]>([]);
  const log = (call: string) =>
    setCalls((previous) => [...previous, call].slice(-6));
  const clear = () => setCalls([]);
  return { calls, log, clear };
}
