const LATENCY_MS = 300;

const bookedDays: Record<string, readonly string[]> = {
  '2026-06': ['2026-06-06', '2026-06-07', '2026-06-20'],
  '2026-07': ['2026-07-04', '2026-07-05', '2026-07-31'],
  '2026-08': ['2026-08-01', '2026-08-15'],
};
const failedOnce = new Set<string>();

function wait(signal: AbortSignal) {
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, LATENCY_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('Aborted'));
    });
  });
}

/**
 * Stands in for your API. The first request for August fails.
 * @param month such as `2026-06`.
 * @returns the booked days of the month, such as `2026-06-20`.
 */
export async function fetchBookedDays(month: string, signal: AbortSignal) {
  await wait(signal);
  if (month === '2026-08' && !failedOnce.has(month)) {
    failedOnce.add(month);
    throw new Error('The server did not answer');
  }
  return bookedDays[month] ?? [];
}
