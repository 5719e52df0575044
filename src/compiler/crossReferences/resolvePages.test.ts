import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '#content/products.ts';
import { createCache, type Cache } from '../cache.ts';
import { compileMarkdown } from '../markdown/page.ts';
import { withHtml } from '../print/withHtml.ts';
import { createTemporaryProject, type TemporaryProject } from '../temporaryProject.ts';
import { model, printed } from './fixtureModel.ts';
import type { ProsePage } from './prosePage.ts';
import { resolvePages, withoutReference } from './resolvePages.ts';

let project: TemporaryProject;
let cache: Cache;
beforeAll(() => {
  project = createTemporaryProject();
  cache = createCache(project.folders.generated, 'excerpts');
});
afterAll(() => project.remove());

async function pageOf(text: string, keys = '', folder = 'data-grid/sorting'): Promise<ProsePage> {
  const [area = '', topic = ''] = folder.split('/');
  const route = `/x/${area === 'guides' ? area : `react-${area}`}/${topic}/`;
  const markdown = `---\ntitle: Fixture\ndescription: A page with names in its prose.\n${keys}---\n\n${text}\n`;
  const source = { file: 'index.md', markdown };
  return { ...(await compileMarkdown({ ...source, route })), source, route };
}

async function resolve(text: string, keys = '', folder?: string) {
  const pages = [await pageOf(text, keys, folder)];
  const [page] = await resolvePages(pages, { model, printed, products, cache });
  if (page === undefined) throw new Error('No page came back.');
  return withHtml(page);
}

/** Code → where it leads, for every link that names have become. */
async function links(text: string, keys?: string, folder?: string) {
  const { html, problems } = await resolve(text, keys, folder);
  expect(problems).toEqual([]);
  const found = html.matchAll(/<a class="name" href="([^"]*)"[^>]*><code>(.*?)<\/code><\/a>/g);
  return [...found].map(([, href, code]) => `${code} ${href}`);
}

const problemsOf = async (text: string, keys?: string) =>
  (await resolve(text, keys)).problems.map(({ line, message, remedy }) => [line, message, remedy]);

const GRID = '/x/api/data-grid/datagrid/';

describe('names in prose', () => {
  it.each([
    ['`sortModel`', `sortModel ${GRID}#data-grid-prop-sortModel`],
    ['`sortModel={[]}`', `sortModel={[]} ${GRID}#data-grid-prop-sortModel`],
    ['`rows`', `rows ${GRID}#data-grid-prop-rows`],
    ['`DataGrid`', `DataGrid ${GRID}`],
    ['`<DataGrid />`', `&lt;DataGrid /> ${GRID}`],
    ['`MuiDataGrid`', `MuiDataGrid ${GRID}`],
    ['`GridSortModel`', `GridSortModel ${GRID}#type-GridSortModel`],
    ['`slots.toolbar`', `slots.toolbar ${GRID}#DataGrid-css-toolbar`],
    [
      '`.MuiDataGrid-cell--editing`',
      `.MuiDataGrid-cell--editing ${GRID}#data-grid-classes-cell--editing`,
    ],
    [
      '`sortable: false`',
      'sortable: false /x/api/data-grid/gridcoldef/#grid-col-def-prop-sortable',
    ],
    [
      '`GridColDef.sortable`',
      'GridColDef.sortable /x/api/data-grid/gridcoldef/#grid-col-def-prop-sortable',
    ],
    [
      '`setSortModel(model)`',
      'setSortModel(model) /x/api/data-grid/gridapi/#grid-api-prop-setSortModel',
    ],
    [
      '`apiRef.current?.setSortModel()`',
      'apiRef.current?.setSortModel() /x/api/data-grid/gridapi/#grid-api-prop-setSortModel',
    ],
    ['`rowDoubleClick`', 'rowDoubleClick /x/api/data-grid/#rowDoubleClick'],
    [
      '`rowReordering`',
      'rowReordering /x/api/data-grid/datagridpro/#data-grid-pro-prop-rowReordering',
    ],
    ['`rowNode`', 'rowNode /x/api/data-grid/gridcellparams/#grid-cell-params-prop-rowNode'],
  ])('links %s', async (text, link) => {
    expect(await links(text)).toEqual([link]);
  });

  it.each([
    ['what two things of the page have', '`sortingOrder`'],
    ['a word that an interface has too', '`columns`, `type`'],
    ['words of other packages', '`Button`, `onClick`, `useMemo`, `autoFocus`, `.MuiButton-root`'],
    ['what is said to be plain', ':plain[`useDemoData`]'],
    ['headings and the text of links', '## The `sortModel`\n\n[the `rows`](/x/react-data-grid/)'],
  ])('leaves %s alone', async (_, text) => {
    expect(await links(text)).toEqual([]);
  });

  it('links a name once between two headings', async () => {
    const text = '`rows` and `rows`.\n\n## More\n\n`rows`, `rows={[]}`';
    expect(await links(text)).toHaveLength(2);
  });

  it('takes the first component of the page that has a prop', async () => {
    const keys = 'components: [DataGridPro, DataGrid]\n';
    expect(await links('`rows`', keys)).toEqual(['rows /x/api/data-grid/datagridpro/']);
  });

  it('knows no props on a page of no product, unless it names the component', async () => {
    expect(await links('`sortModel`', '', 'guides/support')).toEqual([]);
    const keys = 'components: [DataGrid]\n';
    expect(await links('`sortModel`', keys, 'guides/support')).toHaveLength(1);
  });

  it('says type and default in the title', async () => {
    const { html } = await resolve('`sortModel`');
    expect(html).toContain('title="GridSortModel\nProp of DataGrid. Default: []."');
  });

  it('prints plain code when there is no reference', async () => {
    const [page] = withoutReference([await pageOf('`rows`\n\n::api{events}')]);
    if (page === undefined) throw new Error('No page came back.');
    expect(withHtml(page).html.trim()).toBe('<p><code>rows</code></p>');
  });
});

