import { describe, expect, it } from 'vitest';
import type { RedirectEntry } from './entry.ts';
import { readRules } from './rules.ts';

const entry = (from: string, to: string, status: RedirectEntry['status'] = 301) => ({
  from,
  to,
  status,
});

describe('readRules', () => {
  it('tries what sends the reader on before what serves, each in the order written', () => {
    const rules = readRules([
      entry('/fr/*', '/:splat', 200),
      entry('/:lang/x/a/', '/x/b/'),
      entry('/de/*', '/:splat', 200),
      entry('/:lang/x/*', '/x/:splat'),
    ]);
    expect(rules.map((rule) => rule.from)).toEqual(['/:lang/x/a/', '/:lang/x/*', '/fr/*', '/de/*']);
  });

  it.each([
    [entry('x/', '/a/'), '"from" must be a path'],
    [entry('//host/', '/a/'), '"from" must be a path'],
    [entry('/*/x/', '/a/'), '"*" may only be the last segment'],
    [entry('/a*', '/a/'), '"*" may only be the last segment'],
    [entry('/a/?b=1', '/a/'), 'leave out query and hash'],
    [entry('/:name/x/', '/x/'), '":name" is no placeholder'],
    [entry('/a/', '/:lang/a/'), '"to" uses ":lang", which "from" does not bind'],
    [entry('/a/', '/b/:splat'), '"to" uses ":splat", which "from" does not bind'],
    [entry('/a/', 'b/'), '"to" must be a path or an https address'],
    [entry('/a/', '//host/'), '"to" must be a path or an https address'],
    [entry('/a/', 'http://host/'), '"to" must be a path or an https address'],
    [entry('/a/', 'https://host/', 200), 'only a path of this site can be served'],
    [entry('/a/', '/b/?c=1', 200), 'only a path of this site can be served'],
    [{ from: '/a/', to: '/b/', status: 307 as 301 }, 'must be one of 200, 301, 302'],
  ])('refuses %j', (wrong, reason) => {
    expect(() => readRules([wrong])).toThrow(reason);
  });

  it('refuses a second entry for the same address', () => {
    expect(() => readRules([entry('/a/', '/b/'), entry('/a/', '/c/')])).toThrow(
      '/a/ → /c/ (301): an earlier entry has the same "from".',
    );
  });

  it('lists everything that is wrong at once', () => {
    const read = () => readRules([entry('a', '/b/'), entry('/c/', 'd')]);
    expect(read).toThrow(/a → \/b\/[^]*\/c\/ → d/);
  });
});

describe('loops', () => {
  it('are refused with their chain', () => {
    const circle = [entry('/a/', '/b/'), entry('/b/', '/c/#there'), entry('/c/', '/a/?d=1')];
    expect(() => readRules(circle)).toThrow('/a/ → /b/ → /c/ → /a/');
  });

  it('are refused when an address leads to itself', () => {
    expect(() => readRules([entry('/a/', '/a/')])).toThrow('/a/ → /a/');
    expect(() => readRules([entry('/a/*', '/a/:splat', 200)])).toThrow('A loop');
  });

  it('are refused when the addresses keep growing', () => {
    expect(() => readRules([entry('/a/*', '/a/more/:splat')])).toThrow(
      '/a/some/page/ → /a/more/some/page/ →',
    );
  });

  it('are seen through languages, rests of paths and a missing slash', () => {
    expect(() => readRules([entry('/:lang/x/*', '/de/x/:splat')])).toThrow('A loop');
    expect(() =>
      readRules([entry('/old/*', '/new/:splat'), entry('/new/page', '/old/page')]),
    ).toThrow('A loop');
    expect(() =>
      readRules([
        entry('/a/*', '/b/:splat'),
        entry('/b/y/*', '/c/:splat'),
        entry('/c/z/*', '/a/y/z/:splat'),
      ]),
    ).toThrow('A loop');
  });

  it('are no loops when they leave the site or end in a page', () => {
    const fine = [
      entry('/a/', 'https://host.example/a/'),
      entry('/b/', '/a/'),
      entry('/c/', '/d/'),
    ];
    expect(readRules(fine)).toHaveLength(3);
  });
});
