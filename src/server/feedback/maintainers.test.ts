import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Hono } from 'hono';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DatabaseConnection } from '../database/connection.ts';
import { readConfig } from '../config.ts';
import { createPostgres, type PostgresFixture } from '../database/postgresFixture.ts';
import { feedback } from '../database/schema.ts';
import { createLog } from '../log.ts';
import { maintainerRoutes } from './maintainers.ts';
import { allAnswers, type Row } from './read.ts';
import { keepFeedback } from './service.ts';

const TOKEN = 'a token of many letters';
const SITE = 'https://docs.example.com';
const VIEW = `${SITE}/x/feedback/`;
const EVIL = '<script>alert(1)</script> =HYPERLINK("x") \u001b[31m';
const CLI = path.join(import.meta.dirname, 'cli.ts');

let folder: string;
let postgres: PostgresFixture;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'docs-feedback-'));
  postgres = await createPostgres();
});

afterAll(async () => {
  await postgres.remove();
  rmSync(folder, { recursive: true });
});

const keyOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const day = (n: number) => new Date(Date.UTC(2026, 0, n, 12));

/** 60 thumbs up on one page, 3 down on another, and a comment that means harm. */
const rows = [
  ...Array.from({ length: 60 }, (_, n) => ({ page: '/x/good/', rating: 1, created: day(5), n })),
  ...[1, 2, 3].map((n) => ({ page: '/x/bad/', rating: 0, created: day(12), n: 100 + n })),
].map(({ n, ...row }) => ({ ...row, key: keyOf(n), revision: 1, section: '', comment: '' }));
const evil = { ...rows[60], key: keyOf(200), section: 'b', comment: EVIL, created: day(20) };