describe('names that do not exist', () => {
  it.each([
    ['`useGridApi`', 'There is no hook "useGridApi".', 'useGridApiRef'],
    ['`onRowClik`', 'There is no callback "onRowClik".', 'onRowClick'],
    ['`GridSortModle`', 'There is no export "GridSortModle".', 'GridSortModel'],
    [
      '`gridSortModelSelect`',
      'There is no function "gridSortModelSelect".',
      'gridSortModelSelector',
    ],
    ['`slots.toolbr`', 'There is no slot "toolbr".', 'toolbar'],
    [
      '`apiRef.current.setSortModl`',
      'There is no member of the API object "setSortModl".',
      'setSortModel',
    ],
    ['`GridColDef.sortabl`', 'There is no member of GridColDef "sortabl".', 'sortable'],
    ['`.MuiDataGrid-cel`', 'There is no class ".MuiDataGrid-cel".', '.MuiDataGrid-cell'],
    ['`MuiDataGird`', 'There is no theme key "MuiDataGird".', 'MuiDataGrid'],
    ['`sortModels`', 'There is no prop or member "sortModels".', 'sortModel'],
    [
      '[`rowReorderin`](/x/react-data-grid/)',
      'There is no prop or member "rowReorderin".',
      'rowReordering',
    ],
  ])('%s is a problem with its line', async (text, message, near) => {
    const [[line, problem, remedy] = []] = await problemsOf(`Text.\n\n${text}`);
    expect([line, problem]).toEqual([8, message]);
    expect(remedy).toContain(`"${near}"`);
  });

  it('names a component in the front matter that has no page', async () => {
    expect(await problemsOf('Text.', 'components: [DataGird]\n')).toEqual([
      [
        4,
        'Front matter "components" names "DataGird", which has no reference page.',
        'Did you mean "DataGrid" or "DataGridPro"?',
      ],
    ]);
  });
});

