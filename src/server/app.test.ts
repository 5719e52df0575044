import { utimes } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redirects } from '#content/redirects.ts';
import { createApp } from './app.ts';
import { CHUNK, createSite, PAGE, silentLog, type AppFixture } from './appFixture.ts';
import { createExport, HEADERS, long, securityHeadersOf } from './exportFixture.ts';

let site: AppFixture['site'];
let get: AppFixture['get'];
let tagOf: AppFixture['tagOf'];

beforeAll(async () => {
  ({ site, get, tagOf } = await createSite());
});

afterAll(() => site.remove());

describe('a page', () => {
  it('is served at the address of its folder', async () => {
    const response = await get('/x/a/');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(PAGE);
    expect(Object.fromEntries(response.headers)).toEqual({
      'accept-ranges': 'bytes',
      'cache-control': 'no-cache',
      'content-length': String(PAGE.length),
      'content-type': 'text/html; charset=utf-8',
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
      'last-modified': expect.stringMatching(/ GMT$/),
      ...securityHeadersOf('page'),
      vary: 'Accept-Encoding',
    });
  });

  it.each([
    ['/x/a', '/x/a/'],
    ['/x/a?b=1', '/x/a/?b=1'],
    ['/x/a/index.html?b=1&c', '/x/a/?b=1&c'],
  ])('moves %s to %s for good', async (address, location) => {
    const response = await get(address);
    expect(response.status).toBe(308);
    expect(response.headers.get('Location')).toBe(location);
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
  });

  it('does not depend on the query', async () => {
    expect(await (await get('/x/a/?a=%zz&b=../..')).text()).toBe(PAGE);
  });
});

describe('a file', () => {
  it('of Next is kept for a year, also under its rewritten address', async () => {
    for (const address of [CHUNK, `/x${CHUNK}`]) {
      const response = await get(address);
      expect(response.status).toBe(200);
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    }
  });

  it('without compressed siblings does not vary', async () => {
    const response = await get('/x/file.js', { 'Accept-Encoding': 'br, gzip' });
    expect(response.headers.get('Vary')).toBeNull();
    expect(response.headers.get('Content-Encoding')).toBeNull();
    expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  });

  it('may be empty', async () => {
    const response = await get('/empty.txt');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Length')).toBe('0');
    expect(await response.text()).toBe('');
  });

  it('is read again when it has changed', async () => {
    const file = await site.write('changing.txt', 'before');
    const before = await tagOf('/changing.txt');
    await site.write('changing.txt', 'after, and longer');
    await utimes(file, 1000, 1000);
    // The disk is asked again after a moment.
    await expect.poll(() => tagOf('/changing.txt'), { timeout: 10_000 }).not.toBe(before);
    const response = await get('/changing.txt', { 'If-None-Match': before });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('after, and longer');
    expect(response.headers.get('Last-Modified')).toBe('Thu, 01 Jan 1970 00:16:40 GMT');
  });
});

describe('an unknown address', () => {
  it.each(['/nothing', '/x/nothing/', '/x/file.js/', '/_next/static/chunks/gone.js', '/%0A'])(
    'gets the page for it: %s',
    async (address) => {
      const response = await get(address, { 'Accept-Encoding': 'gzip' });
      expect(response.status).toBe(404);
      expect(gunzipSync(await response.arrayBuffer()).toString()).toBe(long('No such page.'));
      expect(Object.fromEntries(response.headers)).toEqual({
        'cache-control': 'no-cache',
        'content-encoding': 'gzip',
        'content-length': expect.stringMatching(/^\d+$/),
        'content-type': 'text/html; charset=utf-8',
        ...securityHeadersOf('page'),
        vary: 'Accept-Encoding',
      });
    },
  );

  it.each(['/404/', '/404.html', '/404', '/404/index.html'])(
    'is also that of the page for it: %s',
    async (address) => {
      await site.write('404/index.html', 'No such page.');
      for (const method of ['GET', 'HEAD'])
        expect((await get(address, {}, method)).status).toBe(404);
    },
  );

  it('is not cut to a range', async () => {
    const response = await get('/nothing/', { Range: 'bytes=0-0' });
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(long('No such page.'));
  });

  it('gets a line of text where the export has no page for it', async () => {
    const bare = await createExport({ 'a.txt': 'a' });
    const response = await createApp({
      outFolder: bare.outFolder,
      headers: HEADERS,
      redirects,
      log: silentLog,
    }).request('/b');
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('There is no such page.\n');
    await bare.remove();
  });
});

describe('methods', () => {
  it.each([
    ['/x/a/', {}],
    ['/x/a/', { 'Accept-Encoding': 'br' }],
    ['/x/a/', { 'If-None-Match': '*' }],
    ['/x/a', {}],
    ['/x/file.js', {}],
    ['/empty.txt', {}],
    ['/nothing/', { 'Accept-Encoding': 'gzip' }],
    ['/%', {}],
    ['/x/react-data-grid/demo/', {}],
    ['/r/x-pro-svg', {}],
  ])('HEAD %s %j has the status and headers of GET and no body', async (address, headers) => {
    const head = await get(address, headers, 'HEAD');
    const whole = await get(address, headers);
    expect(head.status).toBe(whole.status);
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(whole.headers));
    expect(head.body).toBeNull();
    await whole.body?.cancel();
  });

  it('HEAD does not look at a range, which is defined for GET', async () => {
    const response = await get('/x/file.js', { Range: 'bytes=0-0' }, 'HEAD');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Length')).toBe('10');
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
    for (const address of ['/x/a/', '/', '/nothing/', '/%']) {
      const response = await get(address, {}, method);
      expect(response.status).toBe(405);
      expect(response.headers.get('Allow')).toBe('GET, HEAD');
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    }
  });
});

describe('redirects', () => {
  it('come before files', async () => {
    const response = await get('/');
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe('/x/introduction/');
  });

  it('keep the query, and the hash behind it', async () => {
    expect((await get('/x/?a=1')).headers.get('Location')).toBe('/x/introduction/?a=1');
    expect((await get('/r/x-license-annual?ref=npm')).headers.get('Location')).toBe(
      'https://mui.com/legal/mui-x-eula/?ref=npm#annual-license',
    );
  });

  it.each(redirects)('lead $from somewhere', async ({ from }) => {
    let address = from.replace(':lang', 'en').replace('*', 'some/page/');
    for (let step = 0; step < 4; step += 1) {
      const response = await get(address);
      const location = response.headers.get('Location');
      // The pages themselves are not in this export: what counts is that the chain has come to a page's address.
      if (location === null || location.startsWith('https://')) return;
      expect([301, 302]).toContain(response.status);
      address = location;
    }
    expect.fail(`still going at ${address}`);
  });
});

describe('at the start', () => {
  it('a missing folder is refused', () => {
    expect(() =>
      createApp({ outFolder: '/no/such/folder', headers: HEADERS, redirects, log: silentLog }),
    ).toThrow('There is no folder "/no/such/folder" to serve. Run npm run build first');
  });

  it('a loop is refused', () => {
    const loop = [
      { from: '/a/', to: '/b/', status: 301 as const },
      { from: '/b/', to: '/a/', status: 301 as const },
    ];
    expect(() =>
      createApp({ outFolder: site.outFolder, headers: HEADERS, redirects: loop, log: silentLog }),
    ).toThrow('/a/ → /b/ → /a/');
  });
});
