import type { Field, ShipmentRow } from './table.ts';

const cities = [
  'Rotterdam',
  'Singapore',
  'Hamburg',
  'Santos',
  'Valencia',
  'Busan',
  'Savannah',
  'Felixstowe',
  'Tanger Med',
  'Nhava Sheva',
] as const;
const carriers = ['Alma Line', 'Blue Fjord', 'Caledon', 'Levante'] as const;
const goods = [
  'Bicycles',
  'Ceramic tiles',
  'Coffee beans',
  'Machine parts',
  'Olive oil',
  'Paper',
  'Solar panels',
  'Textiles',
] as const;
const priorities = ['Low', 'Normal', 'High'] as const;
const currencies = ['EUR', 'GBP', 'USD'] as const;
const notes = [
  'Keep dry',
  'Call the consignee before delivery',
  'Two pallets were repacked in the yard, see the photos of the survey',
] as const;

/** How many rows there can be. */
export const MOST_ROWS = 1_000_000;

/** The columns of text that have a few values, and these. */
export const choices: Partial<Record<Field, readonly string[]>> = {
  goods,
  origin: cities,
  destination: cities,
  carrier: carriers,
  currency: currencies,
  status: ['Booked', 'Delayed', 'At sea', 'In customs', 'Delivered'],
  priority: priorities,
  note: ['', ...notes],
};

/** Always the same numbers from 0 up to 1. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  };
}

/** The status on March 16, 2026, counted in days from January 5. */
function statusOn(leaves: number, arrives: number): string {
  const today = 70;
  if (leaves > today) return 'Booked';
  if (arrives > today) return leaves % 6 === 0 ? 'Delayed' : 'At sea';
  return today - arrives < 4 ? 'In customs' : 'Delivered';
}

const dayOf = (days: number): string =>
  new Date(Date.UTC(2026, 0, 5 + days)).toISOString().slice(0, 10);

/**
 * The shipments that the demos make in the page (`createShipments` of `content/docs/data-grid/shipments.ts`), from the first
 * one on and as many as are taken.
 */
export function* generateShipments(): Generator<ShipmentRow, never> {
  const random = createRandom(51723);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <T>(list: readonly [T, ...T[]]): T => list[below(list.length)] ?? list[0];
  for (let id = 1; ; id += 1) {
    const from = below(cities.length);
    const to = (from + 1 + below(cities.length - 1)) % cities.length;
    const containers = 1 + below(24);
    const leaves = below(120);
    const arrives = leaves + 9 + below(30);
    yield {
      id,
      number: `NG-${10_000 + id}`,
      goods: pick(goods),
      origin: cities[from] ?? cities[0],
      destination: cities[to] ?? cities[0],
      carrier: pick(carriers),
      containers,
      weight: containers * (8000 + 100 * below(140)),
      value: containers * (900 + below(5200)),
      currency: pick(currencies),
      status: statusOn(leaves, arrives),
      priority: pick(priorities),
      departure: dayOf(leaves),
      arrival: dayOf(arrives),
      insured: random() < 0.7,
      note: random() < 0.3 ? pick(notes) : '',
    };
  }
}
