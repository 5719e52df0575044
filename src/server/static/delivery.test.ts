import { describe, expect, it } from 'vitest';
import { deliveryOf } from './delivery.ts';
import type { Representation } from './representation.ts';

const plain: Representation = {
  encoding: 'identity',
  path: '/out/a.js',
  size: 100,
  modifiedMs: 0,
  etag: '"plain"',
};
const chosen: Representation = {
  ...plain,
  encoding: 'br',
  path: '/out/a.js.br',
  size: 10,
  etag: '"small-br"',
};
const offer = { plain, chosen, varies: true };

describe('deliveryOf', () => {
  it('sends the whole of what was chosen', () => {
    expect(deliveryOf({ method: 'GET' }, offer)).toEqual({ kind: 'whole', of: chosen });
  });

  it('cuts a range from the plain file', () => {
    expect(deliveryOf({ method: 'GET', range: 'bytes=50-' }, offer)).toEqual({
      kind: 'part',
      of: plain,
      first: 50,
      last: 99,
    });
    expect(deliveryOf({ method: 'GET', range: 'bytes=100-' }, offer)).toEqual({
      kind: 'unsatisfiable',
      of: plain,
    });
  });

  it('does not look at a range when asked for the headers only', () => {
    expect(deliveryOf({ method: 'HEAD', range: 'bytes=0-0' }, offer).kind).toBe('whole');
  });

  it('sends the whole when a download was begun in another state or coding', () => {
    for (const ifRange of ['"old"', chosen.etag]) {
      const request = { method: 'GET', range: 'bytes=50-', ifRange };
      expect(deliveryOf(request, offer)).toEqual({ kind: 'whole', of: chosen });
    }
    expect(deliveryOf({ method: 'GET', range: 'bytes=50-', ifRange: plain.etag }, offer).kind).toBe(
      'part',
    );
  });

  it('compares with what it would send', () => {
    const have = (ifNoneMatch: string, range?: string) =>
      deliveryOf({ method: 'GET', ifNoneMatch, range }, offer).kind;
    expect(have(chosen.etag)).toBe('not-modified');
    expect(have(plain.etag)).toBe('whole');
    expect(have(plain.etag, 'bytes=0-0')).toBe('not-modified');
    expect(have(plain.etag, 'bytes=100-')).toBe('not-modified');
    expect(have(chosen.etag, 'bytes=0-0')).toBe('part');
  });
});
