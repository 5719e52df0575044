import os from 'node:os';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from './app.ts';
import { HEADERS, securityHeadersOf } from './exportFixture.ts';

const SECRET = 'EIO: i/o error, read "/srv/secret/path"';

// No file of a test can be made to fail for root, who runs the tests in a container.
vi.mock('./static/serveStatic.ts', () => ({
  createStatic: () => () => Promise.reject(new Error(SECRET)),
}));

const log = vi.fn();
const app = createApp({ outFolder: os.tmpdir(), headers: HEADERS, redirects: [], log });

beforeEach(() => log.mockClear());

describe('something unexpected', () => {
  it.each(['GET', 'HEAD'])('is logged once with the request: %s', async (method) => {
    await app.request('/x/a/?q=private', { method });
    expect(log.mock.calls).toEqual([[{ method, path: '/x/a/', error: new Error(SECRET) }]]);
  });

  it('shows the reader a plain page without the reason', async () => {
    const response = await app.request('/x/a/');
    expect(response.status).toBe(500);
    expect(await response.text()).toBe(
      'Something went wrong on our side. Please try again later.\n',
    );
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'no-cache',
      'content-length': '58',
      'content-type': 'text/plain; charset=utf-8',
      ...securityHeadersOf('file'),
    });
  });
});
