import { expect, it } from 'vitest';
import { cachePolicyOf } from './cachePolicy.ts';

it('keeps what Next names by its content for a year', () => {
  for (const name of ['chunks/0a1b.js', 'media/font-0a1b.woff2', 'buildId/_buildManifest.js']) {
    expect(cachePolicyOf(['_next', 'static', ...name.split('/')])).toBe(
      'public, max-age=31536000, immutable',
    );
  }
});

it('keeps what an editor loads and the compiler names by its content', () => {
  for (const name of ['base-b966e5210174.js', 'types-x-charts-88484b246de4.json']) {
    expect(cachePolicyOf(['x', 'live', name])).toBe('public, max-age=31536000, immutable');
  }
});

it.each([
  'x/live/frame.html',
  'x/live/manifest.json',
  'x/live/x-data-grid.js',
  'x/live/base-b966e5210174.html',
  'x/base-b966e5210174.js',
  'x/react-charts/live/base-b966e5210174.js',
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
