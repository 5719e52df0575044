import { describe, expect, it } from 'vitest';
import { fitBox } from './fit.ts';

describe('fitBox', () => {
  it('leaves what fills a card as it is', () => {
    expect(fitBox({ left: 0, top: 0, width: 440, height: 330 })).toEqual({
      scale: 1,
      left: 0,
      top: 0,
    });
  });

  it('enlarges what is small, up to a limit, and puts it into the middle', () => {
    const fit = fitBox({ left: 0, top: 10, width: 200, height: 50 });
    expect(fit.scale).toBe(1.4);
    expect(fit.left).toBeCloseTo((440 - 280) / 2);
    // Its own upper edge is 14 px below that of the picture.
    expect(fit.top).toBeCloseTo((330 - 70) / 2 - 14);
  });

  it('makes what is high smaller, and puts it into the middle', () => {
    const fit = fitBox({ left: 0, top: 0, width: 440, height: 400 });
    expect(fit.scale).toBeCloseTo(0.825);
    expect(fit.left).toBeCloseTo((440 - 363) / 2);
    expect(fit.top).toBeCloseTo(0);
  });

  it('begins at the upper edge with what is still too high', () => {
    const fit = fitBox({ left: 0, top: 0, width: 440, height: 2_000 });
    expect(fit).toMatchObject({ scale: 0.7, top: 0 });
  });

  it('does not divide by nothing', () => {
    expect(fitBox({ left: 0, top: 0, width: 0, height: 0 })).toMatchObject({ scale: 1.4 });
  });
});
