import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { SITE_ORIGIN } from '#content/site.ts';
import { CARD_FOLDER, CARD_SIZE, cardOf } from '#core/discovery/card.ts';
import { publishedOrigin } from '#core/discovery/publishedOrigin.ts';
import { isPlaygroundRoute } from '#core/propsPlayground/description.ts';
import { builtPages } from '../support/pages.ts';

const { origin } = publishedOrigin(process.env, SITE_ORIGIN);
const CARD_MAX_BYTES = 40_000;

const read = (name: string): string => readFileSync(`out${name}`, 'utf8');
const built = builtPages().filter(({ planned }) => planned !== true);
const pages = built.filter(({ route }) => !isPlaygroundRoute(route));

describe('sitemap.xml', () => {
  const listed = [...read('/sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => address,
  );

  it('has every page that is written, and the reference, by whole addresses', () => {
    expect(pages.filter(({ route }) => !listed.includes(origin + route))).toEqual([]);
  });

  it('has nothing that is not there, and nothing twice', () => {
    const missing = listed.filter(
      (address) => !existsSync(`out${address.slice(origin.length)}index.html`),
    );
    expect(missing).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('is named by robots.txt', () => {
    expect(read('/robots.txt')).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
  });
});

describe('the head of a page', () => {
  it('has one canonical address, its own', () => {
    for (const { route } of pages) {
      const found = [
        ...read(`${route}index.html`).matchAll(/<link rel="canonical" href="([^"]+)"/g),
      ];
      expect(found.map(([, address]) => address)).toEqual([origin + route]);
    }
  });

  it('has what other sites show of it', () => {
    for (const { route } of built) {
      const html = read(`${route}index.html`);
      const names = [...html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)"/g)];
      expect(names.map(([, name]) => name)).toEqual([
        'og:type',
        'og:site_name',
        'og:title',
        'og:description',
        'og:url',
        'og:image',
        'og:image:width',
        'og:image:height',
        'twitter:card',
      ]);
      const [, image = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
      expect(image.startsWith(`${origin}${CARD_FOLDER}/`)).toBe(true);
      expect(existsSync(`out${image.slice(origin.length)}`)).toBe(true);
    }
  });

  it('has breadcrumbs that lead through pages that are there', () => {
    for (const { route } of pages) {
      const html = read(`${route}index.html`);
      const [, text = ''] =
        /<script type="application\/ld\+json">([^<]+)<\/script>/.exec(html) ?? [];
      const { itemListElement } = JSON.parse(text) as {
        itemListElement: { position: number; name: string; item: string }[];
      };
      expect(itemListElement.at(-1)?.item).toBe(origin + route);
      const missing = itemListElement.filter(
        ({ item }) => !existsSync(`out${item.slice(origin.length)}index.html`),
      );
      expect({ route, missing }).toEqual({ route, missing: [] });
    }
  });
});

describe('cards', () => {
  it('are small', () => {
    const heavy = pages
      .map(({ route }) => ({ route, bytes: readFileSync(`out${cardOf(route)}`).length }))
      .filter(({ bytes }) => bytes > CARD_MAX_BYTES);
    expect(heavy).toEqual([]);
  });

  it('are pictures of the size that the head says', async () => {
    const [page] = pages;
    expect(await sharp(`out${cardOf(page?.route ?? '')}`).metadata()).toMatchObject({
      format: 'png',
      ...CARD_SIZE,
    });
  });

  it('are not kept for offline reading', () => {
    const lists = readdirSync('out/x/offline').filter((name) => name.endsWith('.json'));
    expect(lists.length).toBeGreaterThan(1);
    for (const name of lists) expect(read(`/x/offline/${name}`)).not.toContain(CARD_FOLDER);
  });
});

describe('what is well known', () => {
  it('lists skills with the digests of their texts', () => {
    const { skills } = JSON.parse(read('/.well-known/agent-skills/index.json')) as {
      skills: { url: string; digest: string }[];
    };
    expect(skills.length).toBeGreaterThan(0);
    for (const { url, digest } of skills) {
      const text = read(url);
      expect(digest).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`);
      expect(text).not.toContain('{{');
      const links = [...text.matchAll(/https?:\/\/[^\s`)]+/g)].map(([address]) => address);
      const pagesNamed = links.map((address) => address.replace(origin, '').replace(/[.,]$/, ''));
      const missing = pagesNamed.filter(
        (address) => address !== '/x/mcp' && !existsSync(`out${address}`),
      );
      expect(missing).toEqual([]);
    }
  });

  it('leads to the card of the MCP server', () => {
    const { entries } = JSON.parse(read('/.well-known/mcp/catalog.json')) as {
      entries: { url: string }[];
    };
    const [{ url } = { url: '' }] = entries;
    expect(JSON.parse(read(url.slice(origin.length)))).toMatchObject({
      remotes: [{ type: 'streamable-http', url: `${origin}/x/mcp` }],
    });
  });
});
