import { describe, expect, it } from 'vitest';
import type { ComponentReference, ReferenceMember } from '#core/reference/reference.ts';
import { withHtml } from '../print/withHtml.ts';
import { componentPage } from './componentPage.ts';
import { INHERITED_MEANS } from './inherited.ts';

const prop = (name: string, more: Partial<ReferenceMember> = {}): ReferenceMember => ({
  name,
  required: false,
  type: { text: 'boolean', short: 'boolean' },
  description: `Says what ${name} does.`,
  plan: 'community',
  ...more,
});

const component: ComponentReference = {
  kind: 'component',
  name: 'DataGrid',
  exportName: 'DataGrid',
  product: 'x-data-grid',
  plan: 'community',
  route: '/x/api/data-grid/data-grid/',
  description: '',
  imports: [
    {
      package: '@mui/x-data-grid',
      plan: 'community',
      line: "import { DataGrid } from '@mui/x-data-grid';",
    },
  ],
  typeParameters: ['R extends GridValidRowModel = any'],
  props: [
    prop('rows', { required: true, deprecated: 'Use `dataSource`.' }),
    prop('onRowClick', {
      type: { text: '(params: GridRowParams) => void', short: '(params) => void' },
      parameters: [
        {
          name: 'params',
          type: { text: 'GridRowParams', short: 'GridRowParams' },
          description: 'The row.',
        },
      ],
      returns: { type: { text: 'void', short: 'void' }, description: '' },
    }),
  ],
  alsoAccepts: ['className'],
  slots: [{ name: 'cell', description: '', default: 'GridCell', plan: 'community' }],
  classes: [
    { key: 'root', className: 'MuiDataGrid-root', global: false, description: 'The root.' },
  ],
};

const page = async () =>
  withHtml(
    await componentPage(component, (name) =>
      name === 'GridRowParams' ? '#type-GridRowParams' : undefined,
    ),
  );

