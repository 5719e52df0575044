import { describe, expect, it } from 'vitest';
import { believableShare, worstFirst } from './worst.ts';

describe('believableShare', () => {
  it('is nothing without votes', () => expect(believableShare(0, 0)).toBe(0));

  it('is near the share when there are many votes, and never above it', () => {
    expect(believableShare(9_000, 10_000)).toBeCloseTo(0.894, 3);
    expect(believableShare(1, 1)).toBeCloseTo(0.207, 3);
    expect(believableShare(0, 5)).toBeCloseTo(0, 10);
  });
});

it('puts a page that many dislike before one that two dislike, and praise last', () => {
  const pages = [
    { page: '/praised/', up: 50, down: 0 },
    { page: '/two/', up: 0, down: 2 },
    { page: '/many/', up: 10, down: 90 },
    { page: '/half/', up: 50, down: 50 },
  ];
  expect(worstFirst(pages).map(({ page }) => page)).toEqual([
    '/many/',
    '/half/',
    '/two/',
    '/praised/',
  ]);
});
