import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSite, type AppFixture } from './appFixture.ts';

let site: AppFixture['site'];
let app: AppFixture['app'];
let get: AppFixture['get'];

beforeAll(async () => {
  ({ site, app, get } = await createSite());
});

afterAll(() => site.remove());

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
