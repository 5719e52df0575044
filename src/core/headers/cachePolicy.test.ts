import { expect, it } from 'vitest';
import { cachePolicyOf } from './cachePolicy.ts';

it('keeps what Next names by its content for a year', () => {
  for (const name of ['chunks/0a1b.js', 'media/font-0a1b.woff2', 'buildId/_buildManifest.js']) {
    expect(cachePolicyOf(['_next', 'static', ...name.split('/')])).toBe(
      'public, max-age=31536000, immutable',
    );
  }
});

it.each([
  'index.html',
  'x/a/index.html',
  'x/sw.js',
  '_next/data/id/x/a.json',
  '_next/static',
  'x/_next/static/a.js',
  'robots.txt',
])('has %s asked for again', (name) => {
  expect(cachePolicyOf(name.split('/'))).toBe('no-cache');
});
