import { describe, expect, it } from 'vitest';
import { compile, exampleOf, fill, namesOf } from './pattern.ts';

const bind = (pattern: string, path: string) => compile(pattern).exec(path)?.groups ?? null;
const matches = (pattern: string, path: string) => compile(pattern).test(path);

describe('compile', () => {
  it('matches a literal path with and without its trailing slash, and nothing around it', () => {
    expect(matches('/x/a/', '/x/a/')).toBe(true);
    expect(matches('/x/a/', '/x/a')).toBe(true);
    expect(matches('/r/short', '/r/short/')).toBe(true);
    for (const other of ['/x/a/b/', '/x/ab/', '/y/x/a/', '/x/a//']) {
      expect(matches('/x/a/', other)).toBe(false);
    }
  });

  it('matches the root only with the root', () => {
    expect(matches('/', '/')).toBe(true);
    expect(matches('/', '/x/')).toBe(false);
  });

  it('takes dots and other signs literally', () => {
    expect(matches('/a.b+c/', '/a.b+c/')).toBe(true);
    expect(matches('/a.b/', '/aXb/')).toBe(false);
  });

  it.each(['en', 'fr', 'zh-CN', 'pt-br'])('takes "%s" for a language', (language) => {
    expect(bind('/:lang/x/*', `/${language}/x/a/`)).toEqual({ lang: language, splat: 'a/' });
  });

  it.each(['x', 'eng', 'r', 'blog', 'size-snapshot', 'zh-', 'zh_CN', '12', '%66r', ''])(
    'does not take "%s" for a language',
    (segment) => {
      expect(matches('/:lang/x/*', `/${segment}/x/a/`)).toBe(false);
    },
  );

  it('binds the rest of the path, also an empty one', () => {
    expect(bind('/fr/*', '/fr/x/a/')).toEqual({ splat: 'x/a/' });
    expect(bind('/fr/*', '/fr/')).toEqual({ splat: '' });
    expect(bind('/fr/*', '/fr')?.splat).toBeUndefined();
    expect(matches('/fr/*', '/from/here/')).toBe(false);
  });
});

describe('fill', () => {
  it('puts the bindings in their places', () => {
    expect(fill('/:lang/new/:splat', { lang: 'de', splat: 'a/b/' })).toBe('/de/new/a/b/');
  });

  it('leaves nothing where nothing was bound', () => {
    expect(fill('/x/:splat', {})).toBe('/x/');
  });

  it('never leads to another host through the rest of the path', () => {
    expect(fill('/:splat', { splat: '/evil.example/' })).toBe('/evil.example/');
    expect(fill('/:splat', { splat: '///evil.example/' })).toBe('/evil.example/');
  });

  it('keeps the two slashes of an absolute address', () => {
    expect(fill('https://mui.com/x/', {})).toBe('https://mui.com/x/');
  });
});

it('names what a pattern binds', () => {
  expect(namesOf('/:lang/x/*')).toEqual([':lang', ':splat']);
  expect(namesOf('/x/')).toEqual([]);
});

it('gives an example that the pattern matches', () => {
  for (const pattern of ['/', '/x/', '/r/short', '/fr/*', '/:lang/x/*', '/:lang/x/a/']) {
    expect(compile(pattern).test(exampleOf(pattern))).toBe(true);
    expect(compile(pattern).test(exampleOf(pattern, ''))).toBe(true);
  }
});
