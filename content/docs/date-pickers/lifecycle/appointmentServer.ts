const closedDays = new Set(['2026-12-25']);
const LATENCY_MS = 300;

/** Stands in for your API. @throws if the clinic is closed on that day. */
export async function saveAppointment(isoDate: string): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, LATENCY_MS);
  });
  if (closedDays.has(isoDate)) {
    throw new Error('The clinic is closed on this day');
  }
}
