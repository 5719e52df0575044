import { describe, expect, it } from 'vitest';
import { chooseEncoding, type Encoding } from './encoding.ts';

const ALL: Encoding[] = ['br', 'gzip', 'identity'];

describe('chooseEncoding', () => {
  it.each<[string | undefined, Encoding]>([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['x-gzip', 'gzip'],
    ['deflate, zstd', 'identity'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0.8,gzip;q=0.8', 'br'],
    ['br ; q=0.1 , gzip;q=0', 'br'],
    ['br;q=0', 'identity'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['br;q=0, gzip;q=0, *', 'identity'],
    ['gzip, *;q=0', 'gzip'],
    ['gzip;q=0.5, *;q=0.9', 'br'],
    ['identity', 'identity'],
    ['identity;q=0.9, br;q=0.5', 'identity'],
    ['identity;q=0.5, br;q=0.5', 'br'],
    ['identity;q=0.5, br;q=0.9', 'br'],
    ['identity;q=0, br;q=0.001', 'br'],
    ['identity;q=1, *;q=0', 'identity'],
    ['gzip;q=1.000, br;q=0.999', 'gzip'],
    ['nonsense;;;q=,,=', 'identity'],
  ])('answers %j with %s', (header, encoding) => {
    expect(chooseEncoding(header, ALL)).toBe(encoding);
  });

  it('chooses among what there is', () => {
    expect(chooseEncoding('br, gzip;q=0.1', ['gzip', 'identity'])).toBe('gzip');
    expect(chooseEncoding('br, gzip', ['identity'])).toBe('identity');
  });

  it.each(['identity;q=0', '*;q=0', 'identity;q=0, zstd', 'br, identity;q=0'])(
    'falls back to the plain file when %j leaves nothing',
    (header) => {
      expect(chooseEncoding(header, ['identity'])).toBe('identity');
    },
  );

  it('avoids a refused plain file when the client accepts something', () => {
    expect(chooseEncoding('identity;q=0, *', ALL)).toBe('br');
    expect(chooseEncoding('identity;q=0, gzip;q=0.2', ALL)).toBe('gzip');
  });
});
