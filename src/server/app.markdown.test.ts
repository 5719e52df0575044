import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp, type SiteApp } from './app.ts';
import { createExport, HEADERS, long, type ExportFixture } from './exportFixture.ts';

type Headers = Record<string, string>;

let site: ExportFixture;
let app: SiteApp;

beforeAll(async () => {
  site = await createExport(
    {},
    {
      'x/react-charts/index.html': long('Charts for people.'),
      'x/react-charts/index.md': long('Charts for machines.'),
    },
  );
  app = createApp({
    outFolder: site.outFolder,
    headers: HEADERS,
    redirects: [],
    log: (entry) => expect.unreachable(JSON.stringify(entry)),
  });
});

afterAll(() => site.remove());

const get = (address: string, headers: Headers) => app.request(address, { headers });

const tagOf = async (address: string, headers: Headers): Promise<string> =>
  (await get(address, headers)).headers.get('ETag') ?? '';

describe('a page with a Markdown twin', () => {
  const PATH = '/x/react-charts/';
  const firstLine = async (response: Response) => (await response.text()).split('\n')[0];

  it.each([
    'text/markdown',
    'text/markdown, text/html, */*',
    'text/html;q=0.8, Text/Markdown; charset=utf-8',
    'text/markdown;q=0.5, text/*;q=0.4',
  ])('is Markdown for "%s"', async (Accept) => {
    const response = await get(PATH, { Accept });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8');
    expect(response.headers.get('Content-Location')).toBe('/x/react-charts/index.md');
    expect(await firstLine(response)).toBe('Charts for machines.');
  });

  it.each([
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
    '*/*',
    'text/*',
    '',
    'text/markdown;q=0, */*',
    'text/markdown;q=0.5, text/html',
    'application/json',
  ])('is HTML for "%s"', async (Accept) => {
    const response = await get(PATH, { Accept });
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(response.headers.has('Content-Location')).toBe(false);
    expect(await firstLine(response)).toBe('Charts for people.');
  });

  it('says so to caches and names the twin and the list of pages, in both forms and in 304', async () => {
    const link =
      '</x/react-charts/index.md>; rel="alternate"; type="text/markdown", </x/react-charts/llms.txt>; rel="describedby"; type="text/plain"';
    const tags: string[] = [];
    for (const Accept of ['text/html', 'text/markdown']) {
      const tag = await tagOf(PATH, { Accept });
      tags.push(tag);
      for (const headers of [{ Accept }, { Accept, 'If-None-Match': tag }] as Headers[]) {
        const response = await get(PATH, headers);
        expect(response.status).toBe('If-None-Match' in headers ? 304 : 200);
        expect(response.headers.get('Vary')).toBe('Accept-Encoding, Accept');
        expect(response.headers.get('Link')).toBe(link);
      }
    }
    expect(tags[0]).not.toBe(tags[1]);
  });

  it('is compressed in either form', async () => {
    const headers = { Accept: 'text/markdown', 'Accept-Encoding': 'br' };
    const response = await get(PATH, headers);
    const text = brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString();
    expect(text.split('\n')[0]).toBe('Charts for machines.');
  });
});

describe('Markdown of a page that is not there', () => {
  it.each(['/x/react-chart/index.md', '/x/react-charts/index.tailwind.md', '/nothing.md'])(
    'is a few lines of Markdown at %s',
    async (address) => {
      const response = await get(address, {});
      expect(response.status).toBe(404);
      expect(response.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8');
      const text = await response.text();
      expect(text).toMatch(/^# Not found\n/);
      expect(text.length).toBeLessThan(300);
    },
  );
});
