import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The rows of a tree that demos can ask for: the places where a freight company stores containers. */
export const depots = pgTable('demo_depots', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  /** From the region down to the name of this one. */
  path: text('path').array().notNull(),
  kind: text('kind').notNull(),
  staff: integer('staff').notNull(),
  containers: integer('containers').notNull(),
  inspected: date('inspected', { mode: 'string' }).notNull(),
});

export type DepotRow = typeof depots.$inferInsert;

/** How the values of a column are compared; there is no filter for paths. */
export const depotKinds = {
  id: 'number',
  name: 'text',
  kind: 'text',
  staff: 'number',
  containers: 'number',
  inspected: 'date',
} as const satisfies Partial<Record<keyof DepotRow, 'text' | 'number' | 'date'>>;

export type DepotField = keyof typeof depotKinds;

/** The columns that have totals. */
export const depotAmounts = ['id', 'staff', 'containers'] as const;

export type DepotAmount = (typeof depotAmounts)[number];

const kinds = ['Region', 'Country', 'City', 'Yard', 'Block'] as const;

/** How many levels the tree has. */
export const DEPOT_LEVELS = kinds.length;

const cities: readonly [region: string, country: string, names: readonly string[]][] = [
  ['Africa', 'Kenya', ['Mombasa']],
  ['Africa', 'Morocco', ['Casablanca', 'Tanger Med']],
  ['Americas', 'Brazil', ['Paranaguá', 'Santos']],
  ['Americas', 'United States', ['Houston', 'Oakland', 'Savannah']],
  ['Asia', 'India', ['Chennai', 'Mundra', 'Nhava Sheva']],
  ['Asia', 'Singapore', ['Jurong', 'Pasir Panjang', 'Tuas']],
  ['Asia', 'South Korea', ['Busan', 'Incheon']],
  ['Europe', 'Germany', ['Bremerhaven', 'Hamburg']],
  ['Europe', 'Netherlands', ['Amsterdam', 'Moerdijk', 'Rotterdam']],
  ['Europe', 'Spain', ['Algeciras', 'Barcelona', 'Valencia']],
  ['Europe', 'United Kingdom', ['Felixstowe', 'Southampton']],
];

/** How many people work in a place of each kind, at least. */
const crew = [9, 5, 24, 12, 0];

/** The paths to all blocks, and how many containers each has. */
function* generateBlocks(): Generator<{ path: string[]; containers: number }> {
  for (const [index, [region, country, names]] of cities.entries()) {
    for (const [place, name] of names.entries()) {
      const yards = 2 + ((index + place) % 3);
      for (let yard = 1; yard <= yards; yard += 1) {
        const blocks = 6 + ((index * 5 + place * 3 + yard) % 9);
        for (let block = 1; block <= blocks; block += 1) {
          const path = [region, country, name, `Yard ${yard}`];
          path.push(`Block ${String(block).padStart(2, '0')}`);
          yield { path, containers: 20 + ((index * 31 + yard * 17 + block * 29) % 80) };
        }
      }
    }
  }
}

/** The depots that the demos make in the page (`createDepots` of `content/docs/data-grid/server-side-data/depots.ts`). */
export function createDepots(): DepotRow[] {
  const places = new Map<string, DepotRow>();
  for (const { path, containers } of generateBlocks()) {
    for (const [level, name] of path.entries()) {
      const own = path.slice(0, level + 1);
      const known = places.get(own.join('/'));
      if (known !== undefined) {
        known.containers += containers;
        continue;
      }
      const id = places.size + 1;
      const least = crew[level] ?? 0;
      places.set(own.join('/'), {
        id,
        name,
        path: own,
        kind: kinds[level] ?? kinds[0],
        staff: least === 0 ? 0 : least + ((id * 7) % 11),
        containers,
        inspected: new Date(Date.UTC(2026, 0, 5 + ((id * 13) % 70))).toISOString().slice(0, 10),
      });
    }
  }
  return [...places.values()];
}
