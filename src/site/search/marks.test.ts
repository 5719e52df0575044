import { describe, expect, it } from 'vitest';
import { marksOf } from './marks.ts';

const marked = (text: string, query: string): string[] =>
  marksOf(text, query).map(([from, to]) => text.slice(from, to));

describe('marksOf', () => {
  it.each([
    ['a word', 'Sort rows', 'rows', ['rows']],
    ['a word to its end', 'Server-side sorting', 'sort', ['sorting']],
    ['a part of a name', 'onSortModelChange', 'sort model', ['Sort', 'Model']],
    ['nothing inside a word', 'Border of a tutor', 'or', []],
    ['no words that say nothing', 'How do I sort', 'how do i sort', ['sort']],
    ['words that say nothing, when there are no others', 'How it works', 'how', ['How']],
    ['the longer of two', 'Selection', 'select selection', ['Selection']],
    ['other scripts', 'שורה ועמודה', 'שורה', ['שורה']],
    ['nothing for a single letter', 'x axis', 'x', []],
    ['no pattern', 'a.*b', '.*', []],
  ])('marks %s', (_, text, query, expected) => {
    expect(marked(text, query)).toEqual(expected);
  });
});
