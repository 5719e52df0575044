import { describe, expect, it } from 'vitest';
import { placeHint } from './placeHint.ts';

const viewport = { width: 360, height: 800 };
const hint = { width: 200, height: 60 };
const link = (left: number, top: number) => ({ left, right: left + 80, top, bottom: top + 20 });

describe('placeHint', () => {
  it('stands under the link, from its start', () => {
    expect(placeHint(link(40, 100), hint, viewport, false)).toEqual({ left: 40, top: 124 });
  });

  it('ends with the link in a right-to-left page', () => {
    expect(placeHint(link(240, 100), hint, viewport, true)).toEqual({ left: 120, top: 124 });
  });

  it('stays inside the viewport at both sides', () => {
    expect(placeHint(link(270, 100), hint, viewport, false).left).toBe(152);
    expect(placeHint(link(2, 100), hint, viewport, false).left).toBe(8);
    expect(placeHint(link(20, 100), hint, viewport, true).left).toBe(8);
  });

  it('stands above the link near the end of the viewport', () => {
    expect(placeHint(link(40, 770), hint, viewport, false).top).toBe(706);
  });

  it('stands below where there is room on neither side', () => {
    expect(placeHint(link(40, 20), { width: 200, height: 790 }, viewport, false).top).toBe(44);
  });
});
