import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import pages from '#content/facts/older-pages.json' with { type: 'json' };
import { products } from '#content/products.ts';
import { productOfRoute } from '#core/navigation/products.ts';
import { olderPathsOf } from './olderPages.ts';

it('knows pages under the same name, and under another', () => {
  expect(olderPathsOf('/x/api/data-grid/data-grid/')).toEqual({ 7: '', 6: '', 5: '' });
  expect(olderPathsOf('/x/api/date-pickers/date-calendar/')).toEqual({
    7: '',
    6: '',
    5: '/x/api/date-pickers/calendar-picker/',
  });
  expect(olderPathsOf('/x/api/data-grid/toolbar/')).toBeUndefined();
  expect(olderPathsOf('/x/react-data-grid/')).toBeUndefined();
});

const facts = JSON.parse(readFileSync('content/facts/api-pages.json', 'utf8')) as {
  pathname: string;
}[];
const routes = new Set(facts.map(({ pathname }) => pathname));

it.each(Object.entries(pages))('has %s in versions that the menu lists', (key, line) => {
  const route = `/x/${key}/`;
  expect(routes).toContain(route);
  expect(line).toMatch(/^\d(?::api\/[\w/-]+)?(?: \d(?::api\/[\w/-]+)?)*$/);
  const listed = productOfRoute(products, route).olderVersions.map(({ major }) => String(major));
  expect(listed).toEqual(expect.arrayContaining(Object.keys(olderPathsOf(route) ?? {})));
});
