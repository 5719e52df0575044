import { expect, it } from 'vitest';
import { ROOT } from '../paths.ts';
import { readLocales } from './locales.ts';

const of = (name: string) => readLocales(`${ROOT}/node_modules/@mui/${name}`);

it('names every language of a package in English and in its own words', () => {
  const locales = of('x-data-grid');
  expect(locales.length).toBeGreaterThan(30);
  expect(locales).toContainEqual({ name: 'deDE', language: 'German (Germany), Deutsch' });
  expect(locales.every(({ name, language }) => !language.startsWith(name))).toBe(true);
});

it('knows a code that is not the standard’s, and one without a region', () => {
  const locales = of('x-date-pickers');
  expect(locales.find(({ name }) => name === 'kzKZ')?.language).toMatch(/^Kazakh \(Kazakhstan\)/);
  expect(locales.find(({ name }) => name === 'eu')?.language).toMatch(/^Basque/);
});

it('finds none where there are none', () => {
  expect(of('x-tree-view')).toEqual([]);
});
