import { describe, expect, it } from 'vitest';
import { demoTitle, demoWords } from './demoWords.ts';

describe('a demo in words', () => {
  it.each([
    ['BasicSorting', 'basic sorting'],
    ['PartsOfAPicker', 'parts of a picker'],
    ['SortApi', 'sort api'],
    ['Top10Rows', 'top10 rows'],
  ])('reads %s as %s', (name, words) => {
    expect(demoWords(name)).toBe(words);
  });

  it('starts a title with a capital', () => {
    expect(demoTitle('MultiSorting')).toBe('Multi sorting');
  });
});
