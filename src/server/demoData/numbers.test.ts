import { describe, expect, it } from 'vitest';
import { matchNumbers, type NumberMatch, type NumberOperator } from './numbers.ts';
import { MOST_ROWS } from './rows.ts';

const numberOf = (id: number) => `ng-${10_000 + id}`;

/** What a text column would find, by its letters. */
const tests: Record<NumberOperator, (number: string, text: string) => boolean> = {
  contains: (number, text) => number.includes(text),
  startsWith: (number, text) => number.startsWith(text),
  endsWith: (number, text) => number.endsWith(text),
  equals: (number, text) => number === text,
};

function finds(match: NumberMatch): (id: number) => boolean {
  switch (match.kind) {
    case 'all':
      return () => true;
    case 'none':
      return () => false;
    case 'ids': {
      const ids = new Set(match.ids);
      return (id) => ids.has(id);
    }
    case 'ranges':
      return (id) => match.ranges.some(([first, last]) => first <= id && id <= last);
    case 'pattern': {
      const digits = match.pattern.replaceAll('%', '');
      const isEnd = !match.pattern.endsWith('%');
      return (id) => tests[isEnd ? 'endsWith' : 'contains'](String(10_000 + id), digits);
    }
  }
}

const texts = [
  '',
  'n',
  'N',
  'ng',
  'NG-',
  'g-',
  '-',
  'gn',
  'ng1',
  'n-1',
  'ng-x',
  '1-',
  '1 0',
  '%',
  '_',
  'ng-1',
  'NG-10',
  'g-99',
  '-101',
  'ng-0',
  '-0',
  'ng-1010000',
  'ng-10000',
  'ng-10001',
  'ng-010001',
  '0',
  '1',
  '9',
  '00',
  '07',
  '10',
  '42',
  '000',
  '001',
  '100',
  '101',
  '999',
  '0000',
  '0100',
  '1000',
  '1009',
  '9999',
  '00000',
  '10000',
  '10001',
  '12345',
  '99999',
  '000000',
  '100000',
  '101000',
  '654321',
  '1000000',
  '1010000',
  '1010001',
  '9999999',
  '12345678',
  '1'.repeat(100),
];

/** The first and the last ones, those where numbers get another digit, and some of all others. */
const ids = Array.from({ length: MOST_ROWS }, (_, index) => index + 1).filter(
  (id) => id < 3_000 || Math.abs(id - 90_000) < 1_000 || id > MOST_ROWS - 12_000 || id % 97 === 0,
);

describe('the numbers of shipments', () => {
  it.each<NumberOperator>(['contains', 'startsWith', 'endsWith', 'equals'])(
    'are found by their ids: %s',
    (operator) => {
      for (const text of texts) {
        const isFound = finds(matchNumbers(operator, text));
        const wrong = ids.filter(
          (id) => isFound(id) !== tests[operator](numberOf(id), text.toLowerCase()),
        );
        expect([text, wrong.map(numberOf)]).toEqual([text, []]);
      }
    },
  );

  it('are listed when there are a few thousand of them', () => {
    for (let digits = 0; digits < 1_000; digits += 1) {
      const match = matchNumbers('contains', String(digits).padStart(3, '0'));
      expect(match.kind).toBe('ids');
      expect(match.kind === 'ids' && match.ids.length).toBeLessThan(14_000);
    }
  });
});