describe.each([
  ['PGlite', () => ({ FEEDBACK_FOLDER: folder })],
  ['PostgreSQL', () => ({ DATABASE_URL: postgres.url })],
] as const)('%s', (_, environmentOf) => {
  let connection: DatabaseConnection;
  let app: Hono;
  const bearer = { Authorization: `Bearer ${TOKEN}` };
  const view = (query = '', headers: Record<string, string> = bearer) =>
    app.request(`${VIEW}${query}`, { headers });
  const text = async (query = '') => (await view(query)).text();
  const read = async (filter: object): Promise<Row[]> => {
    const found: Row[] = [];
    const run = <T>(work: () => Promise<T>) => work();
    await connection.use(async (orm) => {
      for await (const row of allAnswers(orm, filter, run)) found.push(row);
    });
    return found;
  };
  const command = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', CLI, ...args], {
      env: { PATH: process.env['PATH'], ...environmentOf() },
    });

  beforeAll(async () => {
    connection = keepFeedback(readConfig(environmentOf()).feedback, createLog('silent'));
    connection.start();
    await vi.waitFor(() => connection.use(() => Promise.resolve()), { timeout: 50_000 });
    await connection.use(async (orm) => {
      await orm.execute(sql`truncate feedback`);
      await orm.insert(feedback).values(rows);
      await orm.insert(feedback).values(evil as (typeof rows)[number]);
    });
    const now = () => new Date('2026-02-01T00:00:00Z');
    const { feedback: config } = readConfig({ FEEDBACK_TOKEN: TOKEN, PROXIES: '1' });
    app = maintainerRoutes({ connection, config, now });
  });
  afterAll(() => connection.close());

  it('is closed without the token, and tells nothing', async () => {
    const wrong: Record<string, string>[] = [
      {},
      { Authorization: 'Bearer wrong' },
      { Cookie: 'docs-maintainer=x' },
    ];
    for (const headers of wrong) {
      const response = await view('', headers);
      expect(response.status).toBe(401);
      expect(await response.text()).not.toContain('/x/bad/');
    }
  });

  it('opens by a form, which gives a cookie that scripts and other sites do not get', async () => {
    const send = (token: string, Origin = SITE) =>
      app.request(VIEW, {
        method: 'POST',
        headers: { Origin, Host: 'docs.example.com' },
        body: new URLSearchParams({ token }),
      });
    expect((await send(TOKEN, 'https://example.com')).status).toBe(403);
    expect((await send('wrong')).status).toBe(401);
    const response = await send(TOKEN);
    expect(response.status).toBe(303);
    const cookie = response.headers.get('Set-Cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly; Secure; SameSite=Strict/);
    expect(cookie).not.toContain(TOKEN);
    expect((await view('', { Cookie: cookie.split(';')[0] ?? '' })).status).toBe(200);
  });

  it('is stored nowhere and found by no search', async () => {
    const { headers } = await view();
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });

  it('shows the worst pages first, with their votes over time', async () => {
    const html = await text();
    expect(html.indexOf('?page=%2Fx%2Fbad%2F')).toBeLessThan(html.indexOf('?page=%2Fx%2Fgood%2F'));
    expect(html).toContain('60 up, 4 down.');
    expect(html).toContain('<title>Week of 2026-01-05: 60 up, 0 down</title>');
    expect(html).toContain('<title>Week of 2026-01-12: 0 up, 3 down</title>');
  });

  it('shows what readers write as text', async () => {
    const html = await text();
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toContain('<script');
    const odd = await text(`?page=${encodeURIComponent('/"><img src=x>')}`);
    expect(odd).not.toContain('<img');
  });

  it('is paged', async () => {
    const first = await text();
    const before = /before=(\d+)/.exec(first)?.[1];
    expect(first.match(/<li>/g)).toHaveLength(50);
    const second = await text(`?before=${before}`);
    expect(second.match(/<li>/g)).toHaveLength(14);
    expect(second).not.toContain('Older answers');
  });

  it('lets a network guess a few tokens, in whatever way they are sent', async () => {
    const guess = (network: string, token: string) =>
      view('', { Authorization: `Bearer ${token}`, 'X-Forwarded-For': network });
    for (let n = 0; n < 10; n += 1)
      expect((await guess('10.1.0.1', `wrong ${n}`)).status).toBe(401);
    const limited = await guess('10.1.0.1', TOKEN);
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('Retry-After'))).toBeGreaterThan(0);
    const form = await app.request(VIEW, {
      method: 'POST',
      headers: { Origin: SITE, Host: 'docs.example.com', 'X-Forwarded-For': '10.1.0.2' },
      body: new URLSearchParams({ token: TOKEN }),
    });
    expect(form.status).toBe(429);
    // Others are not concerned, and who knows the token guesses nothing.
    for (let n = 0; n < 12; n += 1) expect((await guess('10.2.0.1', TOKEN)).status).toBe(200);
  });

  it.each([
    [413, 'application/x-www-form-urlencoded', `token=${'x'.repeat(2_100)}`],
    [400, 'multipart/form-data; boundary=a', '--b\r\nbroken'],
    [400, 'multipart/form-data', 'token'],
    [400, 'image/png', 'token'],
  ])('refuses a login with %i: %s', async (status, type, body) => {
    const headers = { Origin: SITE, Host: 'docs.example.com', 'Content-Type': type };
    const response = await app.request(VIEW, { method: 'POST', headers, body });
    expect(response.status).toBe(status);
  });

  it('says which methods there are', async () => {
    const response = await app.request(VIEW, { method: 'PUT' });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD, POST');
  });

  it.each([
    'page=%2Fa%00',
    'section=%00',
    'since=0000-01-01',
    'until=9999-12-31',
    'since=1999-12-31',
    'since=2026-01-01T00:00:00%00Z',
    'since=2026-02-31',
  ])('takes %s for a bad filter, not for a broken database', async (query) => {
    expect((await view(`?${query}`)).status).toBe(400);
  });

  it('says what is wrong with a filter', async () => {
    const response = await view('?since=yesterday');
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('since "yesterday". For since, use a day');
  });

  it('filters by page, section, rating, time and comment', async () => {
    expect(await read({ page: '/x/bad/' })).toHaveLength(4);
    expect(await read({ page: '/x/bad/', section: '' })).toHaveLength(3);
    expect(await read({ section: 'b' })).toMatchObject([{ comment: EVIL }]);
    expect(await read({ rating: 1 })).toHaveLength(60);
    expect(await read({ since: day(12) })).toHaveLength(4);
    expect(await read({ since: day(12), until: day(20) })).toHaveLength(3);
    expect(await read({ comments: true })).toHaveLength(1);
  });

  it('is listed and exported by the command while the server runs', async () => {
    const { stdout: list } = await command('list', '--page', '/x/bad/');
    expect(list).toContain('4 answers.');
    expect(list).not.toContain('\u001b');
    const { stdout: csv } = await command('csv', '--since', '2026-01-20');
    expect(csv).toMatch(/^id,created,page,section,rating,comment\r\n\d+,2026-01-20T12:00:00.000Z,/);
    const { stdout: json } = await command('json', '--rating', 'down', '--limit', '2');
    expect(JSON.parse(json)).toMatchObject([
      { page: '/x/bad/', section: 'b', rating: 'down', comment: EVIL },
      { page: '/x/bad/', section: '' },
    ]);
    await expect(command('lists')).rejects.toThrow('Use one of: list, csv, json.');
    await expect(command('--rating', '5')).rejects.toThrow('For rating, use up or down.');
  });
});

it('does not exist without a token', async () => {
  const connection = { use: () => expect.unreachable() } as unknown as DatabaseConnection; // nobody asks it
  const app = maintainerRoutes({ connection, config: readConfig({}).feedback });
  expect((await app.request(VIEW, { headers: { Authorization: 'Bearer ' } })).status).toBe(404);
  expect((await app.request(`${VIEW}style.css`)).status).toBe(200);
});
