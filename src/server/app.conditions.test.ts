import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSite, PAGE, SCRIPT, type AppFixture } from './appFixture.ts';
import { securityHeadersOf } from './exportFixture.ts';

let site: AppFixture['site'];
let get: AppFixture['get'];
let tagOf: AppFixture['tagOf'];

beforeAll(async () => {
  ({ site, get, tagOf } = await createSite());
});

afterAll(() => site.remove());

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
