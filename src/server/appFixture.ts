import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { redirects } from '#content/redirects.ts';
import { createApp, type SiteApp } from './app.ts';
import { createExport, HEADERS, long, type ExportFixture } from './exportFixture.ts';
import type { Log } from './log.ts';

/** Of requests of which nothing is unexpected. */
export const silentLog: Log = (entry) => expect.unreachable(JSON.stringify(entry));

export const PAGE = long('A page.');
export const SCRIPT = '0123456789';
/** Of Next, with a hash in its name. */
export const CHUNK = '/_next/static/chunks/0a1b.js';

/** A small site with every redirect, and the server over it as a function. */
export interface AppFixture {
  site: ExportFixture;
  app: SiteApp;
  get: (address: string, headers?: Record<string, string>, method?: string) => Promise<Response>;
  tagOf: (address: string, headers?: Record<string, string>) => Promise<string>;
}

/** Beside its pages it has files that nobody may read, and links out of its folder. */
export async function createSite(): Promise<AppFixture> {
  const site = await createExport(
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
  const app = createApp({ outFolder: site.outFolder, headers: HEADERS, redirects, log: silentLog });
  const get: AppFixture['get'] = async (address, headers = {}, method = 'GET') =>
    app.request(address, { method, headers });
  return {
    site,
    app,
    get,
    tagOf: async (address, headers) => (await get(address, headers)).headers.get('ETag') ?? '',
  };
}
