import { describe, expect, it } from 'vitest';
import type { SearchEntity, SearchPage } from '../entity.ts';
import type { ReadIndex } from '../files.ts';
import { openSearch, type SiteSearch } from '../open.ts';
import { packSearch } from '../pack.ts';
import { packTexts } from './pack.ts';
import type { TextPage } from './section.ts';
import { entityWith, sectionWith } from './textFixture.ts';

const licensing: SearchPage = {
  route: '/x/introduction/licensing/',
  title: 'Licensing',
  product: 'x',
};
const sorting: SearchPage = {
  route: '/x/react-data-grid/sorting/',
  title: 'Sorting',
  product: 'x-data-grid',
};
const grid: SearchPage = {
  route: '/x/api/data-grid/data-grid/',
  title: 'DataGrid',
  product: 'x-data-grid',
};

const pages: TextPage[] = [
  {
    page: licensing,
    plan: 'community',
    groups: ['Introduction'],
    sections: [
      sectionWith({ hash: '', title: 'Licensing', text: 'Plans and keys.' }),
      sectionWith({
        hash: 'missing',
        title: 'Missing key',
        asks: ['what is the text over my grid'],
        text: 'Without a key there is a watermark over every grid. Put the key into your bundle.',
        code: { language: 'ts', text: "LicenseInfo.setLicenseKey('key');" },
        identifiers: ['setLicenseKey'],
      }),
    ],
  },
  {
    page: sorting,
    plan: 'community',
    groups: ['Data Grid'],
    sections: [
      sectionWith({
        hash: '',
        title: 'Sorting',
        text: 'Users sort rows with a click on a header.',
      }),
      sectionWith({
        hash: 'server',
        title: 'Server-side sorting',
        parents: ['Modes'],
        asks: ['let my backend order the rows'],
        text: 'Set sortingMode to server. The grid then leaves the order of rows to you.',
        since: '8.4',
      }),
    ],
  },
];

const entities: SearchEntity[] = [
  entityWith({ kind: 'page', name: 'Sorting', owners: [sorting] }),
  entityWith({ kind: 'section', name: 'Server-side sorting', owners: [sorting], hash: 'server' }),
  ...['sortModel', 'sortingMode', 'sortingOrder', 'onSortModelChange'].map((name) =>
    entityWith({ kind: 'prop', name, owners: [grid] }),
  ),
  entityWith({ kind: 'prop', name: 'setLicense', owners: [grid] }),
  entityWith({ kind: 'slot', name: 'toolbar', owners: [grid] }),
  entityWith({ kind: 'member', name: 'toolbar', owners: [grid] }),
  entityWith({
    kind: 'message',
    name: 'Missing license key. The license key is missing.',
    owners: [licensing],
    hash: 'missing',
  }),
  entityWith({
    kind: 'message',
    name: 'Expired license key. Your annual license key has expired.',
    owners: [licensing],
    hash: 'expired',
  }),
];

const planned = [{ route: '/x/react-data-grid/column-pinning/', title: 'Column pinning' }];
const files = new Map<string, unknown>([...packSearch(entities), ...packTexts(pages, planned)]);
const read: ReadIndex = async (address) => {
  const file = files.get(address);
  if (file === undefined) throw new Error(`${address}: 404`);
  return JSON.parse(JSON.stringify(file)) as unknown;
};

const open = (): Promise<SiteSearch> => openSearch(read, [['order', ['sort']]]);

async function ask(query: string, more = {}) {
  const search = await open();
  return search.complete(await search.ask({ query, count: 10, ...more }));
}

const first = async (query: string): Promise<string | undefined> =>
  (await ask(query)).hits[0]?.address;

describe('the search of texts', () => {
  it.each([
    ['a word of the text alone', 'watermark', '/x/introduction/licensing/#missing'],
    ['a misspelled word of the text', 'watermrak', '/x/introduction/licensing/#missing'],
    ['the beginning of a word', 'waterm', '/x/introduction/licensing/#missing'],
    ['a question', 'let backend order rows', '/x/react-data-grid/sorting/#server'],
    ['the page, for its subject', 'sorting', '/x/react-data-grid/sorting/'],
    ['an identifier of its code', 'set license key', '/x/introduction/licensing/#missing'],
  ])('finds a section by %s', async (_, query, address) => {
    expect(await first(query)).toBe(address);
  });

  it('shows the words in their sentence, and where the section stands', async () => {
    const { hits } = await ask('leaves order to server');
    const { excerpt, path } = hits[0] ?? {};
    expect(path).toEqual(['Data Grid', 'Sorting', 'Modes']);
    const marked = excerpt?.marks.map(([from, to]) => excerpt.text.slice(from, to));
    expect(marked).toEqual(expect.arrayContaining(['server', 'leaves', 'order']));
  });

  it('knows since when there is what a section is about', async () => {
    const { hits } = await ask('leaves order to server');
    expect(hits[0]?.entity.since).toBe('8.4');
    expect((await ask('watermark')).hits[0]?.entity).not.toHaveProperty('since');
  });

  it('answers at once what is surely asked', async () => {
    expect((await ask('what is the text over my grid')).best).toEqual({
      title: 'Missing key',
      address: '/x/introduction/licensing/#missing',
      path: ['Introduction', 'Licensing'],
      sentence: 'Without a key there is a watermark over every grid.',
      code: { language: 'ts', text: "LicenseInfo.setLicenseKey('key');" },
    });
    expect((await ask('grid')).best).toBeUndefined();
  });

  it('keeps to a product and a kind', async () => {
    const inGrid = await ask('key rows', { product: 'x-data-grid' });
    expect(inGrid.hits.map(({ page }) => page.product)).not.toContain('x');
    const sections = await ask('sorting', { kind: 'section' });
    expect(sections.hits.map(({ entity: { kind } }) => kind)).toEqual(['section']);
  });

  it('says which page is not written yet', async () => {
    expect((await ask('column pinning')).planned).toEqual(planned[0]);
    expect((await ask('sorting')).planned).toBeUndefined();
  });

  it('answers with names when the texts cannot be had', async () => {
    const search = await openSearch(async (address) => {
      if (/terms|page-/.test(address)) throw new Error('refused');
      return read(address);
    }, []);
    const answer = await search.complete(await search.ask({ query: 'sorting', count: 5 }));
    expect(answer.hits[0]?.address).toBe('/x/react-data-grid/sorting/');
    expect(answer.lacksTexts).toBe(true);
    expect((await ask('sorting')).lacksTexts).toBeUndefined();
  });

  it('is of one build: another has other addresses', () => {
    const other = packTexts(pages.slice(1), planned);
    const shared = [...other.keys()].filter((address) => files.has(address));
    expect(shared).toEqual(['/x/search/sections.json']);
  });
});

