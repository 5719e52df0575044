import { afterAll, describe, expect, it } from 'vitest';
import { searchMessages } from '#content/messages/search.ts';
import { LACKING_QUERIES } from '#core/search/lackFixture.ts';
import { packSearch } from '#core/search/pack.ts';
import { CORPUS_FILE, type Corpus } from '#core/twins/corpus.ts';
import { connectClient } from './clientFixture.ts';
import { corpusFiles } from './corpusFixture.ts';

const GUIDE = '/x/react-charts/bars/';
const BAR = '/x/api/charts/bar-chart/';
const TYPES = '/x/api/charts/types/';

const { client, call } = await connectClient();
afterAll(() => client.close());

const markdown = (file: string): string => corpusFiles[file] ?? expect.fail(`no ${file}`);

describe('tools', () => {
  it('have schemas for both ways, and say that they only read', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search_docs',
      'list_pages',
      'get_page',
      'get_api',
      'get_demo',
      'get_migration',
      'plan_upgrade',
    ]);
    for (const { inputSchema, outputSchema, annotations, description = '' } of tools) {
      expect(inputSchema.type).toBe('object');
      expect(outputSchema?.type).toBe('object');
      expect(annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false });
      expect(description.length).toBeGreaterThan(40);
    }
  });

  it('refuse arguments that make no sense, and name the argument', async () => {
    await expect(call('get_page', {})).rejects.toThrow('route');
    await expect(call('search_docs', { query: 'a', product: 'grid' })).rejects.toThrow('x-charts');
    await expect(call('search_docs', { query: ' ' })).rejects.toThrow('query');
    await expect(call('search_docs', { query: 'a'.repeat(10_001) })).rejects.toThrow('query');
    await expect(call('get_demo', { name: 'Stacked', styling: 'less' })).rejects.toThrow('styling');
  });

  it.each([
    ['search_docs', { query: 'bars' }],
    ['list_pages', {}],
    ['get_page', { route: GUIDE }],
    ['get_api', { name: 'BarChart' }],
    ['get_demo', { name: 'Stacked' }],
    ['get_migration', { from: 7, to: 8 }],
    ['plan_upgrade', { product: 'x-data-grid', from: '6', to: '8' }],
  ])('of %s refuse an argument that they do not know', async (name, args) => {
    await expect(call(name, { ...args, verbose: true })).rejects.toThrow('verbose');
  });
});

describe('an answer that is not the whole', () => {
  it('says so in its text, where a model sees it', async () => {
    const args = { route: GUIDE };
    const { content, structuredContent } = await client.callTool({
      name: 'get_page',
      arguments: args,
    });
    const { nextCursor } = structuredContent as { nextCursor: string };
    expect(content[1]).toEqual({
      type: 'text',
      text: `Page: https://mui.com${GUIDE}\nThere is more: call again with cursor "${nextCursor}" and the same other arguments.`,
    });
  });
});