describe('componentPage', () => {
  it('says what the import adds to an application, where that was measured', async () => {
    expect((await page()).html).not.toContain('api-size');
    const line = "import { DataGrid } from '@mui/x-data-grid/DataGrid';";
    const imports = [{ package: '@mui/x-data-grid', plan: 'community' as const, line }];
    const { html } = withHtml(await componentPage({ ...component, imports }, () => undefined));
    expect(html).toMatch(
      /<p class="api-size">Size: \d{3} kB \(minified, after brotli, without React\)\.<\/p>/,
    );
    expect(html.indexOf('api-size')).toBeLessThan(html.indexOf('id="props"'));
  });

  it('says that the size is that of the root, too, unless another package is meant', async () => {
    const common = { plan: 'community' as const };
    const importing = (name: string, from: string) => ({
      ...common,
      package: name,
      line: `import { DataGrid } from '${from}';`,
    });
    const own = importing('@mui/x-data-grid', '@mui/x-data-grid/DataGrid');
    const root = importing('@mui/x-data-grid', '@mui/x-data-grid');
    const other = importing('@mui/none', '@mui/none');
    const htmlOf = async (imports: (typeof own)[]): Promise<string> =>
      withHtml(await componentPage({ ...component, imports }, () => undefined)).html;
    expect(await htmlOf([own, root])).toMatch(/Size: \d{3} kB with either line \(minified/);
    expect(await htmlOf([own, other])).not.toContain('either');
  });

  it('gives every row the anchor the world links to', async () => {
    expect((await page()).anchors).toEqual([
      'import',
      'props',
      'slots',
      'classes',
      'data-grid-prop-rows',
      'data-grid-prop-onRowClick',
      'DataGrid-css-cell',
      'data-grid-classes-root',
    ]);
  });

  it('marks what is required and deprecated, for eyes and for the toggles', async () => {
    const { html } = await page();
    expect(html).toContain('id="data-grid-prop-rows" data-traits="required deprecated"');
    expect(html).toContain('<div class="api-deprecated"><p>Use <code>dataSource</code>.</p></div>');
  });

  it('lists what must be given first, then what demos use', async () => {
    const use = { route: '/x/grid/', page: 'Grid', demo: 'Basic' };
    const props = [
      prop('density'),
      { ...prop('sorting'), demos: [use] },
      prop('rows', { required: true }),
    ];
    const { html } = withHtml(await componentPage({ ...component, props }, () => undefined));
    const order = [...html.matchAll(/id="data-grid-prop-(\w+)"/g)].map(([, name]) => name);
    expect(order).toEqual(['rows', 'sorting', 'density']);
  });

  it('folds the full type and the parameters, with linked names', async () => {
    const { html } = await page();
    expect(html).toContain(
      '<dt><code>params</code> <code><a href="#type-GridRowParams">GridRowParams</a></code></dt>',
    );
    expect(html).not.toContain('<dt>returns');
  });

  it('has the real class with its dot', async () => {
    expect((await page()).html).toContain('<code>.MuiDataGrid-root</code>');
  });

  it('puts a default that is a list of sentences on one line', async () => {
    const listed = prop('actions', { default: '- `[]` on desktop\n- `["cancel"]` elsewhere' });
    const { html } = withHtml(
      await componentPage({ ...component, props: [listed] }, () => undefined),
    );
    expect(html).toMatch(
      /<span class="api-default">default \s*<code>\[\]<\/code> on desktop\s*<code>\[&quot;cancel&quot;\]<\/code> elsewhere\s*<\/span>/,
    );
  });

  it('lists CSS variables and data attributes apart, and marks what a reader may set', async () => {
    const printed = await componentPage(component, () => undefined, {
      hooks: [
        { name: '--DataGrid-rowWidth', on: '.MuiDataGrid-root', text: 'Width of a row.' },
        { name: '--DataGrid-color', on: '.MuiDataGrid-root', text: 'A color.', settable: true },
        { name: 'data-id', on: '.MuiDataGrid-row', text: 'The id.', plan: 'pro' },
      ],
    });
    expect(printed.anchors.slice(-3)).toEqual([
      'data-grid-css-DataGrid-rowWidth',
      'data-grid-css-DataGrid-color',
      'data-grid-attribute-data-id',
    ]);
    const { html } = withHtml(printed);
    const [, variables = '', attributes = ''] =
      /id="css-variables"([\s\S]*)id="data-attributes"([\s\S]*)/.exec(html) ?? [];
    expect(variables.match(/Yours to set/g)).toHaveLength(1);
    expect(variables.indexOf('Yours to set')).toBeGreaterThan(
      variables.indexOf('--DataGrid-color'),
    );
    expect(attributes).toContain('<code>.MuiDataGrid-row</code>');
    expect(attributes).toContain('Pro');
    expect((await page()).html).not.toContain('css-variables');
  });

  it('lists inherited props with type and origin, and the attributes of the element', async () => {
    const inherited = {
      props: [
        { ...prop('size', { description: '' }), origin: 'ButtonProps' },
        prop('text', { default: "'none'" }),
      ],
      attributes: 'React.HTMLAttributes<HTMLElement>',
    };
    const printed = await componentPage({ ...component, inherited }, (name) =>
      name === 'ButtonProps' ? '#type-ButtonProps' : undefined,
    );
    expect(printed.toc.map(({ id }) => id)).toEqual([
      'import',
      'props',
      'inherited-props',
      'slots',
      'classes',
    ]);
    expect(printed.anchors).toEqual(
      expect.arrayContaining(['data-grid-prop-size', 'data-grid-prop-text']),
    );
    const { html } = withHtml(printed);
    const section = html.slice(html.indexOf('id="inherited-props"'), html.indexOf('id="slots"'));
    expect(section.match(/class="api-row"/g)).toHaveLength(2);
    expect(section).toContain(INHERITED_MEANS);
    expect(section).toContain('id="data-grid-prop-size"');
    expect(section).toContain(
      '<p class="api-origin">From <code><a href="#type-ButtonProps">ButtonProps</a></code></p>',
    );
    expect(section.match(/api-origin/g)).toHaveLength(1);
    expect(section).toContain('<code>React.HTMLAttributes&lt;HTMLElement></code>.</p>');
  });

  it('has no section for what nothing is inherited for', async () => {
    expect((await page()).html).not.toContain('inherited-props');
    const attributes = 'React.SVGAttributes<SVGPathElement>';
    const { html } = withHtml(
      await componentPage({ ...component, inherited: { props: [], attributes } }, () => undefined),
    );
    expect(html).toContain('id="inherited-props"');
    expect(html).not.toContain(INHERITED_MEANS);
  });

  it('shows no filter above a short list', async () => {
    expect((await page()).html).not.toContain('api-filter');
  });

  it('names what only a higher plan has, with the way there', async () => {
    const pro: ComponentReference = {
      ...component,
      name: 'DataGridPro',
      route: '/x/api/data-grid/data-grid-pro/',
      props: [prop('rows'), prop('rowReordering', { plan: 'pro' })],
    };
    const { html } = withHtml(await componentPage(component, () => undefined, { higher: [pro] }));
    expect(html).toContain(
      'href="/x/api/data-grid/data-grid-pro/#data-grid-pro-prop-rowReordering">row<wbr>Reordering</a><span class="plan pro"',
    );
    expect(html).not.toContain('data-grid-pro-prop-rows');
    const inherited = { props: [prop('rowReordering')] };
    const both = await componentPage({ ...component, inherited }, () => undefined, {
      higher: [pro],
    });
    expect(withHtml(both).html).not.toContain('data-grid-pro-prop-rowReordering');
  });
});
