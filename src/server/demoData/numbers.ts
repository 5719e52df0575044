import { MOST_ROWS } from './rows.ts';

/*
 * A shipment's number is `NG-` and its id plus 10,000, so whatever is asked about numbers can be asked about ids, which have
 * an index. An index of the numbers themselves would not find what stands in the middle of them.
 */

const BEFORE = 'ng-';
export const ADDED = 10_000;
const LAST = ADDED + MOST_ROWS;
/** Of the greatest number. */
const DIGITS = String(LAST).length;
/** So many digits are in few enough numbers to list these: 14,000 have `100`, and 4,000 another three. */
const LISTED_FROM = 3;

/** Which shipments have such a number. */
export type NumberMatch =
  | { kind: 'all' }
  | { kind: 'none' }
  | { kind: 'ids'; ids: number[] }
  /** The first and the last id of each range. */
  | { kind: 'ranges'; ranges: [first: number, last: number][] }
  /** One or two digits at the end, or anywhere: a pattern such as `%7` or `%42%`. */
  | { kind: 'pattern'; pattern: string };

export type NumberOperator = 'contains' | 'startsWith' | 'endsWith' | 'equals';

/** Capitals make no difference. */
export function matchNumbers(operator: NumberOperator, text: string): NumberMatch {
  const wanted = text.toLowerCase();
  const isWhole = wanted.startsWith(BEFORE) && /^\d+$/.test(wanted.slice(3));
  if (operator === 'equals') return isWhole ? idOf(wanted.slice(3)) : { kind: 'none' };
  if (operator === 'startsWith') {
    if (BEFORE.startsWith(wanted)) return { kind: 'all' };
    return isWhole ? rangesOf(wanted.slice(3)) : { kind: 'none' };
  }
  if (operator === 'contains' && BEFORE.includes(wanted)) return { kind: 'all' };
  if (wanted === '') return { kind: 'all' };
  const [, letters = '', digits = ''] = /^(n?g?-)?(\d+)$/.exec(wanted) ?? [];
  if (digits === '' || !BEFORE.endsWith(letters)) return { kind: 'none' };
  if (letters !== '') return operator === 'contains' ? rangesOf(digits) : idOf(digits);
  if (digits.length < LISTED_FROM) {
    return { kind: 'pattern', pattern: operator === 'endsWith' ? `%${digits}` : `%${digits}%` };
  }
  return idsOf(operator === 'endsWith' ? numbersWith(digits, 0) : numbersAround(digits));
}

/** Of those among the numbers that a shipment can have. */
function idsOf(numbers: Iterable<number>): NumberMatch {
  const ids = new Set<number>();
  for (const number of numbers) if (number > ADDED && number <= LAST) ids.add(number - ADDED);
  return ids.size === 0 ? { kind: 'none' } : { kind: 'ids', ids: [...ids] };
}

/** Numbers have no zeros before them. */
const idOf = (digits: string): NumberMatch => idsOf(digits.startsWith('0') ? [] : [Number(digits)]);

/** Numbers that begin with these digits: one range for each number of digits that may follow. */
function rangesOf(digits: string): NumberMatch {
  const ranges: [number, number][] = [];
  for (let length = digits.length; length <= DIGITS && !digits.startsWith('0'); length += 1) {
    const scale = 10 ** (length - digits.length);
    const first = Math.max(ADDED + 1, Number(digits) * scale);
    const last = Math.min(LAST, (Number(digits) + 1) * scale - 1);
    if (first <= last) ranges.push([first - ADDED, last - ADDED]);
  }
  return ranges.length === 0 ? { kind: 'none' } : { kind: 'ranges', ranges };
}

/** Numbers with these digits, then so many others, and any before them. */
function* numbersWith(digits: string, others: number): Generator<number> {
  const scale = 10 ** others;
  const middle = Number(digits) * scale;
  const headScale = scale * 10 ** digits.length;
  // Zeros are no digits of a number that has none before them.
  for (let head = digits.startsWith('0') ? 1 : 0; head * headScale + middle <= LAST; head += 1) {
    for (let tail = 0; tail < scale; tail += 1) yield head * headScale + middle + tail;
  }
}

function* numbersAround(digits: string): Generator<number> {
  for (let others = 0; others <= DIGITS - digits.length; others += 1) {
    yield* numbersWith(digits, others);
  }
}
