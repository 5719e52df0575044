import { describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { createExport, HEADERS } from './exportFixture.ts';

describe('a list of hosts', () => {
  it('is all that is answered, but for questions after health', async () => {
    const site = await createExport({ 'x/a/index.html': 'A page.' });
    const own = createApp({
      outFolder: site.outFolder,
      headers: HEADERS,
      redirects: [],
      log: (entry) => expect.unreachable(JSON.stringify(entry)),
      allowedHosts: ['docs.example.com'],
      addServices: (routes) => routes.get('/healthz', () => new Response('ok')),
    });
    const status = async (address: string, Host: string) =>
      (await own.request(address, { headers: { Host } })).status;
    expect(await status('/x/a/', 'docs.example.com')).toBe(200);
    expect(await status('/x/a/', 'Docs.Example.com')).toBe(200);
    expect(await status('/x/a/', 'evil.example')).toBe(421);
    expect(await status('/healthz', '10.0.0.7:3000')).toBe(200);
    await site.remove();
  });
});
