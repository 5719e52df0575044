import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redirects } from '#content/redirects.ts';
import { exampleOf } from '#core/redirects/pattern.ts';
import { createApp } from '#server/app.ts';
import { readSiteHeaders } from '#server/securityHeaders.ts';
import { startNginx, type Nginx } from '../support/nginx.ts';
import { builtPages } from '../support/pages.ts';

/* The generated configuration, on a real nginx, answers as our own server does. */

const OUT = path.resolve('out');
const app = createApp({
  outFolder: OUT,
  headers: readSiteHeaders(OUT),
  redirects,
  log: ({ error }) => {
    throw error;
  },
});
let nginx: Nginx;

beforeAll(async () => {
  nginx = await startNginx(OUT, 4199);
});
afterAll(() => nginx.stop());

/** What both must say alike. Dates, tags and lengths of chunked answers are each server's own. */
const COMPARED = [
  'access-control-allow-origin',
  'cache-control',
  'content-encoding',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
];

interface Answer {
  status: number;
  location: string | null;
  headers: Record<string, string | null>;
}

function read({ status, headers }: Response, compared: readonly string[]): Answer {
  return {
    status,
    location:
      headers.get('location')?.replace(/^http:\/\/(localhost|127\.0\.0\.1:\d+)/, '') ?? null,
    headers: Object.fromEntries(compared.map((name) => [name, headers.get(name)])),
  };
}

async function both(address: string, compared = COMPARED): Promise<[Answer, Answer]> {
  const options = { redirect: 'manual', headers: { 'Accept-Encoding': 'br, gzip' } } as const;
  const [theirs, ours] = await Promise.all([
    fetch(nginx.origin + address, options),
    app.request(address, options),
  ]);
  return [read(theirs, compared), read(ours, compared)];
}

describe('nginx with the generated configuration', () => {
  it('serves every page with our headers, compressed', async () => {
    const differing: unknown[] = [];
    for (const { route } of builtPages()) {
      const [theirs, ours] = await both(route);
      if (JSON.stringify(theirs) !== JSON.stringify(ours)) differing.push([route, theirs, ours]);
    }
    expect(differing).toEqual([]);
  });

  it.each([
    '/ads/frame.html',
    '/ads/frame.js',
    '/x/live/frame.html',
    '/x/live/manifest.json',
    '/icon.svg',
    '/robots.txt',
    '/sitemap.xml',
    '/x/cards/react-data-grid.png',
    '/.well-known/agent-skills/index.json',
    '/.well-known/agent-skills/mui-x-docs/SKILL.md',
    '/.well-known/mcp/catalog.json',
    '/.well-known/mcp/server-card.json',
  ])('gives %s the headers of its kind', async (address) => {
    const [theirs, ours] = await both(address);
    expect(ours.status).toBe(200);
    expect(theirs).toEqual(ours);
  });

  it.each(redirects.flatMap(({ from }) => [exampleOf(from), `${exampleOf(from)}?a=1&b=%20`]))(
    'redirects %s as we do',
    async (address) => {
      const [theirs, ours] = await both(address, []);
      // A target with a query of its own keeps only that one on nginx.
      const cut = (answer: Answer) =>
        address.includes('?') && /\?.*\?|\?.*&a=1/.test(answer.location ?? '')
          ? { ...answer, location: answer.location?.replace(/&a=1&b=%20/, '') }
          : answer;
      expect(theirs).toEqual(cut(ours));
    },
  );

  it.each([
    '/x/react-data-grid',
    '/x/react-data-grid?a=1',
    '/x/react-data-grid/index.html',
    '/x/react-data-grid/index.html?a=1',
  ])('moves %s to its one address', async (address) => {
    const [theirs, ours] = await both(address, []);
    // Its own redirect to a folder is 301.
    expect(theirs.location).toBe(ours.location);
    expect([301, 308]).toContain(theirs.status);
  });

  it.each([
    '/no/such/page/',
    '/404',
    '/404/',
    '/404.html',
    '/_feedback-database.gz',
    '/_headers',
    '/_headers.json',
    '/_redirects',
    '/_nginx.conf',
    '/.git/config',
    '/x/.well-known/mcp/catalog.json',
    '/.well-known/.git/config',
  ])('has no %s', async (address) => {
    const [theirs, ours] = await both(address, ['content-type']);
    expect(ours.status).toBe(404);
    expect(theirs).toEqual(ours);
  });

  it('lets what is named by its content stay for ever', async () => {
    const html = await (await app.request('/x/introduction/')).text();
    const script = /src="(\/_next\/static\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
    const pack = readdirSync(path.join(OUT, 'x/live')).find((name) => /^base-.*\.js$/.test(name));
    for (const address of [script, `/x/live/${pack}`]) {
      const [theirs, ours] = await both(address);
      expect(ours.headers['cache-control']).toContain('immutable');
      expect(theirs).toEqual(ours);
    }
  });
});
