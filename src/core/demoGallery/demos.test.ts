import { expect, it } from 'vitest';
import { parsePictures, parseTable } from './demos.ts';

it.each([null, undefined, 'text', {}, { pages: 1 }])('refuses %j as a table', (value) => {
  expect(() => parseTable(value)).toThrow('demos.json has no pages');
});

it.each([null, {}, { css: '' }, { css: 1, pictures: {} }, { css: '', pictures: null }])(
  'refuses %j as pictures',
  (value) => {
    expect(() => parsePictures(value)).toThrow('no pictures');
  },
);

it('takes what the compiler wrote', () => {
  expect(parseTable({ pages: [] })).toEqual({ pages: [] });
  const file = { css: '.a{}', pictures: { A: '<p>A</p>' } };
  expect(parsePictures(file)).toEqual(file);
});
