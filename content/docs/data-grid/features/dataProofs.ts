import {
  GridAiAssistantPanel,
  GridChartsPanel,
  type GridDataSource,
  type PromptResponse,
} from '@mui/x-data-grid-premium';
import { createShipmentServer } from '../shipmentServer';
import { changeColumn, columns, type ProofGroup } from './proof';

const server = createShipmentServer({ count: 60, latency: 100 });

const pages: GridDataSource = {
  getRows: ({ sortModel, paginationModel }) =>
    server.list({ sortModel, paginationModel }),
};

/** A server that does not count its rows. */
const uncountedPages: GridDataSource = {
  getRows: async ({ paginationModel }) => {
    const { rows, rowCount } = await server.list({ paginationModel });
    const { page, pageSize } = paginationModel ?? { page: 0, pageSize: 60 };
    const hasNextPage = (page + 1) * pageSize < rowCount;
    return {
      rows,
      rowCount: hasNextPage ? -1 : rowCount,
      pageInfo: { hasNextPage },
    };
  },
};

const parts: GridDataSource = {
  getRows: async ({ sortModel, start, end }) => {
    const { rows, rowCount } = await server.list({ sortModel });
    return { rows: rows.slice(Number(start), end + 1), rowCount };
  },
};

/** Stands in for a service with a language model: it knows one request. */
const interpret = async (prompt: string): Promise<PromptResponse> => {
  if (!/at sea/i.test(prompt)) {
    throw new Error('Ask what is at sea.');
  }
  return {
    conversationId: 'sea',
    select: -1,
    filters: [{ column: 'status', operator: 'equals', value: 'At sea' }],
    aggregation: {},
    sorting: [],
    grouping: [],
    pivoting: {},
  };
};

const fivePerPage = {
  pagination: true,
  pageSizeOptions: [5, 10],
  initialState: { pagination: { paginationModel: { pageSize: 5 } } },
} as const;

/** Sorting is the part of the toy server; it knows few filters. */
const sortable = columns.map((column) => ({ ...column, filterable: false }));

