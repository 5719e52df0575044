import { describe, expect, it } from 'vitest';
import { isNotModified, mayBePartial, printDate } from './conditions.ts';

const state = { etag: '"abc-br"', modifiedMs: Date.UTC(2025, 4, 6, 7, 8, 9, 750) };
const WRITTEN = 'Tue, 06 May 2025 07:08:09 GMT';
const BEFORE = 'Tue, 06 May 2025 07:08:08 GMT';
const AFTER = 'Tue, 06 May 2025 07:08:10 GMT';

it('writes a date in whole seconds', () => {
  expect(printDate(state.modifiedMs)).toBe(WRITTEN);
});

describe('isNotModified', () => {
  it.each([
    '"abc-br"',
    'W/"abc-br"',
    '*',
    ' * ',
    '"x", "abc-br"',
    '"x,y",W/"abc-br"',
    '"", "abc-br"',
  ])('holds for If-None-Match %s', (ifNoneMatch) => {
    expect(isNotModified({ ifNoneMatch }, state)).toBe(true);
  });

  it.each(['"abc"', '"abc-gzip"', 'abc-br', '"ABC-BR"', '', '"x", *', '"abc-br'])(
    'does not hold for If-None-Match %j',
    (ifNoneMatch) => {
      expect(isNotModified({ ifNoneMatch }, state)).toBe(false);
    },
  );

  it.each([
    [WRITTEN, true],
    [AFTER, true],
    [BEFORE, false],
    ['yesterday', false],
    ['2025-05-07', false],
    ['Tue, 99 May 2025 07:08:09 GMT', false],
    ['', false],
  ])('with If-Modified-Since %j is %s', (ifModifiedSince, expected) => {
    expect(isNotModified({ ifModifiedSince }, state)).toBe(expected);
  });

  it('does not look at the date when there is a tag', () => {
    expect(isNotModified({ ifNoneMatch: '"x"', ifModifiedSince: AFTER }, state)).toBe(false);
    expect(isNotModified({ ifNoneMatch: '"abc-br"', ifModifiedSince: BEFORE }, state)).toBe(true);
  });

  it('does not hold without a condition', () => {
    expect(isNotModified({}, state)).toBe(false);
  });
});

describe('mayBePartial', () => {
  it.each([undefined, '"abc-br"', WRITTEN])('holds for If-Range %s', (ifRange) => {
    expect(mayBePartial({ ifRange }, state)).toBe(true);
  });

  it.each(['W/"abc-br"', '"abc"', '"x", "abc-br"', '*', BEFORE, AFTER, 'nonsense', ''])(
    'does not hold for If-Range %j',
    (ifRange) => {
      expect(mayBePartial({ ifRange }, state)).toBe(false);
    },
  );
});
