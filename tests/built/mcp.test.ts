import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOCUMENTED_VERSION } from '#content/products.ts';
import { SITE_ORIGIN } from '#content/site.ts';
import { THIRD_PARTY_FILE } from '#core/thirdParty.ts';
import { CORPUS_FILE, CORPUS_KINDS, packageFile, type Corpus } from '#core/twins/corpus.ts';
import { createApp } from '#server/app.ts';
import { MOST_CHARACTERS } from '#server/mcp/cut.ts';
import { readSiteHeaders } from '#server/securityHeaders.ts';

const SLOW_MS = 240_000;
const REVISIONS = ['2026-07-28', '2025-11-25'] as const;

const fileOf = (name: string): string => readFileSync(`out${name}`, 'utf8');
const { pages } = JSON.parse(fileOf(CORPUS_FILE)) as Corpus;

const newClient = (revision: (typeof REVISIONS)[number]): Client =>
  new Client(
    { name: 'test', version: '1' },
    { versionNegotiation: { mode: revision === '2025-11-25' ? 'legacy' : { pin: revision } } },
  );

interface Answer {
  text: string;
  data: Record<string, unknown>;
}

async function read(client: Client, name: string, args: object): Promise<Answer> {
  const { content, isError, structuredContent } = await client.callTool({
    name,
    arguments: { ...args },
  });
  if (isError === true) throw new Error(JSON.stringify(content));
  const [first] = content;
  const text = first?.type === 'text' ? first.text : '';
  return { text, data: structuredContent as Record<string, unknown> };
}

const call = async (client: Client, name: string, args: object): Promise<Answer['data']> =>
  (await read(client, name, args)).data;

/** Follows cursors to the end. */
async function whole(client: Client, route: string): Promise<string> {
  let text = '';
  let cursor: unknown;
  do {
    const part = await read(client, 'get_page', { route, ...(cursor !== undefined && { cursor }) });
    text += part.text;
    cursor = part.data['nextCursor'];
  } while (cursor !== undefined);
  return text;
}

async function listAll(client: Client, kind: string): Promise<string[]> {
  const routes: string[] = [];
  let cursor: unknown;
  do {
    const part = await call(client, 'list_pages', {
      kind,
      limit: 100,
      ...(cursor !== undefined && { cursor }),
    });
    routes.push(...(part['pages'] as { route: string }[]).map(({ route }) => route));
    cursor = part['nextCursor'];
  } while (cursor !== undefined);
  return routes;
}

