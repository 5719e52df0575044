import { describe, expect, it } from 'vitest';
import { redirects } from '#content/redirects.ts';
import { exampleOf } from '#core/redirects/pattern.ts';
import { readRules } from '#core/redirects/rules.ts';
import { rulingFor, withSearch } from '#core/redirects/ruling.ts';

const rules = readRules(redirects);
const rule = (pathname: string, search = '') => rulingFor(rules, pathname, search);

describe('rulingFor', () => {
  it('leaves a page alone', () => {
    expect(rule('/x/react-data-grid/')).toEqual({ kind: 'serve', pathname: '/x/react-data-grid/' });
  });

  it.each(['/', '/x/', '/x'])('leads %s to the introduction', (pathname) => {
    expect(rule(pathname)).toMatchObject({ kind: 'redirect', location: '/x/introduction/' });
  });

  it.each(['/blog', '/blog/', '/blog/some-post/', '/size-snapshot/'])(
    'leaves %s alone, which is exempt from language handling',
    (pathname) => {
      expect(rule(pathname)).toEqual({ kind: 'serve', pathname });
    },
  );

  it('takes the language off the address of a page, for every language', () => {
    for (const language of ['en', 'fr', 'de', 'ja', 'zh-CN']) {
      expect(rule(`/${language}/x/react-charts/bars/`)).toEqual({
        kind: 'redirect',
        location: '/x/react-charts/bars/',
        status: 301,
      });
    }
  });

  it('serves what stands behind a rewrite', () => {
    expect(rule('/x/_next/static/a.js')).toEqual({ kind: 'serve', pathname: '/_next/static/a.js' });
    expect(rule('/fr/blog/some-post/')).toEqual({ kind: 'serve', pathname: '/blog/some-post/' });
  });

  it('applies the rules to a rewritten address again', () => {
    expect(rule('/fr/')).toMatchObject({ kind: 'redirect', location: '/x/introduction/' });
    expect(rule('/ja/r/x-pro-svg')).toMatchObject({ location: 'https://mui.com/static/x/pro.svg' });
  });

  it('stops rewriting for somebody who plays', () => {
    expect(rule(`${'/fr'.repeat(500)}/`).kind).toBe('serve');
  });

  it('keeps the query', () => {
    expect(rule('/x/react-data-grid/demo/', '?a=1&b=2')).toMatchObject({
      location: '/x/react-data-grid/features/?a=1&b=2',
    });
  });
});

describe.each(redirects)('$from', ({ from, to, status }) => {
  const target = to.replace(':lang', 'en').replace(':splat', 'some/page/');

  it(`leads to ${to}`, () => {
    const ruling = rule(exampleOf(from));
    expect(ruling).toEqual(
      status === 200
        ? { kind: 'serve', pathname: target }
        : { kind: 'redirect', location: target, status },
    );
  });

  it('comes to an end within three steps', () => {
    let address = exampleOf(from);
    for (let step = 0; step < 3; step += 1) {
      const ruling = rule(address);
      if (ruling.kind === 'serve' || !ruling.location.startsWith('/')) return;
      address = ruling.location;
    }
    expect.fail(`still going at ${address}`);
  });
});

describe('withSearch', () => {
  it('adds a query to an address without one', () => {
    expect(withSearch('/a/', '?b=1')).toBe('/a/?b=1');
  });

  it('joins two queries and stays before the hash', () => {
    expect(withSearch('https://a.example/b?c=1#d?e', '?f=2')).toBe(
      'https://a.example/b?c=1&f=2#d?e',
    );
  });

  it('adds nothing when there is no query', () => {
    expect(withSearch('/a/#b', '')).toBe('/a/#b');
    expect(withSearch('/a/#b', '?')).toBe('/a/#b');
  });
});
