import { expect, it } from 'vitest';
import {
  parseGroups,
  parseSpan,
  parseValues,
  printGroups,
  printSpan,
  printValues,
} from './names.ts';

it.each([
  ['8.4', { first: '8.4' }],
  ['8.4-8.11', { first: '8.4', last: '8.11' }],
])('writes a span as %s, and reads it', (text, span) => {
  expect(printSpan(span)).toBe(text);
  expect(parseSpan(text)).toEqual(span);
});

it.each(['', '8', '8.4-', '8.11-8.4', '8.4 8.5', 'v8.4'])('takes %j for no span', (text) => {
  expect(parseSpan(text)).toBeUndefined();
});

it('groups names by their versions, the oldest first, in alphabetical order', () => {
  const groups = printGroups([
    ['rows', '8.10'],
    ['density', '8.9'],
    ['columns', '8.10'],
    ['gone', '8.9-8.10'],
  ]);
  expect(Object.entries(groups)).toEqual([
    ['8.9-8.10', 'gone'],
    ['8.9', 'density'],
    ['8.10', 'columns rows'],
  ]);
  expect(new Map(parseGroups(groups))).toEqual(
    new Map([
      ['gone', '8.9-8.10'],
      ['density', '8.9'],
      ['columns', '8.10'],
      ['rows', '8.10'],
    ]),
  );
});

it('keeps what a name has had from its start and every change after it', () => {
  const changes = new Map([
    ['density', [{ value: 'string?' }, { since: '8.10', value: 'GridDensity?' }]],
    ['rows', [{ value: 'string?' }]],
    ['debounceMs', [{ value: '150' }, { since: '8.9', value: '' }, { since: '9.0', value: '300' }]],
  ]);
  const printed = printValues(changes);
  expect(Object.keys(printed)).toEqual(['', '8.9', '8.10', '9.0']);
  expect(parseValues(printed)).toEqual(changes);
});