describe('search_docs', () => {
  it('says of a name that is gone which version removed it', async () => {
    const { text, data } = await call('search_docs', { query: 'legendHidden' });
    expect(text).toContain(
      'Older versions had "legendHidden":\n- 8.0: removed (BarChart, LineChart)',
    );
    expect(data['history']).toEqual([
      { version: '8.0', change: 'removed', owners: ['BarChart', 'LineChart'] },
    ]);
    for (const query of ['borderRadius', 'layout', 'legend hidden']) {
      expect((await call('search_docs', { query })).data).not.toHaveProperty('history');
    }
  });

  it('gives what get_page takes', async () => {
    const { text, data } = await call('search_docs', { query: 'layout' });
    expect(data['results']).toEqual([
      {
        kind: 'prop',
        name: 'layout',
        page: 'BarChart',
        route: BAR,
        section: 'bar-chart-prop-layout',
      },
    ]);
    expect(text).toContain(
      `- BarChart › layout (prop): https://mui.com${BAR}#bar-chart-prop-layout`,
    );
    const read = await call('get_page', { route: BAR, section: 'bar-chart-prop-layout' });
    expect(read.text).toMatch(/^### `layout`/);
  });

  it('answers a task with its section: what it says first, and its code', async () => {
    const { text, data } = await call('search_docs', {
      query: 'pile values on top of each other',
    });
    expect(data['results']).toMatchObject([
      { kind: 'section', name: 'Stacking', route: GUIDE, section: 'stacking' },
    ]);
    expect(text).toContain('Best answer, from "Stacking": Give a stack.\n```tsx\n<BarChart');
    expect(text).toContain(
      `- Charts › Bars › Stacking (section): https://mui.com${GUIDE}#stacking`,
    );
  });

  it('says since when there is what a section is about', async () => {
    const { text, data } = await call('search_docs', { query: 'order of stacks' });
    expect(text).toContain('› Order of stacks (section, since 8.6): ');
    const results = data['results'] as { name: string; since?: string }[];
    const versions = results.map(({ name, since }) => [name, since]);
    expect(versions).toContainEqual(['Order of stacks', '8.6']);
    expect(versions).toContainEqual(['Stacking', undefined]);
  });

  it('says that a page is not written yet, and what there is', async () => {
    const { text, data } = await call('search_docs', { query: 'lines' });
    expect(data['planned']).toEqual({ route: '/x/react-charts/lines/', title: 'Lines' });
    expect(text).toMatch(/^The page "Lines" .* is planned and not written yet/);
    expect(text).toContain('LinePlot');
  });

  it('goes on at a cursor, and keeps to a kind', async () => {
    const first = await call('search_docs', { query: 'bar', limit: 1 });
    const cursor = first.data['nextCursor'];
    expect(cursor).toEqual(expect.any(String));
    const second = await call('search_docs', { query: 'bar', limit: 1, cursor });
    expect(second.data['results']).not.toEqual(first.data['results']);
    const demos = await call('search_docs', { query: 'stacked', kind: 'demo' });
    expect(demos.data['total']).toBe(1);
  });

  it('names near words when there is nothing', async () => {
    const { text, data } = await call('search_docs', { query: 'xyzzyq' });
    expect(text).toContain('Nothing found for "xyzzyq"');
    expect(data).toMatchObject({ results: [], total: 0 });
    expect((await call('search_docs', { query: 'layuot' })).data['total']).toBe(1);
  });

  it.each(LACKING_QUERIES)('says what %j lacks, and where to look', async (query, lacks) => {
    const { text, data } = await call('search_docs', { query });
    expect(text).toBe(
      `Nothing found for "${query}". ${searchMessages.lacks[lacks]} list_pages lists all guides.`,
    );
    expect(data).toEqual({ results: [], total: 0 });
  });

  it.each([
    ['10,000 letters', 'x'.repeat(10_000)],
    ['words that say nothing', 'how do I do this'],
    ['operators', '"bars" AND -(stack* ~2)'],
    ['HTML', '<script>alert(1)</script>'],
    ['Chinese', '如何对行进行排序'],
    ['Hebrew', 'גרף עמודות'],
    ['right-to-left marks', '\u202Ebars\u202C \u200Fchart'],
    ['half a pair', '\uD800 bars'],
    ['names of objects', '__proto__ constructor toString'],
  ])('answers %s', async (_, query) => {
    const { text } = await call('search_docs', { query });
    expect(text).not.toBe('');
    expect(text.length).toBeLessThanOrEqual(6_000);
  });
});

describe('list_pages', () => {
  it('lists guides, or what is asked for', async () => {
    const guides = await call('list_pages', {});
    expect(guides.data['total']).toBe(2);
    expect(guides.text).toContain(`- Bars: ${GUIDE} — Compare values by the length of bars.`);
    const { data } = await call('list_pages', { kind: 'component', product: 'x-charts' });
    expect(data['pages']).toMatchObject([{ route: BAR, title: 'BarChart' }]);
    expect(data['pages']).not.toMatchObject([{ files: expect.anything() }]);
    expect((await call('list_pages', { product: 'x-tree-view' })).data['total']).toBe(0);
  });

  it('lists what is planned only when it is asked for', async () => {
    const { text, data } = await call('list_pages', { kind: 'planned' });
    expect(text).toBe('- Lines: /x/react-charts/lines/ — Planned, not written yet.');
    expect(data['pages']).toMatchObject([{ kind: 'planned', product: 'x-charts' }]);
    expect((await call('list_pages', {})).text).not.toContain('Lines');
  });
});

describe('get_page', () => {
  it('gives the whole Markdown in parts', async () => {
    let text = '';
    let cursor: unknown;
    do {
      const part = await call('get_page', {
        route: GUIDE,
        ...(cursor !== undefined && { cursor }),
      });
      expect(JSON.stringify(part.data)).not.toContain('Paragraph 1 ');
      text += part.text;
      cursor = part.data['nextCursor'];
    } while (cursor !== undefined);
    expect(text).toBe(markdown(`${GUIDE}index.md`));
  });

  it.each([
    ['stacking', /^## Stacking\n[^]*### Order of stacks\n/],
    ['#stack-order', /^### Order of stacks\n/],
    ['order of stacks', /^### Order of stacks\n/],
    ['Stacked', /^### Order of stacks\n/],
  ])('gives the section %j', async (section, start) => {
    const { text } = await call('get_page', { route: GUIDE, section });
    expect(text).toMatch(start);
    expect(markdown(`${GUIDE}index.md`)).toContain(text);
    expect(text).not.toContain('## Long');
  });

  it('takes the section from an address', async () => {
    const { data } = await call('get_page', { route: `https://mui.com${GUIDE}#stack-order` });
    expect(data).toMatchObject({ section: 'stack-order', file: `${GUIDE}index.md` });
  });

  it('finds the table that has a slot', async () => {
    const { text } = await call('get_page', { route: BAR, section: 'BarChart-css-bar' });
    expect(text).toMatch(/^## Slots/);
  });

  it.each([
    [{ language: 'JS' }, 'const js = 1;'],
    [{ styling: 'css' }, 'const css = 1;'],
    [{ styling: 'tailwind', language: 'JS' }, 'const js = 1;'],
  ])('shows the code of %j, or what is nearest to it', async (wish, code) => {
    const { text } = await call('get_page', { route: GUIDE, section: 'stacking', ...wish });
    expect(text).toContain(code);
  });

  it('says which page or section was meant', async () => {
    await expect(call('get_page', { route: '/x/react-charts/bar/' })).rejects.toThrow(
      `Did you mean "${GUIDE}"`,
    );
    await expect(call('get_page', { route: GUIDE, section: 'stackin' })).rejects.toThrow(
      'Did you mean "stacking"?',
    );
    await expect(call('get_page', { route: GUIDE, section: 'zzzzzz' })).rejects.toThrow(
      'Its sections: stacking, long.',
    );
    await expect(call('get_page', { route: '../../../etc/passwd' })).rejects.toThrow(
      'There is no page',
    );
  });

  it('says that a page is not written yet, and what the reference has', async () => {
    await expect(call('get_page', { route: '/x/react-charts/lines/' })).rejects.toThrow(
      /planned and not written yet[^]*LinePlot/,
    );
  });

  it('names no guide among the entries of the reference', async () => {
    const owner = { route: '/x/react-charts/bars/', title: 'Bars', product: 'x-charts' } as const;
    const plot = {
      route: '/x/api/charts/line-plot/',
      title: 'LinePlot',
      product: 'x-charts',
    } as const;
    const rest = { plan: 'community', deprecated: false, type: '', default: '', text: '' } as const;
    const search = packSearch([
      { ...rest, kind: 'section', name: 'Lines', owners: [owner] },
      { ...rest, kind: 'demo', name: 'Lines', owners: [owner] },
      { ...rest, kind: 'component', name: 'LinePlot', owners: [plot] },
    ]);
    const other = await connectClient({
      ...corpusFiles,
      ...Object.fromEntries([...search].map(([file, content]) => [file, JSON.stringify(content)])),
    });
    await expect(other.call('get_page', { route: '/x/react-charts/lines/' })).rejects.toThrow(
      'The reference has: LinePlot (/x/api/charts/line-plot/). Read',
    );
    await other.client.close();
  });

  it('gives the address that a row has on the site', async () => {
    const type = await call('get_page', { route: TYPES, section: 'BarRule' });
    expect(type.data['address']).toBe(`https://mui.com${TYPES}#type-BarRule`);
    const prop = await call('get_page', { route: BAR, section: 'layout' });
    expect(prop.data['address']).toBe(`https://mui.com${BAR}#bar-chart-prop-layout`);
  });
});

describe('a type in the Markdown of an entry', () => {
  const OWN = `${BAR}types/`;

  it('has the address of the page that lists it', async () => {
    const { text, data } = await call('get_page', { route: `${BAR}#type-BarOrder` });
    expect(text).toContain('type BarOrder = BarRule[];');
    expect(data).toMatchObject({
      section: 'type-BarOrder',
      address: `https://mui.com${TYPES}#type-BarOrder`,
    });
  });

  it('has an address on the page of the types of that entry, where there is one', async () => {
    const corpus = JSON.parse(markdown(CORPUS_FILE)) as Corpus;
    const pages = corpus.pages.flatMap((one) =>
      one.route === TYPES ? [one, { ...one, route: OWN }] : [one],
    );
    const other = await connectClient({
      ...corpusFiles,
      [CORPUS_FILE]: JSON.stringify({ ...corpus, pages }),
    });
    const { data } = await other.call('get_page', { route: BAR, section: 'BarOrder' });
    expect(data['address']).toBe(`https://mui.com${OWN}#type-BarOrder`);
    await other.client.close();
  });
});

describe('get_demo', () => {
  it.each([
    [{}, 'TS system', 'system'],
    [{ language: 'JS' }, 'JS system', 'system'],
    [{ styling: 'css' }, 'TS css', 'css'],
    [{ styling: 'tailwind', language: 'JS' }, 'JS system', 'system'],
  ])('gives the code for %j', async (wish, text, styling) => {
    const { data } = await call('get_demo', { name: 'stacked', ...wish });
    expect(data).toMatchObject({ name: 'Stacked', route: GUIDE, styling, imports: ['react'] });
    expect(data['files']).toMatchObject([{ code: text }]);
  });

  it('names the demos there are', async () => {
    await expect(call('get_demo', { name: 'Stackd' })).rejects.toThrow('There is: Stacked.');
    await expect(call('get_demo', { name: 'Nothing', route: GUIDE })).rejects.toThrow(
      'There is: Stacked.',
    );
  });
});

describe('resources', () => {
  it('are all pages, with the text of the site', async () => {
    const { resources } = await client.listResources();
    expect(resources).toHaveLength(5);
    for (const { uri } of resources) {
      const { contents } = await client.readResource({ uri });
      const [content] = contents;
      const route = uri.slice('docs://'.length);
      expect(content).toEqual({
        uri,
        mimeType: 'text/markdown',
        text: markdown(`${route}index.md`),
      });
    }
  });

  it('have templates that complete', async () => {
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
      'docs:///x/api/{product}/{name}/',
      'docs:///x/{+path}',
    ]);
    const complete = async (uri: string, name: string, value: string) =>
      (
        await client.complete({
          ref: { type: 'ref/resource', uri },
          argument: { name, value },
        })
      ).completion.values;
    expect(await complete('docs:///x/{+path}', 'path', 'react-')).toEqual(['react-charts/bars/']);
    expect(await complete('docs:///x/api/{product}/{name}/', 'name', 'bar')).toEqual(['bar-chart']);
  });

  it('say which page was meant', async () => {
    await expect(client.readResource({ uri: 'docs:///x/react-charts/barz/' })).rejects.toThrow(
      `Did you mean "${GUIDE}"`,
    );
  });
});