describe('an identifier', () => {
  it('that is only in code leads to that code, before names that are alike', async () => {
    expect(await first('setLicenseKey')).toBe('/x/introduction/licensing/#missing');
    expect(await first('setLicenseKind')).toMatch(/-prop-setLicense$/);
  });
});

describe('the kind of a query', () => {
  it.each([
    ['sortModel', 'name'],
    ['sort model', 'name'],
    ['slots toolbar', 'name'],
    ['sortingMode grid', 'name'],
    ['sort rows on the server', 'task'],
    ['sorting', 'task'],
    ['MUI X: Missing license key.', 'message'],
    ['license key missing', 'message'],
    ['where do I put the license key', 'task'],
  ])('of "%s" is %s', async (query, kind) => {
    expect((await ask(query)).kind).toBe(kind);
  });

  it('puts a name first, of the kind that is named', async () => {
    expect(await first('sortModel')).toBe('/x/api/data-grid/data-grid/#data-grid-prop-sortModel');
    expect(await first('slots toolbar')).toBe('/x/api/data-grid/data-grid/#DataGrid-css-toolbar');
  });

  it('leads a message to its own remedy, and to no similar one', async () => {
    const { hits } = await ask('MUI X: Expired license key.');
    expect(hits[0]?.address).toBe('/x/introduction/licensing/#expired');
    expect(hits.filter(({ entity: { kind } }) => kind === 'message')).toHaveLength(1);
    const addresses = (await ask('MUI X: Missing license key.')).hits.map(({ address }) => address);
    expect(addresses[0]).toBe('/x/introduction/licensing/#missing');
    // The section that explains it is not listed a second time.
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('leads to the page of a thing before the gallery that shows it', async () => {
    const showing = (route: string, title: string): TextPage => ({
      page: { route, title, product: 'x-charts' },
      plan: 'community',
      groups: ['Charts'],
      sections: [
        sectionWith({ hash: '', title }),
        sectionWith({ hash: 'piled', title: 'Piled up', text: 'Values stand on each other.' }),
      ],
    });
    const guides = [
      showing('/x/react-charts/examples/', 'Examples'),
      showing('/x/react-charts/stacking/', 'Stacking'),
    ];
    const built = new Map<string, unknown>([...packSearch(entities), ...packTexts(guides, [])]);
    const search = await openSearch(
      async (address) => JSON.parse(JSON.stringify(built.get(address))) as unknown,
      [],
    );
    const { hits } = await search.find({ query: 'values piled up', count: 2 });
    expect(hits.map(({ address }) => address)).toEqual([
      '/x/react-charts/stacking/#piled',
      '/x/react-charts/examples/#piled',
    ]);
  });

  it('puts guides before the reference for a task, and two results of a component at most', async () => {
    const { hits } = await ask('sort rows by a header');
    expect(hits[0]?.page).toEqual(sorting);
    expect(hits.filter(({ page }) => page.title === 'DataGrid').length).toBeLessThanOrEqual(2);
  });
});

describe('bad input', () => {
  it.each([
    ['nothing', ''],
    ['blanks', ' \n\t '],
    ['10,000 letters', 'x'.repeat(10_000)],
    ['10,000 letters in words', 'sort rows '.repeat(1_000)],
    ['words that say nothing', 'how do I do this and that'],
    ['operators', '"sort" AND -rows OR (grid* ~2) ^ \\ +'],
    ['HTML', '<img src=x onerror=alert(1)><script>sort</script>'],
    ['Chinese', '如何对行进行排序'],
    ['Arabic', 'كيف أرتب الصفوف'],
    ['right-to-left marks', '\u202Esort\u202C \u200Frows'],
    ['emoji', '👩‍👩‍👧 sort 🏳️‍🌈'],
    ['half a pair', '\uD800 sort'],
    ['names of objects', '__proto__ constructor toString'],
    ['zero bytes', 'sort\0rows'],
  ])('%s has an answer or none, and nothing is thrown', async (_, query) => {
    const { hits, near, total } = await ask(query);
    expect(hits.length).toBeLessThanOrEqual(10);
    expect(total).toBeGreaterThanOrEqual(hits.length);
    expect(Array.isArray(near)).toBe(true);
  });

  it('finds what is said in the midst of signs', async () => {
    expect(await first('"server" AND sorting*')).toBe('/x/react-data-grid/sorting/#server');
    expect(await first('\u202Ewatermark\u202C')).toBe('/x/introduction/licensing/#missing');
  });

  it('names near words when there is nothing', async () => {
    const { hits, near } = await ask('zortmodelz');
    expect(hits).toEqual([]);
    expect(near).toContain('sortModel');
  });
});