describe('MCP over HTTP', { timeout: SLOW_MS }, () => {
  let client: Client;
  beforeAll(async () => {
    const app = createApp({
      outFolder: 'out',
      headers: readSiteHeaders('out'),
      redirects: [],
      log: () => expect.unreachable(),
      // Every page is asked for, as fast as it is answered.
      messages: { size: 1_000_000, perSecond: 1_000_000 },
    });
    client = newClient('2026-07-28');
    await client.connect(
      new StreamableHTTPClientTransport(new URL('http://localhost/x/mcp'), {
        fetch: async (url, init) => app.fetch(new Request(url, init)),
      }),
    );
  });
  afterAll(() => client.close());

  it('gives every listed page as it stands on the site', async () => {
    const listed: string[] = [];
    for (const kind of CORPUS_KINDS) listed.push(...(await listAll(client, kind)));
    expect(listed.toSorted()).toEqual(pages.map(({ route }) => route).toSorted());
    for (const route of listed) {
      expect((await whole(client, route)) === fileOf(`${route}index.md`)).toBe(true);
    }
  });

  it('gives every section and every demo of every guide, in both languages', async () => {
    for (const { route, sections = [], demos = [] } of pages) {
      for (const { id } of sections) {
        expect(await call(client, 'get_page', { route, section: id })).toMatchObject({
          section: id,
        });
      }
      for (const { name, stylings } of demos) {
        for (const styling of stylings) {
          const script = await call(client, 'get_demo', { name, route, styling, language: 'JS' });
          expect(script).toMatchObject({ name, route, styling, language: 'JS' });
        }
      }
    }
  });

  it('gives the reference of every entry in parts that are not too long, deprecated where its page says so', async () => {
    for (const { route, kind } of pages) {
      if (!['component', 'interface', 'hook'].includes(kind)) continue;
      const { text, data } = await read(client, 'get_api', { name: route });
      expect({ route, fits: text.length <= MOST_CHARACTERS }).toEqual({ route, fits: true });
      const deprecated = /^- Deprecated/m.test(fileOf(`${route}index.md`).split('\n## ')[0] ?? '');
      expect({ route, deprecated: data['deprecatedSince'] !== undefined && !deprecated }).toEqual({
        route,
        deprecated: false,
      });
    }
  });

  it('answers get_migration for many names in parts that are not too long, each name once, in order', async () => {
    // Those that guides mention most, and one that nothing has.
    const identifiers =
      'slots slotProps components componentsProps classes rows columns nobodysName'.split(' ');
    const found: string[] = [];
    let cursor: unknown;
    let parts = 0;
    do {
      const { content, structuredContent } = await client.callTool({
        name: 'get_migration',
        arguments: { from: 4, to: 8, identifiers, ...(cursor !== undefined && { cursor }) },
      });
      const text = content.map((one) => (one.type === 'text' ? one.text : '')).join('\n');
      const data = structuredContent as Record<string, unknown>;
      expect(text.length + JSON.stringify(data).length).toBeLessThanOrEqual(MOST_CHARACTERS);
      for (const { identifier } of data['identifiers'] as { identifier: string }[]) {
        expect(text).toContain(`\`${identifier}\` is `);
        found.push(identifier);
      }
      cursor = data['nextCursor'];
      const says = text.includes(`call again with cursor "${String(cursor)}"`);
      expect(says).toBe(cursor !== undefined);
      parts += 1;
    } while (cursor !== undefined);
    expect(found).toEqual(identifiers);
    expect(parts).toBeGreaterThan(1);
  });

  it('finds what it finds on the site, and gives what it finds', async () => {
    for (const query of ['sortModel', 'stacked bars', 'license key', 'useGridApiRef', 'rowClick']) {
      const { results } = await call(client, 'search_docs', { query, limit: 10 });
      const found = results as { route: string; section?: string; kind: string }[];
      expect(found.length).toBeGreaterThan(0);
      for (const { route, section, kind } of found.filter((one) => one.kind !== 'playground')) {
        const request = section === undefined ? { route } : { route, section };
        const page = await read(client, 'get_page', request);
        expect({ kind, section, text: page.text.length > 0 }).toMatchObject({
          text: true,
        });
      }
    }
  });
});

