import { describe, expect, it } from 'vitest';
import { asksReload, mayReload, QUIET_MS } from './reload.ts';

const idle = { typed: false, open: false, playing: false, quietMs: QUIET_MS };

describe('mayReload', () => {
  it('allows it when nothing is under way', () => {
    expect(mayReload(idle)).toBe(true);
  });

  it.each([
    ['typed', { typed: true }],
    ['open', { open: true }],
    ['playing', { playing: true }],
    ['just used', { quietMs: QUIET_MS - 1 }],
  ])('waits while something is %s', (_, change) => {
    expect(mayReload({ ...idle, ...change })).toBe(false);
  });
});

describe('asksReload', () => {
  const takeover = { page: 'b1', worker: 'b2', hadWorker: true, reloadedFor: null };

  it('asks when a worker of another build takes over', () => {
    expect(asksReload(takeover)).toBe(true);
    expect(asksReload({ ...takeover, reloadedFor: 'b1' })).toBe(true);
  });

  it('asks once for each build', () => {
    expect(asksReload({ ...takeover, reloadedFor: 'b2' })).toBe(false);
  });

  it('does not ask for the first worker, nor when the page is of its build', () => {
    expect(asksReload({ ...takeover, hadWorker: false })).toBe(false);
    expect(asksReload({ ...takeover, page: 'b2' })).toBe(false);
  });
});
