import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { plannedMessages } from '#content/messages/planned.ts';
import { products } from '#content/products.ts';
import { listFile } from '#core/twins/markdownTwin.ts';
import { builtPages, plannedPages, prosePages } from '../support/pages.ts';

const read = (name: string): string => readFileSync(`out${name}`, 'utf8');
const planned = plannedPages();
const routes = new Set(planned.map(({ route }) => route));

/** Of a page that has little to say, with the navigation. */
const PLANNED_MAX_BYTES = 12_000;

const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*?href="(\/x\/[^"#?]*)/g)].map(([, href = '']) => href);

it('says of each page that is not written that it is planned, to readers and search engines', () => {
  expect(planned.length).toBeGreaterThan(0);
  for (const { route } of planned) {
    const html = read(`${route}index.html`);
    expect(html).toMatch(/<main [^>]*data-planned="true"/);
    expect(html).toContain(plannedMessages.lead);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('rel="canonical"');
    expect(read(`${route}index.md`)).toContain(plannedMessages.lead);
  }
});

it('does not say it of what is written', () => {
  for (const { route } of builtPages().filter(({ planned: is }) => is !== true)) {
    const html = read(`${route}index.html`);
    expect({ route, planned: /<main [^>]*data-planned/.test(html) }).toEqual({
      route,
      planned: false,
    });
    expect(html).not.toContain('content="noindex"');
  }
});

it('leads on, to nothing that is not there, and to the search', () => {
  for (const { route, html } of planned) {
    const links = linksOf(html);
    expect(links).toContain('/x/search/');
    const dead = links.filter((href) => !existsSync(`out${href}index.html`));
    expect({ route, dead }).toEqual({ route, dead: [] });
  }
  const withReference = planned.filter(({ html }) => html.includes('href="/x/api/'));
  expect(withReference.length).toBeGreaterThan(planned.length / 2);
});

it('marks every link of a page to one that is planned, and no other', () => {
  for (const { route, html } of prosePages()) {
    const marked = [...html.matchAll(/<a href="([^"#]*)[^"]*" data-planned=""/g)];
    expect(marked.filter(([, href = '']) => !routes.has(href))).toEqual([]);
    const all = linksOf(html).filter((href) => routes.has(href));
    expect({ route, links: marked.length }).toEqual({ route, links: all.length });
  }
});

it('is listed for machines as planned, and not for search engines', () => {
  const lists = products.map((product) => read(listFile(product))).join('\n');
  const sitemap = read('/sitemap.xml');
  for (const { route } of planned) {
    expect(lists).toContain(`](${route}index.md)`);
    expect(sitemap).not.toContain(`${route}</loc>`);
  }
});

it('is light', () => {
  const heavy = planned
    .map(({ route }) => ({ route, bytes: readFileSync(`out${route}index.html.br`).length }))
    .filter(({ bytes }) => bytes > PLANNED_MAX_BYTES);
  expect(heavy).toEqual([]);
});
