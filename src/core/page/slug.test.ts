import { describe, expect, it } from 'vitest';
import { createSlugger, slugOf } from './slug.ts';

describe('slugOf', () => {
  it.each([
    ['Sorting', 'sorting'],
    ['Single and multi-sorting', 'single-and-multi-sorting'],
    ["What's new in MUI X", 'whats-new-in-mui-x'],
    ['The grid’s rows', 'the-grids-rows'],
    ['Props: `rows`, `columns` & more…', 'props-rows-columns-more'],
    ['  (beta) API!  ', 'beta-api'],
    ['GRID_DEFAULT_LOCALE_TEXT', 'grid-default-locale-text'],
    ['v7.0.0 → v8', 'v7-0-0-v8'],
    ['Größe', 'größe'],
    ['日付', '日付'],
    ['✅', ''],
  ])('makes an id of %j', (text, id) => {
    expect(slugOf(text)).toBe(id);
  });
});

describe('createSlugger', () => {
  it('numbers repeats from 2', () => {
    const slugger = createSlugger();
    expect(['Rows', 'rows', 'Rows!'].map(slugger.next)).toEqual(['rows', 'rows-2', 'rows-3']);
  });

  it('passes over a number that a heading has by name', () => {
    const slugger = createSlugger();
    expect(['Rows 2', 'Rows', 'Rows', 'Rows 2'].map(slugger.next)).toEqual([
      'rows-2',
      'rows',
      'rows-3',
      'rows-2-2',
    ]);
  });

  it('calls what has no letters a section', () => {
    const slugger = createSlugger();
    expect(['✅', '…'].map(slugger.next)).toEqual(['section', 'section-2']);
  });

  it('takes an id once and gives it to nobody else', () => {
    const slugger = createSlugger();
    expect(slugger.take('rows')).toBe(true);
    expect(slugger.take('rows')).toBe(false);
    expect(slugger.next('Rows')).toBe('rows-2');
    expect(slugger.take('rows-2')).toBe(false);
  });
});