export const dataProofs: ProofGroup[] = [
  {
    title: 'Finding rows',
    proofs: [
      {
        name: 'Sorting',
        hint: 'Most containers first. Press a header to sort by it.',
        props: {
          disableMultipleColumnsSorting: true,
          initialState: {
            sorting: { sortModel: [{ field: 'containers', sort: 'desc' }] },
          },
        },
      },
      {
        name: 'Multi-sorting',
        hint: 'By carrier, and then by containers. Press more headers.',
        props: {
          initialState: {
            sorting: {
              sortModel: [
                { field: 'carrier', sort: 'asc' },
                { field: 'containers', sort: 'desc' },
              ],
            },
          },
          multipleColumnsSortingMode: 'always',
        },
      },
      {
        name: 'Filtering',
        hint: 'Only what is at sea. Change the filter in the toolbar.',
        props: {
          disableMultipleColumnsFiltering: true,
          initialState: {
            filter: {
              filterModel: {
                items: [
                  { field: 'status', operator: 'equals', value: 'At sea' },
                ],
              },
            },
          },
          showToolbar: true,
        },
      },
      {
        name: 'Multi-filters',
        hint: 'At sea, and more than ten containers.',
        props: {
          initialState: {
            filter: {
              filterModel: {
                items: [
                  {
                    id: 'where',
                    field: 'status',
                    operator: 'equals',
                    value: 'At sea',
                  },
                  {
                    id: 'size',
                    field: 'containers',
                    operator: '>',
                    value: '10',
                  },
                ],
              },
            },
          },
          showToolbar: true,
        },
      },
      {
        name: 'Header filters',
        hint: 'Type into the field under a header.',
        props: { headerFilters: true },
      },
      {
        name: 'Quick filter',
        hint: 'All rows with "coffee". Search for something else.',
        props: {
          initialState: {
            filter: {
              filterModel: { items: [], quickFilterValues: ['coffee'] },
            },
          },
          showToolbar: true,
        },
      },
    ],
  },
  {
    title: 'Pages and selection',
    proofs: [
      {
        name: 'Pagination',
        hint: 'Five rows on a page.',
        props: fivePerPage,
      },
      {
        name: 'Unknown number of rows',
        hint: 'The footer estimates, until you reach the last page.',
        props: {
          ...fivePerPage,
          columns: sortable.map((column) => ({ ...column, sortable: false })),
          dataSource: uncountedPages,
          estimatedRowCount: 50,
          rows: [],
        },
      },
      {
        name: 'Row selection',
        hint: 'Check rows, or all of them in the header.',
        props: { checkboxSelection: true, disableRowSelectionOnClick: true },
      },
      {
        name: 'Selection of whole branches',
        hint: 'Check a carrier to select all of its shipments.',
        props: {
          checkboxSelection: true,
          getTreeDataPath: (row) => [row.carrier, row.number],
          rowSelectionPropagation: { descendants: true, parents: true },
          treeData: true,
        },
      },
      {
        name: 'Cell selection',
        hint: 'Drag over cells.',
        props: {
          cellSelection: true,
          initialState: {
            cellSelection: {
              1: { goods: true, carrier: true },
              2: { goods: true, carrier: true },
            },
          },
        },
      },
    ],
  },
  {
    title: 'Export and clipboard',
    proofs: [
      {
        name: 'CSV export',
        hint: 'Choose CSV in the export menu.',
        props: { showToolbar: true },
      },
      {
        name: 'Print',
        hint: 'Choose Print in the export menu.',
        props: { showToolbar: true },
      },
      {
        name: 'Excel export',
        hint: 'Choose Excel in the export menu.',
        props: { showToolbar: true },
      },
      {
        name: 'Copy',
        hint: 'Select rows, press Ctrl+C or ⌘C, and paste them elsewhere.',
        props: { checkboxSelection: true },
      },
      {
        name: 'Paste',
        hint: 'Select cells, copy them, and paste them into other containers.',
        props: {
          cellSelection: true,
          columns: changeColumn('containers', { editable: true }),
        },
      },
    ],
  },
  {
    title: 'Trees, groups and totals',
    proofs: [
      {
        name: 'Tree data',
        hint: 'The shipments of a carrier are its children.',
        props: {
          defaultGroupingExpansionDepth: 1,
          getTreeDataPath: (row) => [row.carrier, row.number],
          groupingColDef: { headerName: 'Carrier', width: 180 },
          treeData: true,
        },
      },
      {
        name: 'Row grouping',
        hint: 'Open a group. The column menu groups by another column.',
        props: { initialState: { rowGrouping: { model: ['carrier'] } } },
      },
      {
        name: 'Aggregation',
        hint: 'The last row has the sum of the containers.',
        props: {
          initialState: { aggregation: { model: { containers: 'sum' } } },
        },
      },
      {
        name: 'Pivoting',
        hint: 'Containers by carrier and status.',
        props: {
          initialState: {
            pivoting: {
              enabled: true,
              model: {
                rows: [{ field: 'carrier' }],
                columns: [{ field: 'status' }],
                values: [{ field: 'containers', aggFunc: 'sum' }],
              },
            },
          },
          showToolbar: true,
        },
      },
    ],
  },
  {
    title: 'Servers and services',
    proofs: [
      {
        name: 'Data source',
        hint: 'Each page and each order comes from a server.',
        props: {
          ...fivePerPage,
          columns: sortable,
          dataSource: pages,
          rows: [],
        },
      },
      {
        name: 'Lazy loading',
        hint: 'Scroll. The server sends the rows that come into view.',
        props: {
          columns: sortable,
          dataSource: parts,
          initialState: { pagination: { paginationModel: { pageSize: 10 } } },
          lazyLoading: true,
          rows: [],
        },
      },
      {
        name: 'Charts integration',
        hint: 'The chart shows the sums of the groups.',
        props: {
          chartsIntegration: true,
          experimentalFeatures: { charts: true },
          initialState: {
            aggregation: { model: { containers: 'sum' } },
            chartsIntegration: {
              activeChartId: 'load',
              charts: {
                load: {
                  chartType: 'bar',
                  dimensions: ['carrier'],
                  values: ['containers'],
                },
              },
            },
            rowGrouping: { model: ['carrier'] },
          },
          slots: { chartsPanel: GridChartsPanel },
        },
      },
      {
        name: 'AI assistant',
        hint: 'Open the assistant in the toolbar, and press a suggestion.',
        props: {
          aiAssistant: true,
          slots: { aiAssistantPanel: GridAiAssistantPanel },
          aiAssistantSuggestions: [{ value: 'What is at sea?' }],
          onPrompt: interpret,
          showToolbar: true,
        },
      },
    ],
  },
];
