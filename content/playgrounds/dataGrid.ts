import type { PlaygroundGroup, PropNote } from '#core/propsPlayground/record.ts';

const views: Record<string, string> = {
  'Sorted by tonnes': "{ sorting: { sortModel: [{ field: 'tonnes', sort: 'desc' }] } }",
  'Timber alone':
    "{ filter: { filterModel: { items: [{ field: 'cargo', operator: 'is', value: 'Timber' }] } } }",
  'Five rows a page': '{ pagination: { paginationModel: { pageSize: 5 } } }',
  'Quay hidden': '{ columns: { columnVisibilityModel: { quay: false } } }',
};

const initialState = (more: Record<string, string>, brings = {}): PropNote => ({
  presets: { ...views, ...more },
  brings: { 'Five rows a page': { pageSizeOptions: '5, 10 or 25' }, ...brings },
});

const pinned = { 'Vessel pinned': "{ pinnedColumns: { left: ['vessel'] } }" };
const grouped = {
  'Grouped by cargo':
    "{ rowGrouping: { model: ['cargo'] }, aggregation: { model: { tonnes: 'sum' } } }",
};

export const dataGridPlaygrounds: PlaygroundGroup = {
  family: {
    fromRoot: true,
    imports: [],
    wrapper: {
      open: "<div style={{ height: 400, width: '100%' }}>",
      close: '</div>',
      imports: [],
    },
    height: [400, 400, 400],
    groups: [
      { title: 'Columns', pattern: /column|autosize|header/i },
      { title: 'Selection', pattern: /selection|selectable|select/i },
      { title: 'Rows and their height', pattern: /^row|^getRow|pinnedRows|spanning|rowSpacing/i },
      { title: 'Filtering', pattern: /filter|diacritics/i },
      { title: 'Sorting', pattern: /sort/i },
      { title: 'Pagination and footer', pattern: /pag(e|ination)|footer/i },
      { title: 'Editing and clipboard', pattern: /edit|clipboard|export/i },
      { title: 'Tree, groups and details', pattern: /tree|group|aggregat|pivot|detail|listView/i },
    ],
    leaveOut: [
      // Of no effect without a server, a security policy, or thousands of rows.
      'paginationMode',
      'filterMode',
      'sortingMode',
      'rowCount',
      'estimatedRowCount',
      'lazyLoading',
      'lazyLoadingRequestThrottleMs',
      'scrollEndThreshold',
      'disableEval',
      'rowBufferPx',
      'columnBufferPx',
      'resizeThrottleMs',
      'throttleRowsMs',
      'scrollbarSize',
      'keepNonExistentRowsSelected',
      'virtualizeColumnsWithAutoRowHeight',
      'clipboardCopyCellDelimiter',
      'logLevel',
      // They need a service or a panel that stands beside the grid.
      'aiAssistant',
      'aiAssistantActiveConversationIndex',
      'allowAiAssistantDataSampling',
      'activeChartId',
      'chartsIntegration',
    ],
    props: {
      rows: {
        presets: { 'Twelve ships': 'rows', 'Three ships': 'rows.slice(0, 3)' },
        initial: 'Twelve ships',
      },
      columns: {
        presets: { 'Four columns': 'columns', 'Two columns': 'columns.slice(0, 2)' },
        initial: 'Four columns',
      },
      columnGroupingModel: {
        presets: {
          Load: "[{ groupId: 'Load', children: [{ field: 'cargo' }, { field: 'tonnes' }] }]",
        },
      },
      pageSizeOptions: {
        presets: { '5, 10 or 25': '[5, 10, 25]', '10 or all': "[10, { value: -1, label: 'All' }]" },
      },
      sortingOrder: {
        presets: {
          'Descending first': "['desc', 'asc', null]",
          'Always sorted': "['asc', 'desc']",
        },
      },
      isRowSelectable: {
        presets: { 'Below 5,000 tonnes': '(params) => params.row.tonnes < 5000' },
      },
      isCellEditable: { presets: { 'Grain alone': "(params) => params.row.cargo === 'Grain'" } },
      getRowHeight: {
        presets: {
          Auto: "() => 'auto'",
          'Higher for steel': "({ model }) => (model.cargo === 'Steel' ? 72 : null)",
        },
      },
      getRowSpacing: { presets: { 'Six pixels': '() => ({ top: 3, bottom: 3 })' } },
      autosizeOptions: {
        presets: { 'With headers and outliers': '{ includeHeaders: true, includeOutliers: true }' },
        brings: { 'With headers and outliers': { autosizeOnMount: 'true' } },
        remounts: true,
      },
      pinnedRows: {
        presets: {
          'A sum below': "{ bottom: [{ id: 'sum', vessel: 'All ships', tonnes: 51880 }] }",
        },
      },
      getDetailPanelContent: {
        presets: { Remarks: '({ row }) => `${row.vessel} lies at the ${row.quay} quay.`' },
      },
      getTreeDataPath: {
        presets: { 'By quay': '(row) => [row.quay, row.vessel]' },
      },
      // A living grid looks for the path once more when both props go.
      treeData: { remounts: true, brings: { true: { getTreeDataPath: 'By quay' } } },
      defaultGroupingExpansionDepth: { range: [-1, 3, 1] },
      rowSelectionPropagation: { presets: { None: '{ parents: false, descendants: false }' } },
      listViewColumn: { presets: { Vessel: "{ field: 'vessel' }" } },
      listView: { brings: { true: { listViewColumn: 'Vessel' } } },
      rowHeight: { range: [24, 120, 4] },
      label: { initial: '' },
    },
  },
  playgrounds: [
    {
      component: 'DataGrid',
      sample: 'portCalls',
      fixed: { 'aria-label': 'Port calls' },
      first: [
        'rows',
        'columns',
        'initialState',
        'density',
        'checkboxSelection',
        'showToolbar',
        'loading',
        'editMode',
        'hideFooter',
        'showCellVerticalBorder',
      ],
      props: { initialState: initialState({}) },
    },
    {
      component: 'DataGridPro',
      sample: 'portCalls',
      fixed: { 'aria-label': 'Port calls' },
      first: [
        'rows',
        'columns',
        'initialState',
        'density',
        'checkboxSelection',
        'showToolbar',
        'headerFilters',
        'rowReordering',
        'treeData',
        'getDetailPanelContent',
        'pagination',
        'loading',
      ],
      props: { initialState: initialState(pinned) },
    },
    {
      component: 'DataGridPremium',
      sample: 'portCalls',
      fixed: { 'aria-label': 'Port calls' },
      first: [
        'rows',
        'columns',
        'initialState',
        'density',
        'checkboxSelection',
        'cellSelection',
        'showToolbar',
        'rowGroupingColumnMode',
        'headerFilters',
        'treeData',
        'pagination',
        'loading',
      ],
      props: { initialState: initialState({ ...pinned, ...grouped }) },
    },
  ],
};
