export interface Depot {
  id: number;
  name: string;
  /** From the region down to the name of this one. */
  path: string[];
  kind: (typeof kinds)[number];
  /** Who works in this place, without the places below it. */
  staff: number;
  /** What is stored in this place and below it. */
  containers: number;
  inspected: Date;
}

export const kinds = ['Region', 'Country', 'City', 'Yard', 'Block'] as const;

const cities: [region: string, country: string, names: string[]][] = [
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

/**
 * The places where a freight company stores containers: regions, countries,
 * cities, yards and blocks, always the same ones.
 */
export function createDepots(): Depot[] {
  const places = new Map<string, Depot>();

  const add = (path: string[], containers: number) => {
    path.forEach((name, level) => {
      const own = path.slice(0, level + 1);
      const known = places.get(own.join('/'));
      if (known) {
        known.containers += containers;
        return;
      }
      const id = places.size + 1;
      places.set(own.join('/'), {
        id,
        name,
        path: own,
        kind: kinds[level],
        staff: crew[level] && crew[level] + ((id * 7) % 11),
        containers,
        inspected: new Date(2026, 0, 5 + ((id * 13) % 70)),
      });
    });
  };

  cities.forEach(([region, country, names], index) => {
    names.forEach((name, place) => {
      const yards = 2 + ((index + place) % 3);
      for (let yard = 1; yard <= yards; yard += 1) {
        const blocks = 6 + ((index * 5 + place * 3 + yard) % 9);
        for (let block = 1; block <= blocks; block += 1) {
          const containers = 20 + ((index * 31 + yard * 17 + block * 29) % 80);
          const path = [region, country, name, `Yard ${yard}`];
          add([...path, `Block ${String(block).padStart(2, '0')}`], containers);
        }
      }
    });
  });
  return [...places.values()];
}
