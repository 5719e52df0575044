import { describe, expect, it } from 'vitest';
import { nextFeed, readAddress, readFeed, startFeed, type FeedAd, type FeedState } from './feed.ts';

const door = { hosts: [], at: 1_700_000_000_000 };

const record = {
  company: 'Anvil Works',
  description: 'Forged tools for small boats.',
  image: 'https://cdn.example.com/anvil.png',
  statlink: '//srv.example.com/click/1',
  statimp: '//srv.example.com/seen/1',
  pixel:
    'https://a.example.com/p?t=[timestamp]||https://b.example.com/q?t=[timestamp]&u=[timestamp]',
  timestamp: '1699999999',
};

describe('readFeed', () => {
  it('reads a record as the provider writes it', () => {
    expect(readFeed({ ads: [record] }, door)).toEqual({
      company: 'Anvil Works',
      description: 'Forged tools for small boats.',
      image: 'https://cdn.example.com/anvil.png',
      link: 'https://srv.example.com/click/1',
      pixels: [
        'https://srv.example.com/seen/1',
        'https://a.example.com/p?t=1699999999',
        'https://b.example.com/q?t=1699999999&u=1699999999',
      ],
    });
    expect(readFeed([record], door)?.link).toBe('https://srv.example.com/click/1');
  });

  it('takes the first record that is not empty and has a link', () => {
    const second = { ...record, statlink: 'https://srv.example.com/click/2' };
    const { statlink: _, ...without } = record;
    expect(readFeed({ ads: [{}, null, without, second, record] }, door)?.link).toBe(
      'https://srv.example.com/click/2',
    );
  });

  it('says its own time where a record has none', () => {
    const { timestamp: _, ...without } = record;
    expect(readFeed([without], door)?.pixels[1]).toBe('https://a.example.com/p?t=1700000000000');
    expect(readFeed([{ ...record, timestamp: '1&x=<b>' }], door)?.pixels[1]).toBe(
      'https://a.example.com/p?t=1700000000000',
    );
  });

  it.each([undefined, null, 'ads', 7, {}, { ads: {} }, { ads: [] }, [[]], { ads: ['x', 3] }])(
    'finds nothing in %j',
    (answer) => {
      expect(readFeed(answer, door)).toBeUndefined();
    },
  );

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>',
    'http://srv.example.com/',
    '/x/react-charts/',
    'https://',
    'https://user:secret@srv.example.com/',
    'https://srv.example.com/"onload="',
    'https://srv.example.com/ a',
    'https:\\\\srv.example.com',
    `https://srv.example.com/${'a'.repeat(3_000)}`,
    { href: 'https://srv.example.com/' },
  ])('takes no record whose link is %j', (statlink) => {
    expect(readFeed([{ ...record, statlink }], door)).toBeUndefined();
  });

  it('leaves out pictures and pixels that are no https addresses', () => {
    const ad = readFeed(
      [{ ...record, image: 'http://a.example.com/a.png', statimp: 7, pixel: 'x||//b.example.com' }],
      door,
    );
    expect(ad?.image).toBeUndefined();
    expect(ad?.pixels).toEqual(['https://b.example.com']);
  });

  it('keeps markup as text, takes out controls and marks of direction, and bounds the length', () => {
    const ad = readFeed(
      [{ ...record, company: '<b>A\u0000\n\u202eB</b>', description: 'ä'.repeat(10_000) }],
      door,
    );
    expect(ad?.company).toBe('<b>A B</b>');
    expect(ad?.description).toHaveLength(240);
    expect(ad?.description.endsWith('ä…')).toBe(true);
  });

  it('asks for no more than eight pixels and the impression', () => {
    const pixel = Array.from({ length: 500 }, (_, i) => `https://p${i}.example.com/`).join('||');
    expect(readFeed([{ ...record, pixel }], door)?.pixels).toHaveLength(9);
  });

  it('lets in only the hosts that are configured', () => {
    const hosts = ['srv.example.com'];
    const ad = readFeed([record], { ...door, hosts });
    expect(ad).toMatchObject({ link: 'https://srv.example.com/click/1' });
    expect(ad?.image).toBeUndefined();
    expect(ad?.pixels).toEqual(['https://srv.example.com/seen/1']);
    expect(readAddress('https://srv.example.com.evil.example/', hosts)).toBeUndefined();
    expect(readAddress('https://SRV.example.com:8443/a', hosts)).toBeDefined();
  });
});

describe('the feed', () => {
  const empty = { kind: 'answer', ad: undefined } as const;
  const ad = readFeed([record], door) as FeedAd;

  /** The state after `count` lists without an ad. */
  const afterEmpty = (count: number): FeedState =>
    Array.from({ length: count }).reduce<FeedState>((state) => nextFeed(state, empty), startFeed);

  it('is asked again ten times, and then no more', () => {
    expect(afterEmpty(10)).toEqual({ kind: 'asking', request: 11 });
    expect(afterEmpty(11)).toEqual({ kind: 'none' });
    expect(afterEmpty(12)).toEqual({ kind: 'none' });
  });

  it('shows the ad that comes at last', () => {
    expect(nextFeed(afterEmpty(10), { kind: 'answer', ad })).toEqual({ kind: 'found', ad });
  });

  it('gives no ad after a failure, whatever comes later', () => {
    const failed = nextFeed(startFeed, { kind: 'failure' });
    expect(failed).toEqual({ kind: 'none' });
    expect(nextFeed(failed, { kind: 'answer', ad })).toEqual({ kind: 'none' });
  });
});