describe('excerpts', () => {
  it('show the asked rows in the asked order, without ids, and lead to the reference', async () => {
    const { html, problems } = await resolve(
      '::api{component="DataGrid" only="sortModel,rows"}\n\n::api{component="DataGrid" only="rows"}',
    );
    expect(problems).toEqual([]);
    const names = html.matchAll(/<a class="api-name" href="([^"]*)">/g);
    expect([...names].map(([, href]) => href)).toEqual([
      `${GRID}#data-grid-prop-sortModel`,
      `${GRID}#data-grid-prop-rows`,
      `${GRID}#data-grid-prop-rows`,
    ]);
    expect(html).not.toContain(' id="');
    expect(html).toContain(`<a href="${GRID}#type-GridSortModel">GridSortModel</a>`);
    expect(html).toContain(`<a href="${GRID}">Full reference of DataGrid</a>`);
  });

  it('show the slots of a component, all or the asked ones, and lead to the reference', async () => {
    const { html, problems } = await resolve(
      '::api{slots="DataGrid"}\n\n::api{slots="DataGrid" only="toolbar"}',
    );
    expect(problems).toEqual([]);
    const names = html.matchAll(/<a class="api-name" href="([^"]*)">/g);
    const toolbar = `${GRID}#DataGrid-css-toolbar`;
    expect([...names].map(([, href]) => href)).toEqual([toolbar, toolbar]);
    expect(html).toContain('aria-label="Slots of DataGrid"');
    expect(html).toContain('GridToolbar');
    expect(html).not.toContain(' id="');
    expect(html).toContain(`<a href="${GRID}">Full reference of DataGrid</a>`);
  });

  it('make the component one of those that the page is about', async () => {
    const { frontMatter } = await resolve(
      '::api{interface="GridApi" group="GridSortApi"}\n\n## API\n\n[DataGrid](/x/api/data-grid/datagrid/)',
    );
    expect(frontMatter?.components).toEqual(['GridApi', 'DataGrid']);
  });

  it('are the home of selectors, for the page and for others', async () => {
    const pages = [
      await pageOf('::api{selectors="Sorting"}\n\n::api{selectors}\n\n`gridSortModelSelector`'),
      await pageOf('`gridSortModelSelector`', '', 'data-grid/state'),
    ];
    const resolved = await resolvePages(pages, { model, printed, products, cache });
    const [own, other] = resolved.map(withHtml);
    expect(own?.anchors).toContain('gridSortModelSelector');
    expect(own?.html.match(/ id="gridSortModelSelector"/g)).toHaveLength(1);
    expect(own?.html).toContain('<a class="name" href="#gridSortModelSelector"');
    expect(other?.html).toContain(
      '<a class="name" href="/x/react-data-grid/sorting/#gridSortModelSelector"',
    );
  });

  it.each([
    ['::api{component="DataGird" only="rows"}', 'There is no component "DataGird".', 'DataGrid'],
    [
      '::api{component="DataGrid" only="rows,sortModl"}',
      'There is no prop of DataGrid "sortModl".',
      'sortModel',
    ],
    [
      '::api{interface="GridApi" group="GridSort"}',
      'There is no group of GridApi "GridSort".',
      'GridSortApi',
    ],
    ['::api{events="rowDoubleClik"}', 'There is no event "rowDoubleClik".', 'rowDoubleClick'],
    ['::api{slots="DataGird"}', 'There is no component with slots "DataGird".', 'DataGrid'],
    ['::api{slots="GridColDef"}', 'There is no component with slots "GridColDef".', ''],
    ['::api{slots="DataGrid" only="toolbr"}', 'There is no slot of DataGrid "toolbr".', 'toolbar'],
    ['::api{selectors="Sort"}', 'There is no category of selectors "Sort".', ''],
  ])('%s is a problem with its line', async (text, message, near) => {
    const [[line, problem, remedy] = []] = await problemsOf(`Text.\n\n${text}`);
    expect([line, problem]).toEqual([8, message]);
    expect(remedy).toContain(near);
  });

  it('follow the model, not what was kept of an older one', async () => {
    const pages = [await pageOf('::api{component="DataGrid" only="rows"}')];
    const kept = { printed, products, cache };
    const [first] = (await resolvePages(pages, { model, ...kept })).map(withHtml);
    const newer = structuredClone(model);
    for (const prop of newer.components[0]?.props ?? []) prop.description = 'Something new.';
    const [second] = (await resolvePages(pages, { model: newer, ...kept })).map(withHtml);
    expect(first?.html).toContain('Says what rows does.');
    expect(second?.html).toContain('Something new.');
  });
});
