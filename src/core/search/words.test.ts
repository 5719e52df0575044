import { expect, it } from 'vitest';
import { squash, stemOf, termsOfName, wordsOf } from './words.ts';

it.each([
  ['rowSelectionModel', ['row', 'selection', 'model']],
  ['MuiDataGrid-columnHeader', ['mui', 'data', 'grid', 'column', 'header']],
  ['useXAxis', ['use', 'x', 'axis']],
  ['PickerDay2', ['picker', 'day2']],
  ["Get an item's DOM element", ['get', 'an', 'items', 'dom', 'element']],
  ['Größe', ['große']],
  ['', []],
])('splits %s', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it('sees one name in its spellings', () => {
  expect(squash('row selection model')).toBe(squash('rowSelectionModel'));
  expect(squash('row-selection-model')).toBe(squash('RowSelectionModel'));
});

it.each([
  ['sorting', 'sort'],
  ['pinned', 'pin'],
  ['columns', 'column'],
  ['styling', 'style'],
  ['style', 'style'],
  ['validation', 'valid'],
  ['validate', 'valid'],
  ['boxes', 'box'],
  ['ids', 'id'],
  ['größe', 'größe'],
  ['class', 'class'],
])('takes the ending off %s', (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});

it('finds a name by neighbors and by its end', () => {
  const terms = termsOfName(wordsOf('rowSelectionModel'));
  expect(terms).toContain('rowselection');
  expect(terms).toContain('selectionmodel');
  expect(terms).toContain('rowselectionmodel');
});

it('cuts words that are no words', () => {
  expect(wordsOf('x'.repeat(10_000))[0]).toHaveLength(40);
});
