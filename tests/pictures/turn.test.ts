import { describe, expect, it } from 'vitest';
import { inTurn, leftOutOf, readTurn, turnOf } from './turn.ts';

const pages = Array.from({ length: 37 }, (_, i) => i);
const dayAfter = (days: number): Date => new Date(Date.UTC(2026, 1, 25 + days, 23, 59));

const SHELL = '/usr/bin/chromium-headless-shell';

describe('the turn of a day', () => {
  it('comes to every page once in ten days, also over the end of a month', () => {
    const seen = Array.from({ length: 10 }, (_, i) => inTurn(pages, turnOf(dayAfter(i)))).flat();
    expect(seen.toSorted((a, b) => a - b)).toEqual(pages);
  });

  it('is the same from midnight to midnight', () => {
    expect(turnOf(new Date('2026-03-01T00:00:00Z'))).toBe(turnOf(dayAfter(4)));
    expect(turnOf(new Date('2026-03-02T00:00:00Z'))).not.toBe(turnOf(dayAfter(4)));
  });

  it('can be everything, and then nothing is left out', () => {
    expect(inTurn(pages, 'all')).toEqual(pages);
    expect(leftOutOf('all', 'linux', SHELL)).toEqual([]);
    expect(leftOutOf(3, 'linux', SHELL).join('')).toContain('tenth 4 of 10');
  });

  it('is of no use where letters are drawn by other means', () => {
    expect(leftOutOf('all', 'darwin', SHELL).join('')).toContain('on Linux');
    for (const browser of ['/usr/bin/chromium', undefined])
      expect(leftOutOf(3, 'linux', browser).join('')).toContain('headless shell');
  });
});

describe('readTurn', () => {
  it('reads a number of one digit, or "all"', () => {
    expect(readTurn('all')).toBe('all');
    expect(readTurn('0')).toBe(0);
  });

  it.each(['', '10', 'none', '-1'])('refuses "%s"', (written) => {
    expect(() => readTurn(written)).toThrow('Say "all"');
  });
});
