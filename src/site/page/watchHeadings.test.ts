import { describe, expect, it } from 'vitest';
import { headingRead } from './watchHeadings.ts';

describe('headingRead', () => {
  it('is none above the first heading', () => {
    expect(headingRead([300, 900], 800, 5_000)).toBe(-1);
  });

  it('is the last heading above an eighth of the viewport', () => {
    expect(headingRead([-400, 100, 101], 800, 5_000)).toBe(1);
  });

  it('is the last of all near the end, however far down it stands', () => {
    expect(headingRead([-400, 100, 700], 800, 64)).toBe(2);
    expect(headingRead([-400, 100, 700], 800, 65)).toBe(1);
  });

  it('is none on a page without headings', () => {
    expect(headingRead([], 800, 0)).toBe(-1);
  });
});
