import { expect, it } from 'vitest';
import { printRobots, printSitemap } from './sitemap.ts';

const ORIGIN = 'https://docs.example.com';

it('lists pages by whole addresses', () => {
  expect(printSitemap(['/x/a/', '/x/b/'], ORIGIN)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://docs.example.com/x/a/</loc></url>
<url><loc>https://docs.example.com/x/b/</loc></url>
</urlset>
`);
});

it('tells robots where the list is', () => {
  expect(printRobots(ORIGIN)).toMatch(/\nSitemap: https:\/\/docs\.example\.com\/sitemap\.xml\n$/);
});
