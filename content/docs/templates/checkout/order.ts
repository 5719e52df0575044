export interface Product {
  id: string;
  name: string;
  detail: string;
  /** In cents, because sums of dollars are not exact. */
  price: number;
}

export interface Line {
  product: Product;
  count: number;
}

export interface Order {
  lines: readonly Line[];
  name: string;
  street: string;
  city: string;
  zip: string;
  /** Such as `2026-06-11`. */
  day: string;
  card: string;
}

export type OrderResult =
  { status: 'placed'; number: string } | { status: 'declined' };

export const firstLines: readonly Line[] = [
  {
    product: {
      id: 'kettle',
      name: 'Gooseneck kettle',
      detail: '0.9 l, steel',
      price: 6400,
    },
    count: 1,
  },
  {
    product: {
      id: 'filters',
      name: 'Paper filters',
      detail: '100 pieces',
      price: 750,
    },
    count: 2,
  },
  {
    product: {
      id: 'beans',
      name: 'Sidama beans',
      detail: '500 g, light roast',
      price: 1890,
    },
    count: 1,
  },
];

export const MOST_OF_ONE = 9;
const FREE_FROM = 10_000;

export const firstDay = '2026-06-10';
export const lastDay = '2026-07-08';
/** Nobody delivers on these days. */
export const holidays: readonly string[] = ['2026-06-19', '2026-07-03'];

export const subtotalOf = (lines: readonly Line[]) =>
  lines.reduce((sum, { product, count }) => sum + product.price * count, 0);

export const shippingOf = (lines: readonly Line[]) =>
  lines.length === 0 || subtotalOf(lines) >= FREE_FROM ? 0 : 590;

export const printPrice = (cents: number) => `$${(cents / 100).toFixed(2)}`;

/** The check digit of card numbers: it finds most slips of the finger. */
export function isCardNumber(text: string) {
  const digits = text.replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(digits)) {
    return false;
  }
  const sum = [...digits].reduce((total, digit, place) => {
    const isDoubled = (digits.length - place) % 2 === 0;
    const value = Number(digit) * (isDoubled ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/**
 * Poses as a server. A card that ends with 0002 is declined, and one that ends
 * with 0010 loses the connection.
 * @throws when the server cannot be reached.
 */
export async function placeOrder(order: Order): Promise<OrderResult> {
  await new Promise((resolve) => {
    setTimeout(resolve, 600);
  });
  const digits = order.card.replace(/\D/g, '');
  if (digits.endsWith('0010')) {
    throw new Error('The connection was lost.');
  }
  return digits.endsWith('0002')
    ? { status: 'declined' }
    : { status: 'placed', number: 'KF-20418' };
}
