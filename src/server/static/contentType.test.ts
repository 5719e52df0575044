import { expect, it } from 'vitest';
import { contentTypeOf } from './contentType.ts';

it.each([
  ['index.html', 'text/html; charset=utf-8'],
  ['main-0a1b.css', 'text/css; charset=utf-8'],
  ['[[...slug]]-0a1b.js', 'text/javascript; charset=utf-8'],
  ['sw.mjs', 'text/javascript; charset=utf-8'],
  ['page.json', 'application/json'], // always UTF-8, and without a charset parameter: RFC 8259, section 11
  ['main.js.map', 'application/json'],
  ['manifest.webmanifest', 'application/manifest+json'],
  ['sitemap.xml', 'application/xml; charset=utf-8'],
  ['robots.txt', 'text/plain; charset=utf-8'],
  ['page.md', 'text/markdown; charset=utf-8'],
  ['Demo.tsx', 'text/plain; charset=utf-8'],
  ['logo.svg', 'image/svg+xml; charset=utf-8'],
  ['photo.PNG', 'image/png'],
  ['roboto.woff2', 'font/woff2'],
  ['index.wasm', 'application/wasm'],
  ['strange.xyz', 'application/octet-stream'],
  ['noextension', 'application/octet-stream'],
])('sends %s as %s', (name, type) => {
  expect(contentTypeOf(name)).toBe(type);
});
