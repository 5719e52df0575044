import { symlink, utimes } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redirects } from '#content/redirects.ts';
import { createApp, type SiteApp } from './app.ts';
import {
  createExport,
  HEADERS,
  long,
  securityHeadersOf,
  type ExportFixture,
} from './exportFixture.ts';
import type { Log } from './log.ts';

/** Nothing in this file is unexpected. */
const log: Log = (entry) => expect.unreachable(JSON.stringify(entry));
const PAGE = long('A page.');
const SCRIPT = '0123456789';
const CHUNK = '/_next/static/chunks/0a1b.js';
let site: ExportFixture;
let app: SiteApp;

beforeAll(async () => {
  site = await createExport(
    {
      'index.html': 'the root, for a host without redirects',
      'x/file.js': SCRIPT,
      'x/introduction/index.html': 'Introduction',
      'empty.txt': '',
      '.env': 'SECRET',
      '.git/config': 'SECRET',
    },
    {
      'x/a/index.html': PAGE,
      '404.html': long('No such page.'),
      [CHUNK.slice(1)]: long('chunk'),
    },
  );
  await site.write('../secret.txt', 'SECRET');
  await symlink('../secret.txt', path.join(site.outFolder, 'leaves.txt'));
  await symlink('..', path.join(site.outFolder, 'up'));
  app = createApp({ outFolder: site.outFolder, headers: HEADERS, redirects, log });
});

afterAll(() => site.remove());

const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(address, { method, headers });

async function tagOf(address: string, headers: Record<string, string> = {}): Promise<string> {
  return (await get(address, headers)).headers.get('ETag') ?? '';
}

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

describe('encodings', () => {
  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip', 'br;q=0.5, gzip', gunzipSync],
  ] as const)('sends %s for "%s"', async (encoding, acceptEncoding, decompress) => {
    const response = await get('/x/a/', { 'Accept-Encoding': acceptEncoding });
    const body = Buffer.from(await response.arrayBuffer());
    expect(decompress(body).toString()).toBe(PAGE);
    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    expect(response.headers.get('Content-Length')).toBe(String(body.length));
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    expect(response.headers.get('ETag')).toMatch(new RegExp(`^"[\\w-]{22}-${encoding}"$`));
  });

  it('sends the plain file to who refuses the rest, and to who refuses everything', async () => {
    for (const acceptEncoding of ['identity', 'br;q=0, gzip;q=0', '*;q=0']) {
      const response = await get('/x/a/', { 'Accept-Encoding': acceptEncoding });
      expect(response.headers.get('Content-Encoding')).toBeNull();
      expect(response.headers.get('Vary')).toBe('Accept-Encoding');
      expect(await response.text()).toBe(PAGE);
    }
  });

  it('have a tag each', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map((coding) => tagOf('/x/a/', { 'Accept-Encoding': coding })),
    );
    expect(new Set(tags).size).toBe(3);
  });
});

