export interface Port {
  /** UN/LOCODE, such as `NLRTM`. */
  code: string;
  city: string;
  country: string;
}

export const ports: Port[] = [
  { code: 'NLRTM', city: 'Rotterdam', country: 'Netherlands' },
  { code: 'SGSIN', city: 'Singapore', country: 'Singapore' },
  { code: 'DEHAM', city: 'Hamburg', country: 'Germany' },
  { code: 'BRSSZ', city: 'Santos', country: 'Brazil' },
  { code: 'ESVLC', city: 'Valencia', country: 'Spain' },
  { code: 'KRPUS', city: 'Busan', country: 'South Korea' },
  { code: 'USSAV', city: 'Savannah', country: 'United States' },
  { code: 'GBFXT', city: 'Felixstowe', country: 'United Kingdom' },
  { code: 'MAPTM', city: 'Tanger Med', country: 'Morocco' },
  { code: 'INNSA', city: 'Nhava Sheva', country: 'India' },
];

export const carriers = ['Alma Line', 'Blue Fjord', 'Caledon', 'Levante'];

export const goods = [
  'Bicycles',
  'Ceramic tiles',
  'Coffee beans',
  'Machine parts',
  'Olive oil',
  'Paper',
  'Solar panels',
  'Textiles',
];

export const statuses = [
  'Booked',
  'At sea',
  'In customs',
  'Delivered',
  'Delayed',
] as const;
export const priorities = ['Low', 'Normal', 'High'] as const;
export const currencies = ['EUR', 'GBP', 'USD'] as const;

export interface Shipment {
  id: number;
  /** What people call it, such as `NG-10001`. */
  number: string;
  goods: string;
  /** The city of a port. */
  origin: string;
  /** The city of another port. */
  destination: string;
  carrier: string;
  containers: number;
  /** In kilograms. */
  weight: number;
  value: number;
  currency: (typeof currencies)[number];
  status: (typeof statuses)[number];
  priority: (typeof priorities)[number];
  departure: Date;
  arrival: Date;
  insured: boolean;
  /** Often empty, sometimes long. */
  note: string;
}

const notes = [
  'Keep dry',
  'Call the consignee before delivery',
  'Two pallets were repacked in the yard, see the photos of the survey',
];

/** Always gives the same numbers, from 0 up to 1, in the same order. */
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
function statusOn(leaves: number, arrives: number): Shipment['status'] {
  const today = 70;
  if (leaves > today) {
    return 'Booked';
  }
  if (arrives > today) {
    return leaves % 6 === 0 ? 'Delayed' : 'At sea';
  }
  return today - arrives < 4 ? 'In customs' : 'Delivered';
}

/**
 * Makes the books of a freight company: always the same shipments, with ids
 * from 1 to `count`. A shorter list is the beginning of a longer one.
 */
export function createShipments(count: number): Shipment[] {
  const random = createRandom(51723);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <T>(list: readonly T[]) => list[below(list.length)];

  return Array.from({ length: count }, (_, index) => {
    const from = below(ports.length);
    const to = (from + 1 + below(ports.length - 1)) % ports.length;
    const containers = 1 + below(24);
    const leaves = below(120);
    const arrives = leaves + 9 + below(30);
    return {
      id: index + 1,
      number: `NG-${10001 + index}`,
      goods: pick(goods),
      origin: ports[from].city,
      destination: ports[to].city,
      carrier: pick(carriers),
      containers,
      weight: containers * (8000 + 100 * below(140)),
      value: containers * (900 + below(5200)),
      currency: pick(currencies),
      status: statusOn(leaves, arrives),
      priority: pick(priorities),
      departure: new Date(2026, 0, 5 + leaves),
      arrival: new Date(2026, 0, 5 + arrives),
      insured: random() < 0.7,
      note: random() < 0.3 ? pick(notes) : '',
    };
  });
}
