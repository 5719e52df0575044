import { afterAll, describe, expect, it } from 'vitest';
import { connectClient } from './clientFixture.ts';
import { corpusFiles } from './corpusFixture.ts';

const BAR = '/x/api/charts/bar-chart/';
const TYPES = '/x/api/charts/types/';

const { client, call } = await connectClient();
afterAll(() => client.close());

const markdown = (file: string): string => corpusFiles[file] ?? expect.fail(`no ${file}`);

describe('get_api', () => {
  it('gives the reference as it stands on the site', async () => {
    const { text, data } = await call('get_api', { name: 'BarChart' });
    expect(text).toBe(`Added by Pro: hideLegend.\n\n${markdown(`${BAR}index.md`)}`);
    expect(data).toMatchObject({
      kind: 'component',
      addedByPlan: { pro: ['hideLegend'] },
      imports: ["import { BarChart } from '@mui/x-charts/BarChart';"],
    });
    expect(Object.keys(data)).not.toContain('members');
  });

  it('lists names when they are asked for', async () => {
    const { data } = await call('get_api', { name: 'BarChart', names: true });
    expect(data).toMatchObject({
      members: ['layout', 'borderRadius', 'hideLegend'],
      slots: ['bar', 'legend'],
    });
  });

  it('gives a type, with the types that it mentions', async () => {
    const { text, data } = await call('get_api', { name: 'BarOrder' });
    expect(text).toMatch(/type BarOrder = BarRule\[\];[^]*#### `BarRule`/);
    expect(data).toMatchObject({
      kind: 'type',
      address: `https://mui.com${TYPES}#type-BarOrder`,
      imports: ["import type { BarOrder } from '@mui/x-charts';"],
      referenced: ['BarRule'],
    });
  });

  it('knows an export that no page describes', async () => {
    const { text, data } = await call('get_api', { name: 'barClasses' });
    expect(data).toMatchObject({ kind: 'export' });
    expect(text).toContain("import { barClasses } from '@mui/x-charts';");
  });

  it.each([
    `${TYPES}#type-BarOrder`,
    `https://mui.com${BAR}types/#type-BarOrder`,
    '#type-BarOrder',
  ])('gives the type that the address %s means', async (name) => {
    const { text, data } = await call('get_api', { name });
    expect(text).toContain('type BarOrder = BarRule[];');
    expect(data).toMatchObject({ kind: 'type', name: 'BarOrder', product: 'x-charts' });
  });

  it.each([
    ['BarAdapter', 'exported by', "import { BarAdapter } from '@mui/x-charts/BarAdapter';"],
    ['barTexts', 'exported by', "import { barTexts } from '@mui/x-charts/locales';"],
    ['useBars', 'exported by', "import { useBars } from '@mui/x-charts/internals';"],
    ['locales', 'the entry', "import * as locales from '@mui/x-charts/locales';"],
  ])('imports %s from where it is', async (name, how, line) => {
    const { text, data } = await call('get_api', { name });
    expect(text).toContain(`\`${name}\` is ${how} @mui/x-charts/`);
    expect(data['imports']).toEqual([line]);
  });

  it('says of the route of another page what that is', async () => {
    await expect(call('get_api', { name: '/x/react-charts/bars/' })).rejects.toThrow(
      '"Bars" (/x/react-charts/bars/) is no entry of the reference. Read it with get_page.',
    );
    await expect(call('get_api', { name: '/x/react-charts/lines/' })).rejects.toThrow(
      'planned and not written yet',
    );
  });

  it('says of what only an older version exports who tells more', async () => {
    await expect(call('get_api', { name: 'barLabels' })).rejects.toThrow(
      '`barLabels` is exported by @mui/x-charts 7.29.1, and no longer by 8.12.0. get_migration says what became of it.',
    );
  });

  it('gives chosen props and slots only', async () => {
    const { text, data } = await call('get_api', {
      name: '<BarChart />',
      only: ['borderRadius', 'legend'],
    });
    expect(text).toBe(
      [
        '# BarChart',
        '### `borderRadius`\n\n- Type: `number`',
        '## Slots\n\n| Slot | Default |\n| --- | --- |\n| `legend` | `ChartsLegend` |',
      ].join('\n\n'),
    );
    expect(data['details']).toEqual([
      {
        name: 'borderRadius',
        type: 'number',
        required: false,
        plan: 'community',
        deprecated: 'Use slots.',
        since: '8.4',
        removedIn: '9',
        description: 'What borderRadius is.',
      },
    ]);
  });

  it('teaches the right name', async () => {
    await expect(call('get_api', { name: 'BarCart' })).rejects.toThrow('Did you mean "BarChart"?');
    await expect(call('get_api', { name: 'BarChart', only: ['layot'] })).rejects.toThrow(
      'Did you mean "layout"?',
    );
    await expect(call('get_api', { name: 'onItemClick' })).rejects.toThrow(
      'call search_docs with "onItemClick"',
    );
    await expect(call('get_api', { name: 'BarChart', product: 'x-tree-view' })).rejects.toThrow(
      'in x-tree-view',
    );
  });
});

describe('get_migration', () => {
  it('says what became of names, and what the guides say', async () => {
    const { text, data } = await call('get_migration', {
      from: 7,
      to: 8,
      identifiers: ['legendHidden', 'layout', 'borderRadius'],
    });
    expect(data['guides']).toEqual([
      {
        route: '/x/migration/migration-charts-v7/',
        title: 'Breaking changes: Charts',
        from: 7,
        to: 8,
      },
    ]);
    expect(data['identifiers']).toMatchObject([
      {
        identifier: 'legendHidden',
        status: 'removed',
        packages: [],
        sections: [{ title: 'Hide it', route: '/x/migration/migration-charts-v7/#hide-it' }],
      },
      { identifier: 'layout', status: 'current', places: [{ owner: 'BarChart' }], sections: [] },
      { identifier: 'borderRadius', status: 'deprecated', places: [{ deprecated: 'Use slots.' }] },
    ]);
    expect(text).toContain('The prop `legendHidden` is now `hideLegend`.');
  });

  it('says what the versions did to a name, between those that are asked about', async () => {
    const { text, data } = await call('get_migration', {
      from: 7,
      to: 8,
      identifiers: ['legendHidden', 'layout', 'borderRadius'],
    });
    expect(data['identifiers']).toMatchObject([
      { history: [{ version: '8.0', change: 'removed', owners: ['BarChart', 'LineChart'] }] },
      { history: [] },
      {
        history: [
          { version: '8.4', change: 'added', owners: ['BarChart'] },
          { version: '8.9', change: 'default', from: '', to: '4' },
        ],
      },
    ]);
    expect(text).toContain('`legendHidden` is no longer in 8.12.0.');
    expect(text).toContain('- 8.0: removed (BarChart, LineChart)');
    expect(text).toContain('- 8.9: default is `4`, was none (BarChart)');
    const grid = await call('get_migration', {
      from: 7,
      to: 8,
      product: 'x-data-grid',
      identifiers: ['legendHidden'],
    });
    expect(grid.data['identifiers']).toMatchObject([{ status: 'unknown', history: [] }]);
    expect(grid.text).toContain('neither the reference of x-data-grid 8.12.0');
  });

  it('knows exports that no page describes, and those of older majors', async () => {
    const { text, data } = await call('get_migration', {
      from: 7,
      to: 8,
      identifiers: ['barClasses', 'barLabels', 'barThings'],
    });
    expect(data['identifiers']).toMatchObject([
      { status: 'exported', packages: ['@mui/x-charts 8.12.0'] },
      { status: 'removed', packages: ['@mui/x-charts 7.29.1'] },
      { status: 'unknown', packages: [] },
    ]);
    expect(text).toContain('`barClasses` is exported by @mui/x-charts 8.12.0');
    expect(data['knownOlder']).toEqual(['@mui/x-charts 7.29.1']);
    expect(text).toContain('`barThings` is not known');
    expect(text).toContain('only the exports of @mui/x-charts 7.29.1 are known here');
  });

  it('knows types that the reference describes, and what only they have', async () => {
    const { text, data } = await call('get_migration', {
      from: 7,
      to: 8,
      identifiers: ['BarOrder', 'direction', 'BarRule'],
    });
    const typesAt = (name: string) => ({ owner: name, route: `${TYPES}#type-${name}` });
    expect(data['identifiers']).toMatchObject([
      { status: 'current', packages: ['@mui/x-charts 8.12.0'], places: [typesAt('BarOrder')] },
      { status: 'current', packages: [], places: [typesAt('BarRule')] },
      // It is described, and code can no longer import it.
      { status: 'removed', packages: ['@mui/x-charts 7.29.1'], places: [] },
    ]);
    expect(text).toContain(`\`BarOrder\` is in 8.12.0:\n- BarOrder: ${TYPES}#type-BarOrder`);
  });

  it('knows what other entries of a package export, and what was moved to the internals', async () => {
    const { text, data } = await call('get_migration', {
      from: 7,
      to: 8,
      identifiers: ['BarAdapter', 'locales', 'useBars', 'barKeys'],
    });
    expect(data['identifiers']).toMatchObject([
      { status: 'exported', packages: ['@mui/x-charts/BarAdapter 8.12.0'] },
      { status: 'exported', packages: ['@mui/x-charts/locales 8.12.0'] },
      { status: 'exported', packages: ['@mui/x-charts/internals 8.12.0'] },
      { status: 'removed', packages: ['@mui/x-charts 7.29.1'] },
    ]);
    expect(text).toContain('`locales` is the entry @mui/x-charts/locales 8.12.0');
  });

  it('says that nothing is known of a major that is not installed', async () => {
    const { text, data } = await call('get_migration', {
      from: 6,
      to: 8,
      identifiers: ['barThings'],
    });
    expect(data['knownOlder']).toEqual([]);
    expect(text).toContain('What the packages of version 6 exported is not known here');
  });

  it('prints a section once, whatever names it has', async () => {
    const { text } = await call('get_migration', {
      from: 7,
      to: 8,
      identifiers: ['legendHidden', 'hideLegend'],
    });
    expect(text.split('The prop `legendHidden` is now').length).toBe(2);
    expect(text).toContain('See /x/migration/migration-charts-v7/#hide-it above.');
  });

  it.each([
    [['Legend', 'legendHidden'], 'See /x/migration/migration-charts-v7/#legend above.'],
    [['legendHidden', 'Legend'], 'See /x/migration/migration-charts-v7/#hide-it above.'],
  ])('prints a section once that lies in another: %j', async (identifiers, reference) => {
    const { text } = await call('get_migration', { from: 7, to: 8, identifiers });
    expect(text.split('## Legend').length).toBe(2);
    expect(text.split('### Hide it').length).toBe(2);
    expect(text.split('+<BarChart hideLegend />').length).toBe(2);
    expect(text).toContain(reference);
  });

  it('falls back to sections that only mention a name', async () => {
    const { data } = await call('get_migration', { from: 7, to: 8, identifiers: ['hideLegend'] });
    expect(data['identifiers']).toMatchObject([{ sections: [{ title: 'Hide it' }] }]);
  });

  it('says so when there is no guide, and where the old version is documented', async () => {
    const { text, data } = await call('get_migration', { from: 5, to: 6, product: 'x-tree-view' });
    expect(data['guides']).toEqual([]);
    expect(text).toContain('no guide from version 5 to 6');
    const charts = await call('get_migration', { from: 7, to: 8, product: 'x-data-grid' });
    expect(charts.data).toMatchObject({
      guides: [],
      olderVersions: ['https://v7.mui.com/x/react-data-grid/'],
    });
  });

  it('refuses a cursor of another answer', async () => {
    const cursor = Buffer.from('at:3').toString('base64url');
    await expect(
      call('get_migration', { from: 7, to: 8, identifiers: ['layout'], cursor }),
    ).rejects.toThrow('Pass the nextCursor of the last answer unchanged');
  });

  it('refuses to lead downwards, or beyond what is documented', async () => {
    await expect(call('get_migration', { from: 8, to: 7 })).rejects.toThrow('from: 7, to: 8');
    await expect(call('get_migration', { from: 8, to: 9 })).rejects.toThrow('knows nothing of 9');
  });
});