describe('conditions', () => {
  it('are answered by 304 with what a cache needs, and no body', async () => {
    const etag = await tagOf('/x/a/', { 'Accept-Encoding': 'br' });
    for (const ifNoneMatch of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await get('/x/a/', {
        'Accept-Encoding': 'br',
        'If-None-Match': ifNoneMatch,
      });
      expect(response.status).toBe(304);
      expect(response.body).toBeNull();
      expect(Object.fromEntries(response.headers)).toEqual({
        'cache-control': 'no-cache',
        etag,
        ...securityHeadersOf('page'),
        vary: 'Accept-Encoding',
      });
    }
  });

  it('compare the coding, too', async () => {
    const etag = await tagOf('/x/a/', { 'Accept-Encoding': 'br' });
    const response = await get('/x/a/', { 'Accept-Encoding': 'gzip', 'If-None-Match': etag });
    expect(response.status).toBe(200);
  });

  it('may be a date', async () => {
    const modified = (await get('/x/a/')).headers.get('Last-Modified') ?? '';
    const status = async (headers: Record<string, string>) => (await get('/x/a/', headers)).status;
    expect(await status({ 'If-Modified-Since': modified })).toBe(304);
    expect(await status({ 'If-Modified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).toBe(200);
    expect(await status({ 'If-Modified-Since': modified, 'If-None-Match': '"x"' })).toBe(200);
  });

  it('do not count for a page that is missing', async () => {
    expect((await get('/nothing/', { 'If-None-Match': '*' })).status).toBe(404);
  });
});

describe('ranges', () => {
  it.each([
    ['bytes=0-0', '0', 'bytes 0-0/10'],
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=9-9', '9', 'bytes 9-9/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=8-100', '89', 'bytes 8-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=-100', SCRIPT, 'bytes 0-9/10'],
  ])('answer %s with a part', async (range, body, contentRange) => {
    const response = await get('/x/file.js', { Range: range });
    expect(response.status).toBe(206);
    expect(await response.text()).toBe(body);
    expect(response.headers.get('Content-Range')).toBe(contentRange);
    expect(response.headers.get('Content-Length')).toBe(String(body.length));
    expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('ETag')).toBe(await tagOf('/x/file.js'));
  });

  it.each(['bytes=10-', 'bytes=10-20', 'bytes=-0'])('cannot satisfy %s', async (range) => {
    const response = await get('/x/file.js', { Range: range });
    expect(response.status).toBe(416);
    expect(response.headers.get('Content-Range')).toBe('bytes */10');
    expect(await response.text()).toBe('');
  });

  it.each(['bytes=0-1,4-5', 'bytes=5-2', 'lines=1-2', 'bytes'])('do not heed %s', async (range) => {
    const response = await get('/x/file.js', { Range: range });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(SCRIPT);
  });

  it('are cut from the plain file', async () => {
    const headers = { Range: 'bytes=0-5', 'Accept-Encoding': 'br' };
    const response = await get('/x/a/', headers);
    expect(response.status).toBe(206);
    expect(response.headers.get('Content-Encoding')).toBeNull();
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    expect(await response.text()).toBe(PAGE.slice(0, 6));
  });

  it('are sent only of the state that If-Range names', async () => {
    const first = await get('/x/file.js');
    const tag = first.headers.get('ETag') ?? '';
    const modified = first.headers.get('Last-Modified') ?? '';
    const status = async (ifRange: string) =>
      (await get('/x/file.js', { Range: 'bytes=0-0', 'If-Range': ifRange })).status;
    expect(await status(tag)).toBe(206);
    expect(await status(modified)).toBe(206);
    expect(await status(`W/${tag}`)).toBe(200);
    expect(await status('"other"')).toBe(200);
    expect(await status('Thu, 01 Jan 1970 00:00:00 GMT')).toBe(200);
  });

  it('put together are the file', async () => {
    const parts = await Promise.all(
      ['bytes=0-3', 'bytes=4-8', 'bytes=9-'].map(async (Range) =>
        (await get('/x/file.js', { Range })).text(),
      ),
    );
    expect(parts.join('')).toBe(SCRIPT);
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
      log,
    }).request('/b');
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('There is no such page.\n');
    await bare.remove();
  });
});

describe('a nasty path', () => {
  it.each(['/%', '/x/%zz/', '/%E0%A4%A', '/x/a%00', '/%00', '/%ff/'])(
    'is a bad request: %s',
    async (address) => {
      const response = await get(address);
      expect(response.status).toBe(400);
      expect(await response.text()).toBe('This address cannot be read.\n');
      expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    },
  );

  it('never reaches a file outside of the folder, or a hidden one', async () => {
    const targets = [
      'secret.txt',
      '.env',
      '.git/config',
      'leaves.txt',
      'up/secret.txt',
      'out/.env',
    ];
    const climbs = ['', '../', '..%2f', '..%5c', '%2e%2e/', '%2e%2e%2f', '..\\', './', '//', '%2f'];
    const starts = ['/', '/x/', '/x/a/', '//', '/fr/', '/fr//', '/x/_next/', '/de/x/'];
    for (const start of starts) {
      for (const climb of climbs) {
        for (const target of targets) {
          for (const address of [start + climb + target, start + climb + climb + target]) {
            const response = await app.fetch(new Request(`http://localhost${address}`));
            expect(await response.text()).not.toContain('SECRET');
            expect([301, 400, 404]).toContain(response.status);
            expect(response.headers.get('Location') ?? '/').toMatch(/^\/(?!\/)/);
          }
        }
      }
    }
  });

  it('never leads to another site', async () => {
    for (const address of [
      '//evil.example',
      '//evil.example/x',
      '/fr//evil.example/..',
      '/\\evil',
    ]) {
      const response = await app.fetch(new Request(`http://localhost${address}`));
      expect(response.headers.get('Location') ?? '/').toMatch(/^\/(?!\/)/);
    }
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
      createApp({ outFolder: '/no/such/folder', headers: HEADERS, redirects, log }),
    ).toThrow('There is no folder "/no/such/folder" to serve. Run npm run build first');
  });

  it('a loop is refused', () => {
    const loop = [
      { from: '/a/', to: '/b/', status: 301 as const },
      { from: '/b/', to: '/a/', status: 301 as const },
    ];
    expect(() =>
      createApp({ outFolder: site.outFolder, headers: HEADERS, redirects: loop, log }),
    ).toThrow('/a/ → /b/ → /a/');
  });
});
