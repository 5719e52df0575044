import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { feedbackAnswers } from '#content/messages/feedbackAnswers.ts';
import { createApp } from '../app.ts';
import { HEADERS } from '../exportFixture.ts';
import { readConfig } from '../config.ts';
import { openEmbedded } from '../database/embedded.ts';
import { connectDatabase, type DatabaseConnection } from '../database/connection.ts';
import { openPostgres } from '../database/postgres.ts';
import { createPostgres, type PostgresFixture } from '../database/postgresFixture.ts';
import { feedback } from '../database/schema.ts';
import { createLog } from '../log.ts';
import { healthRoutes } from '../health.ts';
import { feedbackRoutes } from './routes.ts';

const SITE = 'https://docs.example.com';
const PATH = '/x/api/feedback';
const COMMENT = 'The example of <sorting> helped.';
const pages = { '/x/a/': ['b'], '/x/c/': [] };
const answer = {
  key: '0b0f4c1e-6a53-4a53-8f0b-0123456789ab',
  revision: 1,
  page: '/x/a/',
  section: 'b',
  rating: 1,
  comment: COMMENT,
  dwell: 5_000,
  website: '',
};
const fromPage = { Origin: SITE, Host: 'docs.example.com' };

let folder: string;
let postgres: PostgresFixture;
const logged: string[] = [];
const log = createLog('info', { write: (line) => logged.push(line) });

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'docs-feedback-'));
  postgres = await createPostgres();
});

afterAll(async () => {
  await postgres.remove();
  rmSync(folder, { recursive: true });
});

beforeEach(() => {
  logged.length = 0;
});

function appOver(connection: DatabaseConnection, environment: Record<string, string> = {}) {
  const { feedback: config } = readConfig(environment);
  return createApp({
    outFolder: os.tmpdir(),
    headers: HEADERS,
    redirects: [],
    log: log.request,
    addServices: (app) => {
      app.route('/', healthRoutes(connection));
      app.route('/', feedbackRoutes({ connection, config, pages, log }));
    },
  });
}

