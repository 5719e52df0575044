import { describe, expect, it } from 'vitest';
import { fitTitle } from './printCard.ts';

/** Every letter is half as wide as the font is high. */
const lettering = { width: (text: string, size: number) => (text.length * size) / 2 };

describe('fitTitle', () => {
  it('keeps a short title large, on one line', () => {
    expect(fitTitle('Bars', 1040, lettering)).toEqual({ lines: ['Bars'], size: 96 });
  });

  it('breaks a title between words', () => {
    expect(fitTitle('Column resizing and header filters', 1040, lettering).lines).toEqual([
      'Column resizing and',
      'header filters',
    ]);
  });

  it('takes a smaller size rather than a fourth line', () => {
    const { lines, size } = fitTitle('word '.repeat(20).trim(), 1040, lettering);
    expect(lines.length).toBeLessThanOrEqual(3);
    expect(size).toBeLessThan(96);
  });

  it('makes a name that cannot be broken as small as it has to be', () => {
    expect(fitTitle('useGridApiEventHandlerForRows', 1040, lettering).size).toBe(64);
  });
});
