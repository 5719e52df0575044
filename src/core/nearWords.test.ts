import { describe, expect, it } from 'vitest';
import { didYouMean, nearWords } from './nearWords.ts';

const PROPS = ['sortModel', 'sortingMode', 'sortingOrder', 'filterModel', 'rows'];

describe('nearWords', () => {
  it('has the nearest first and at most as many as asked', () => {
    expect(nearWords(PROPS, 'sortMode', 2)).toEqual(['sortModel', 'sortingMode']);
  });

  it('forgives letter case', () => {
    expect(nearWords(PROPS, 'SORTMODEL', 1)).toEqual(['sortModel']);
  });

  it('leaves out what has little in common', () => {
    expect(nearWords(PROPS, 'onRowClick', 3)).toEqual([]);
  });
});

describe('didYouMean', () => {
  it('asks for one, or for several', () => {
    expect(didYouMean(['rows'], 'rowss', 'No.')).toBe('Did you mean "rows"?');
    expect(didYouMean(PROPS, 'sortMode', 'No.')).toBe('Did you mean "sortModel" or "sortingMode"?');
  });

  it('says something else when nothing is near', () => {
    expect(didYouMean([], 'rows', 'Remove it.')).toBe('Remove it.');
  });
});
