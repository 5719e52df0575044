import { describe, expect, it } from 'vitest';
import { EVERYTHING, parseChoice, printChoice, type Choice } from './choice.ts';

const parse = (query: Readonly<Record<string, string>>) => parseChoice((key) => query[key] ?? null);

describe('the address of the gallery', () => {
  it.each<Choice>([
    EVERYTHING,
    { product: 'x-data-grid', words: '' },
    { product: 'x', plan: 'community', task: 'hand-over', feature: 'time-zone', words: 'a & b=c' },
  ])('gives back what was chosen: %j', (choice) => {
    expect(parse(printChoice(choice))).toEqual({ choice, refused: [] });
  });

  it('is empty when everything is shown', () => {
    expect(printChoice({ words: '  ' })).toEqual({});
  });

  it('shows everything of a facet whose value it does not know, and says which', () => {
    expect(
      parse({ product: 'x-data-grid', plan: 'free', task: 'find', feature: 'constructor' }),
    ).toEqual({
      choice: { task: 'find', words: '' },
      refused: [
        { facet: 'product', value: 'x-data-grid' },
        { facet: 'plan', value: 'free' },
        { facet: 'feature', value: 'constructor' },
      ],
    });
  });

  it('cuts what is too long to be meant', () => {
    const { choice, refused } = parse({ task: 't'.repeat(500), q: 'q'.repeat(500) });
    expect(choice.words).toHaveLength(100);
    expect(refused[0]?.value).toHaveLength(40);
  });

  it('leaves keys of others alone', () => {
    expect(parse({ plan: 'pro', utm_source: 'mail' })).toEqual({
      choice: { plan: 'pro', words: '' },
      refused: [],
    });
  });

  it('takes an empty value for none', () => {
    expect(parse({ product: '', plan: '' })).toEqual({ choice: EVERYTHING, refused: [] });
  });
});
