/** Bakery sales per quarter, in thousand euros. */
export const sales = [
  { quarter: 'Q1', counter: 48, delivery: 12, catering: 9 },
  { quarter: 'Q2', counter: 52, delivery: 16, catering: 21 },
  { quarter: 'Q3', counter: 45, delivery: 19, catering: 26 },
  { quarter: 'Q4', counter: 61, delivery: 24, catering: 14 },
];

export function thousandEuros(value: number | null) {
  return value === null ? 'No data' : `€${value}k`;
}
