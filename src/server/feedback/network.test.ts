import { describe, expect, it } from 'vitest';
import { addressOf, hashNetwork, networkOf } from './network.ts';

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113'],
    ['::ffff:203.0.113.7', '203.0.113'],
    ['2001:db8:85a3::8a2e:370:7334', '2001:db8:85a3'],
    ['2001:0DB8:85A3:0:0:8a2e:370:7334', '2001:db8:85a3'],
    ['[2001:db8::1]', '2001:db8:0'],
    ['fe80::1%eth0', 'fe80:0:0'],
    ['::1', '0:0:0'],
    ['', 'unknown'],
    [undefined, 'unknown'],
    ['localhost', 'unknown'],
    ['203.0.113.7:443', 'unknown'],
  ])('of %j is %s', (address, network) => expect(networkOf(address)).toBe(network));
});

describe('addressOf', () => {
  const FORWARDED = '6.6.6.6, 203.0.113.7, 10.0.0.2';

  it('believes no header when no proxy is ours', () => {
    expect(addressOf('127.0.0.1', FORWARDED, 0)).toBe('127.0.0.1');
  });

  it('takes what the outermost of our proxies has seen', () => {
    expect(addressOf('10.0.0.3', FORWARDED, 1)).toBe('10.0.0.2');
    expect(addressOf('10.0.0.3', FORWARDED, 2)).toBe('203.0.113.7');
  });

  it('takes the socket where the header is missing or too short', () => {
    expect(addressOf('10.0.0.3', undefined, 1)).toBe('10.0.0.3');
    expect(addressOf('10.0.0.3', '10.0.0.2', 2)).toBe('10.0.0.3');
  });
});

it('hashes a network differently each day', () => {
  const one = hashNetwork('203.0.113', 'monday');
  expect(one).toMatch(/^[\w-]{22}$/);
  expect(hashNetwork('203.0.113', 'monday')).toBe(one);
  expect(hashNetwork('203.0.113', 'tuesday')).not.toBe(one);
});
