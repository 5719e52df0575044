export interface Plan {
  name: string;
  text: string;
  /** Cents per seat and month, when paid by month. */
  seat: number;
  /** Cents per month, whatever the number of seats. */
  base: number;
  /** Seats that it takes at most. */
  most: number;
  contents: readonly string[];
}

export type Billing = 'month' | 'year';

export const FEWEST_SEATS = 1;
export const MOST_SEATS = 200;

export const plans: readonly Plan[] = [
  {
    name: 'Solo',
    text: 'For one person with a few projects',
    seat: 0,
    base: 0,
    most: 1,
    contents: ['3 projects', '1 GB of files'],
  },
  {
    name: 'Team',
    text: 'For groups that work together',
    seat: 900,
    base: 0,
    most: 50,
    contents: ['Unlimited projects', '100 GB of files', 'Comments'],
  },
  {
    name: 'Company',
    text: 'For several teams with one bill',
    seat: 500,
    base: 12_000,
    most: 200,
    contents: [
      'Unlimited projects',
      '1 TB of files',
      'Comments',
      'Single sign-on',
    ],
  },
];

/** The contents that a plan has or does not have, in the order of the table. */
export const features = [
  'Unlimited projects',
  'Comments',
  'Single sign-on',
] as const;

/** Ten months are paid for a year. */
const PAID_MONTHS_OF_YEAR = 10;

/**
 * What a team pays, in cents per month.
 * @returns undefined when the plan does not take so many seats.
 */
export function priceOf(
  { seat, base, most }: Plan,
  seats: number,
  billing: Billing,
) {
  if (seats > most) {
    return undefined;
  }
  const monthly = base + seat * seats;
  return billing === 'month' ? monthly : (monthly * PAID_MONTHS_OF_YEAR) / 12;
}

/** The plan that costs least, of those that take so many seats. */
export const cheapestFor = (seats: number, billing: Billing) =>
  plans
    .map((plan) => ({ plan, price: priceOf(plan, seats, billing) }))
    .filter(({ price }) => price !== undefined)
    .sort((one, other) => (one.price ?? 0) - (other.price ?? 0))[0]?.plan;

/** The whole number that a text is, within the limits; undefined for others. */
export function readSeats(text: string) {
  const seats = /^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN;
  return seats >= FEWEST_SEATS && seats <= MOST_SEATS ? seats : undefined;
}

export const printMonthly = (cents: number) =>
  (cents / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  });
