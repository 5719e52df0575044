import { describe, expect, it } from 'vitest';
import { findPages } from './findPages.ts';

const KEYS = ['charts', 'charts/bars', 'data-grid/sorting', 'data-grid/style'];

describe('findPages', () => {
  it.each([
    'charts/bars',
    'charts/bars/',
    'content/docs/charts/bars',
    './content/docs/charts/bars/index.md',
    'content\\docs\\charts\\bars\\',
  ])('finds a page by %j', (name) => {
    expect(findPages(KEYS, [name])).toEqual(['charts/bars']);
  });

  it('finds several, each once, in the order of their names', () => {
    expect(findPages(KEYS, ['data-grid/style', 'charts', 'data-grid/style/'])).toEqual([
      'data-grid/style',
      'charts',
    ]);
  });

  it.each([
    [
      ['data-grid/sortng'],
      'There is no page "data-grid/sortng". Did you mean "data-grid/sorting" or "data-grid/style"?',
    ],
    [
      ['charts', 'chart/bar', 'nothing-like-it'],
      'There is no page "chart/bar", "nothing-like-it". Did you mean "charts/bars"? Name a folder below content/docs, such as charts.',
    ],
    [[''], 'There is no page "". Name a folder below content/docs, such as charts.'],
  ])('refuses %j', (names, message) => {
    expect(() => findPages(KEYS, names)).toThrow(message);
  });
});