describe.each([
  ['PGlite', () => openEmbedded(folder)],
  ['PostgreSQL', () => openPostgres(postgres.url, (error) => expect.unreachable(String(error)))],
] as const)('%s', (_, open) => {
  const connection = connectDatabase({ open, onState: () => undefined });
  const app = appOver(connection);
  const post = (changes: object = {}, headers: Record<string, string> = {}) =>
    app.request(`${SITE}${PATH}`, {
      method: 'POST',
      headers: { ...fromPage, 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ ...answer, ...changes }),
    });
  const postForm = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    app.request(`${SITE}${PATH}`, {
      method: 'POST',
      headers: { ...fromPage, ...headers },
      body: new URLSearchParams(fields),
    });
  const rows = () => connection.use((orm) => orm.select().from(feedback).orderBy(feedback.id));

  beforeAll(async () => {
    connection.start();
    await vi.waitFor(() => connection.use(() => Promise.resolve()), { timeout: 50_000 });
  });
  beforeEach(() => connection.use((orm) => orm.execute(sql`truncate feedback, feedback_buckets`)));
  afterAll(() => connection.close());

  it('stores an answer, and says so once it is stored', async () => {
    const response = await post();
    expect(response.status).toBe(201);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toEqual({ message: feedbackAnswers.thanks });
    const { dwell: _dwell, website: _website, ...stored } = answer;
    expect(await rows()).toMatchObject([stored]);
  });

  it('stores a retry and a double click once', async () => {
    const responses = await Promise.all([post(), post()]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect((await post()).status).toBe(200);
    expect(await rows()).toHaveLength(1);
  });

  it.each([
    [403, 'from another site', {}, { Origin: 'https://example.com' }],
    [403, 'from nowhere', {}, { Origin: 'null' }],
    [400, 'that makes no sense', { rating: 5 }, {}],
    [404, 'about a page that is not there', { page: '/x/nothing/' }, {}],
    [404, 'about a page that every object has', { page: '/constructor/' }, {}],
    [404, 'about a section of another page', { page: '/x/c/' }, {}],
    [413, 'of more than 2 kB', { more: 'x'.repeat(2_048) }, {}],
    [415, 'of another type', {}, { 'Content-Type': 'text/plain' }],
    [422, 'that fills what no reader sees', { website: 'https://spam.example' }, {}],
    [422, 'that comes too soon', { dwell: 10 }, {}],
    [422, 'that does not say how long it took', { dwell: undefined }, {}],
  ])('refuses with %i one %s', async (status, _name, changes, headers) => {
    const response = await post(changes, headers);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({
      message: feedbackAnswers.failed,
      reason: expect.any(String),
    });
    expect(await rows()).toEqual([]);
  });

  it('refuses what is no JSON object', async () => {
    for (const body of ['', '{', 'null', '"text"']) {
      const headers = { ...fromPage, 'Content-Type': 'application/json' };
      const response = await app.request(`${SITE}${PATH}`, { method: 'POST', headers, body });
      expect(response.status).toBe(400);
    }
  });

  it('takes nothing but POST, and says so', async () => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const response = await app.request(`${SITE}${PATH}`, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('Allow')).toBe('POST');
    }
  });

  it('refuses an unencrypted page of a site that is encrypted', async () => {
    const encrypted = appOver(connection, { PUBLIC_ORIGIN: SITE });
    const send = (Origin: string) =>
      encrypted.request(`${SITE}${PATH}`, {
        method: 'POST',
        headers: { ...fromPage, Origin, 'Content-Type': 'application/json' },
        body: JSON.stringify(answer),
      });
    expect((await send(SITE.replace('https', 'http'))).status).toBe(403);
    expect((await send(SITE)).status).toBe(201);
  });

  it('waits for a body only so long', async () => {
    const slow = new Hono().route(
      '/',
      feedbackRoutes({ connection, config: readConfig({}).feedback, pages, log, bodyWithinMs: 50 }),
    );
    const body = new ReadableStream({ start: (stream) => stream.enqueue(Buffer.from('{')) });
    const headers = { ...fromPage, 'Content-Type': 'application/json' };
    const response = await slow.request(
      new Request(`${SITE}${PATH}`, {
        method: 'POST',
        headers,
        body,
        duplex: 'half',
      } as RequestInit),
    );
    expect(response.status).toBe(408);
    expect(response.headers.get('Connection')).toBe('close');
  });

  it('takes one without an Origin that the browser vouches for, and no other', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify(answer);
    const send = (more: Record<string, string>) =>
      app.request(`${SITE}${PATH}`, { method: 'POST', headers: { ...headers, ...more }, body });
    expect((await send({})).status).toBe(403);
    expect((await send({ 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await send({ 'Sec-Fetch-Site': 'same-origin' })).status).toBe(201);
  });

  it('limits a network, over all processes, and says when to come back', async () => {
    const other = appOver(connection);
    const key = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
    const send = (n: number) =>
      (n % 2 === 0 ? app : other).request(`${SITE}${PATH}`, {
        method: 'POST',
        headers: { ...fromPage, 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...answer, key: key(n) }),
      });
    const responses = await Promise.all(Array.from({ length: 62 }, (_unused, n) => send(n)));
    const limited = responses.filter(({ status }) => status === 429);
    expect(limited).toHaveLength(2);
    expect(Number(limited[0]?.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  it('tells networks apart by what a trusted proxy says, and by nothing else', async () => {
    const proxied = appOver(connection, { PROXIES: '1' });
    const send = (to: typeof app, address: string, key: string) =>
      to.request(`${SITE}${PATH}`, {
        method: 'POST',
        headers: { ...fromPage, 'Content-Type': 'application/json', 'X-Forwarded-For': address },
        body: JSON.stringify({ ...answer, key }),
      });
    await send(proxied, '6.6.6.6, 203.0.113.7', answer.key);
    await send(proxied, '7.7.7.7, 203.0.113.9', answer.key.replace('0', '1'));
    await send(app, '198.51.100.1', answer.key.replace('0', '2'));
    const { rows: networks } = await connection.use((orm) =>
      orm.execute<{ network: string }>(sql`select network from feedback_buckets`),
    );
    expect(networks).toHaveLength(2);
    expect(JSON.stringify(networks)).not.toMatch(/203\.0|198\.51/);
  });

  describe('a form', () => {
    const fields = { page: '/x/a/', section: '', rating: '0', comment: COMMENT, website: '' };

    it('is stored once however often it comes, and thanked', async () => {
      const [response] = await Promise.all([postForm(fields), postForm(fields)]);
      const html = await response.text();
      expect(html).toContain(feedbackAnswers.thanks);
      expect(html).toContain('href="/x/a/"');
      expect(await rows()).toMatchObject([{ page: '/x/a/', rating: 0, comment: COMMENT }]);
    });

    it('counts line breaks as the browser does', async () => {
      const comment = `${'line\n'.repeat(99)}ends`;
      const response = await postForm({ ...fields, comment: comment.replace(/\n/g, '\r\n') });
      expect(response.status).toBe(201);
      expect(await rows()).toMatchObject([{ comment }]);
    });

    it('that cannot be stored shows what was written once more, as text', async () => {
      const response = await postForm({ ...fields, page: '/x/nothing/' });
      expect(response.status).toBe(404);
      const html = await response.text();
      expect(html).toContain('Couldn&#39;t submit feedback. Please try again later.');
      expect(html).toContain('The example of &lt;sorting&gt; helped.</textarea');
      expect(html).not.toContain(COMMENT);
    });

    it('leads nowhere but to a page of ours', async () => {
      const response = await postForm({ ...fields, page: 'javascript:alert(1)//' });
      expect(await response.text()).not.toContain('href="javascript');
    });

    it('from another site is refused unread', async () => {
      const response = await postForm(fields, { Origin: 'https://example.com' });
      expect(response.status).toBe(403);
      expect(await rows()).toEqual([]);
    });

    it('that is too long is refused', async () => {
      expect((await postForm({ ...fields, comment: 'x'.repeat(501) })).status).toBe(400);
      expect((await postForm({ ...fields, comment: 'x'.repeat(9_000) })).status).toBe(413);
    });
  });

  it('logs nothing of what a reader wrote, and not who it was', async () => {
    await post();
    await post({ rating: 7 });
    await connection.use((orm) => orm.execute(sql`alter table feedback rename to away`));
    try {
      expect((await post({ revision: 2 })).status).toBe(503);
    } finally {
      await connection.use((orm) => orm.execute(sql`alter table away rename to feedback`));
    }
    const text = logged.join('');
    expect(text).toContain('"status":503');
    expect(text).toContain('feedback\\" does not exist');
    expect(text).not.toContain('sorting');
    expect(text).not.toContain(answer.key);
  });

  it('is not ready while no row can be written, and is when one can', async () => {
    const ready = async () => (await app.request('/readyz')).status;
    await post();
    expect(await ready()).toBe(200);
    await connection.use((orm) => orm.execute(sql`alter table feedback_buckets rename to away`));
    try {
      // It is not tried at every question.
      expect(await ready()).toBe(200);
      expect((await post({ key: answer.key.replace('0', '9') })).status).toBe(503);
      expect(await ready()).toBe(503);
    } finally {
      await connection.use((orm) => orm.execute(sql`alter table away rename to feedback_buckets`));
    }
    expect(await ready()).toBe(200);
    expect(connection.writeFailed()).toBe(false);
  });

  it('finds out within a minute that no row can be written, also when nobody sends one', async () => {
    let ms = 0;
    const quiet = healthRoutes(connection, () => ms);
    const ready = async () => (await quiet.request('/readyz')).status;
    expect(await ready()).toBe(200);
    await connection.use((orm) => orm.execute(sql`alter table feedback_buckets rename to away`));
    try {
      ms = 60_000;
      expect(await ready()).toBe(503);
      expect(await ready()).toBe(503);
    } finally {
      await connection.use((orm) => orm.execute(sql`alter table away rename to feedback_buckets`));
    }
    expect(await ready()).toBe(200);
  });

  it('is ready', async () => {
    expect((await app.request('/readyz')).status).toBe(200);
    expect((await app.request('/healthz')).status).toBe(200);
  });
});

describe('without a database', () => {
  const connection = connectDatabase({
    open: () => Promise.reject(new Error('no disk')),
    onState: () => undefined,
  });
  const app = appOver(connection);

  it('says the sentence and when to come back, and that it is alive but not ready', async () => {
    const response = await app.request(`${SITE}${PATH}`, {
      method: 'POST',
      headers: { ...fromPage, 'Content-Type': 'application/json' },
      body: JSON.stringify(answer),
    });
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('10');
    expect(await response.json()).toMatchObject({ message: feedbackAnswers.failed });
    expect((await app.request('/readyz')).status).toBe(503);
    expect((await app.request('/healthz')).status).toBe(200);
  });
});

it('comes back when PostgreSQL does', async () => {
  const own = await createPostgres();
  const connection = connectDatabase({
    open: () => openPostgres(own.url, () => undefined),
    onState: () => undefined,
  });
  const app = appOver(connection);
  const ready = async () => (await app.request('/readyz')).status;
  try {
    connection.start();
    await vi.waitFor(async () => expect(await ready()).toBe(200), { timeout: 20_000 });
    await own.kill();
    // The process of a connection that is open lives until it has noticed.
    await vi.waitFor(async () => expect(await ready()).toBe(503), { timeout: 20_000 });
    await own.start();
    await vi.waitFor(async () => expect(await ready()).toBe(200), { timeout: 20_000 });
  } finally {
    await connection.close();
    await own.remove();
  }
});
