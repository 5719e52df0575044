import { createShipments, ports } from '../shipments';

export interface PortWeeks {
  id: string;
  city: string;
  /** Containers that arrive in each of twelve weeks, the last week last. */
  weeks: number[];
}

const DAY = 24 * 60 * 60 * 1000;
const first = new Date(2026, 1, 2).getTime();

const emptyWeeks = () => Array.from({ length: 12 }, () => 0);

/** The books of 600 shipments, added up for each port. */
export function createPortWeeks(): PortWeeks[] {
  const rows = ports.map(({ code, city }) => ({
    id: code,
    city,
    weeks: emptyWeeks(),
  }));
  const byCity = new Map(rows.map((row) => [row.city, row.weeks]));
  for (const { destination, arrival, containers } of createShipments(600)) {
    const weeks = byCity.get(destination);
    // Half a day more, because a day can have 23 hours.
    const day = (arrival.getTime() - first) / DAY + 0.5;
    const week = Math.floor(day / 7);
    if (weeks && week >= 0 && week < weeks.length) {
      weeks[week] += containers;
    }
  }
  return rows;
}
