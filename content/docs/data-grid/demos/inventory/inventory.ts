export const categories = [
  'Lashing',
  'Packaging',
  'Pallets',
  'Protection',
  'Seals',
] as const;
export const places = ['Hamburg', 'Rotterdam'] as const;

export interface Item {
  /** The stock number, such as `LA-1001`. It does not change. */
  sku: string;
  name: string;
  category: string;
  place: string;
  quantity: number;
  /** Below this quantity, the item has to be reordered. */
  minimum: number;
  /** In euros. */
  price: number;
}

type Line = [string, string, string, number, number, number];

/** The first letters of a stock number are those of the category. */
const lines: Line[] = [
  ['LA-1001', 'Twist lock, steel', 'Hamburg', 480, 300, 14.5],
  ['LA-1002', 'Lashing rod, 2.5 m', 'Hamburg', 210, 250, 22],
  ['LA-1003', 'Turnbuckle, heavy', 'Rotterdam', 160, 120, 31.9],
  ['LA-1004', 'Ratchet strap, 9 m', 'Rotterdam', 640, 400, 11.2],
  ['LA-1005', 'Chain, 8 mm, 5 m', 'Hamburg', 75, 80, 27.4],
  ['PK-2001', 'Stretch film, 500 mm', 'Hamburg', 920, 600, 7.8],
  ['PK-2002', 'Carton, double wall', 'Rotterdam', 3400, 2500, 1.65],
  ['PK-2003', 'Void fill, paper', 'Rotterdam', 260, 200, 18.3],
  ['PK-2004', 'Label, "This side up"', 'Hamburg', 5200, 2000, 0.12],
  ['PA-3001', 'Euro pallet, used', 'Rotterdam', 310, 400, 9.5],
  ['PA-3002', 'Euro pallet, new', 'Rotterdam', 540, 300, 16.9],
  ['PA-3003', 'Plastic pallet, light', 'Hamburg', 120, 60, 38],
  ['PR-4001', 'Dunnage bag, 90 × 120', 'Hamburg', 1150, 800, 3.4],
  ['PR-4002', 'Edge protector, 1 m', 'Hamburg', 2600, 1500, 0.85],
  ['PR-4003', 'Desiccant, 1.5 kg', 'Rotterdam', 430, 500, 6.2],
  ['PR-4004', 'Anti-slip mat, roll', 'Rotterdam', 88, 50, 42.5],
  ['SE-5001', 'Bolt seal, ISO 17712', 'Rotterdam', 7600, 5000, 1.9],
  ['SE-5002', 'Cable seal, 3 mm', 'Rotterdam', 1900, 2000, 1.15],
  ['SE-5003', 'Barrier seal', 'Hamburg', 140, 100, 24.6],
];

const prefixes = new Map<string, string>([
  ['LA', 'Lashing'],
  ['PK', 'Packaging'],
  ['PA', 'Pallets'],
  ['PR', 'Protection'],
  ['SE', 'Seals'],
]);

export const firstItems: Item[] = lines.map(
  ([sku, name, place, quantity, minimum, price]) => ({
    sku,
    name,
    category: prefixes.get(sku.slice(0, 2)) ?? 'Packaging',
    place,
    quantity,
    minimum,
    price,
  }),
);

/** A message for each field that is wrong. The server needs the same check. */
export type Problems = Partial<Record<keyof Item, string>>;

const isCount = (value: number) => Number.isInteger(value) && value >= 0;

export function findProblems(item: Item): Problems {
  const problems: Problems = {};
  if (!/^[A-Z]{2}-\d{4}$/.test(item.sku)) {
    problems.sku = 'Use two capital letters and four digits, as in LA-1001.';
  }
  if (item.name.trim() === '') {
    problems.name = 'Enter a name.';
  }
  if (!categories.some((category) => category === item.category)) {
    problems.category = `There is no category "${item.category}".`;
  }
  if (!places.some((place) => place === item.place)) {
    problems.place = `There is no location "${item.place}".`;
  }
  if (!isCount(item.quantity)) {
    problems.quantity = 'The quantity is a whole number, 0 or more.';
  }
  if (!isCount(item.minimum)) {
    problems.minimum = 'The minimum is a whole number, 0 or more.';
  }
  if (!(Number.isFinite(item.price) && item.price >= 0)) {
    problems.price = 'The price is a number, 0 or more.';
  }
  return problems;
}

export const isSameItem = (a: Item, b: Item) =>
  a.name === b.name &&
  a.category === b.category &&
  a.place === b.place &&
  a.quantity === b.quantity &&
  a.minimum === b.minimum &&
  a.price === b.price;