describe('the package', { timeout: SLOW_MS }, () => {
  let folder: string;
  const archive = path.resolve(`out${packageFile(DOCUMENTED_VERSION)}`);

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'x-docs-mcp-'));
    execFileSync('tar', ['-xzf', archive, '-C', folder]);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('weighs what its page says', () => {
    const stated = /whole documentation \(about (\d+) MB\)/.exec(
      fileOf('/x/introduction/mcp/index.md'),
    )?.[1];
    expect(Math.round(statSync(archive).size / 1e6)).toBe(Number(stated));
  });

  const start = async (revision: (typeof REVISIONS)[number]): Promise<Client> => {
    const client = newClient(revision);
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: [path.join(folder, 'package/server.mjs')],
        cwd: folder,
        env: {},
      }),
    );
    return client;
  };

  it('is where its page says, and has nothing to install', () => {
    const page = fileOf('/x/introduction/mcp/index.md');
    expect(page).toContain(`${SITE_ORIGIN}${packageFile(DOCUMENTED_VERSION)}`);
    expect(existsSync(path.join(folder, 'package/node_modules'))).toBe(false);
    const manifest = JSON.parse(
      readFileSync(path.join(folder, 'package/package.json'), 'utf8'),
    ) as object;
    expect(manifest).not.toHaveProperty('dependencies');
    expect(manifest).not.toHaveProperty('scripts');
    expect(manifest).toMatchObject({ license: 'MIT' });
    const notice = readFileSync(path.join(folder, `package/${THIRD_PARTY_FILE}`), 'utf8');
    for (const name of ['@modelcontextprotocol/server', 'zod'])
      expect(notice).toMatch(
        new RegExp(`^${name} \\d+\\.\\d+\\.\\d+.*\\nLicense: (?:MIT|Apache-2.0)$`, 'm'),
      );
  });

  it.each(REVISIONS)(
    'answers in an empty folder, by revision %s, what the site says',
    async (revision) => {
      const client = await start(revision);
      expect(client.getNegotiatedProtocolVersion()).toBe(revision);
      const guides = await listAll(client, 'guide');
      expect(guides.length).toBe(pages.filter(({ kind }) => kind === 'guide').length);
      for (const route of [...guides, '/x/api/data-grid/data-grid/']) {
        expect((await whole(client, route)) === fileOf(`${route}index.md`)).toBe(true);
      }
      const { files } = await call(client, 'get_demo', { name: 'RiverLevels', styling: 'css' });
      expect(files).toMatchObject([{ path: 'css.tsx' }, {}, {}]);
      await client.close();
    },
  );

  it('plans an upgrade in a terminal, and answers nonsense with a sentence and no trace', () => {
    const plan = (...args: string[]) =>
      spawnSync(process.execPath, [path.join(folder, 'package/server.mjs'), 'plan', ...args], {
        cwd: folder,
        encoding: 'utf8',
      });
    writeFileSync(
      path.join(folder, 'Orders.tsx'),
      "import { LineChart } from '@mui/x-charts/LineChart';\n\n<LineChart legend={{}} series={[]} />;\n",
    );
    const good = plan('--product', 'x-charts', '--from', '6', 'Orders.tsx');
    expect({ status: good.status, stderr: good.stderr }).toEqual({ status: 0, stderr: '' });
    expect(good.stdout).toContain('npm install @mui/x-charts');
    expect(good.stdout).toContain(`](${SITE_ORIGIN}/x/migration/migration-charts-v`);
    expect(good.stdout).toContain('`legend` in Orders.tsx:3');
    const bad = plan('--product', 'x-charts', '--from', '7.99.0');
    expect({ status: bad.status, stdout: bad.stdout }).toEqual({ status: 1, stdout: '' });
    expect(bad.stderr).toMatch(/^Charts: Version 7\.99\.0 was never published\. [^\n]*\n$/);
  });

  it('survives garbage, an endless line and a client that leaves', async () => {
    const { spawn } = await import('node:child_process');
    const program = spawn(process.execPath, [path.join(folder, 'package/server.mjs')], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    let stated = '';
    program.stdout.on('data', (data: Buffer) => {
      stated += data.toString();
    });
    const request = (id: number, method: string, params: object) =>
      program.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
    const until = async (part: string): Promise<void> => {
      await expect.poll(() => stated.includes(part), { timeout: 20_000 }).toBe(true);
    };
    program.stdin.write('{"half\n\n\u0000\u0001\n[]\n"text"\n');
    program.stdin.write(`${'['.repeat(100_000)}\n`);
    request(1, 'initialize', {
      protocolVersion: '2025-11-25',
      capabilities: {},
      clientInfo: { name: 'test', version: '1' },
    });
    await until('"id":1');
    for (let id = 2; id < 22; id += 1) {
      request(id, 'tools/call', { name: 'search_docs', arguments: { query: `sort ${id}` } });
    }
    for (let id = 2; id < 22; id += 1) await until(`"id":${id}}`);
    const exited = new Promise((resolve) => program.once('exit', resolve));
    program.stdin.end();
    expect(await exited).toBe(0);
  });
});
