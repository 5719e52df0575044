import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { createShipments } from '../shipments';
import { changeColumn, columns, type ProofGroup } from './proof';

export const viewProofs: ProofGroup[] = [
  {
    title: 'Columns',
    proofs: [
      {
        name: 'Fluid column widths',
        hint: 'The goods take twice as much of the free room as the carrier.',
        props: {
          columns: [
            { field: 'number', headerName: 'Shipment', width: 110 },
            { field: 'goods', headerName: 'Goods', flex: 2, minWidth: 80 },
            { field: 'carrier', headerName: 'Carrier', flex: 1, minWidth: 80 },
          ],
        },
      },
      {
        name: 'Column resizing',
        hint: 'Drag the line at the end of a header. The shipment keeps its width.',
        props: { columns: changeColumn('number', { resizable: false }) },
      },
      {
        name: 'Column autosizing',
        hint: 'Each column is as wide as its content.',
        props: {
          autosizeOnMount: true,
          autosizeOptions: { includeHeaders: true },
        },
      },
      {
        name: 'Column visibility',
        hint: 'The carrier is hidden. Show it with the columns button.',
        props: {
          initialState: {
            columns: { columnVisibilityModel: { carrier: false } },
          },
          showToolbar: true,
        },
      },
      {
        name: 'Column menu',
        hint: 'Open the menu of a header. The status does not have one.',
        props: { columns: changeColumn('status', { disableColumnMenu: true }) },
      },
      {
        name: 'Column groups',
        hint: 'Goods and carrier have a header in common.',
        props: {
          columnGroupingModel: [
            {
              groupId: 'Load',
              children: [{ field: 'goods' }, { field: 'carrier' }],
            },
          ],
        },
      },
      {
        name: 'Column spanning',
        hint: 'The goods of delayed shipments take the place of the carrier, too.',
        props: {
          columns: changeColumn('goods', {
            colSpan: (_value, row) => (row.status === 'Delayed' ? 2 : 1),
          }),
          initialState: {
            filter: {
              filterModel: {
                items: [
                  {
                    field: 'status',
                    operator: 'isAnyOf',
                    value: ['Delayed', 'At sea'],
                  },
                ],
              },
            },
          },
        },
      },
      {
        name: 'Column reordering',
        hint: 'Drag a header to another place.',
        props: {},
      },
      {
        name: 'Column pinning',
        hint: 'Scroll sideways. The shipment and the status stay.',
        props: {
          columns: changeColumn('goods', { width: 700 }),
          initialState: {
            pinnedColumns: { left: ['number'], right: ['status'] },
          },
        },
      },
    ],
  },
  {
    title: 'Cells and rows',
    proofs: [
      {
        name: 'Custom cells',
        hint: 'The status is a chip.',
        props: {
          columns: changeColumn('status', {
            renderCell: ({ row }) => (
              <Chip label={row.status} size="small" variant="outlined" />
            ),
          }),
        },
      },
      {
        name: 'Row height and density',
        hint: 'Rows with a long note are higher, and all of them are compact.',
        props: {
          columns: [
            columns[0],
            { field: 'note', headerName: 'Note', width: 150 },
          ],
          density: 'compact',
          getRowHeight: () => 'auto',
        },
      },
      {
        name: 'Row spanning',
        hint: 'A carrier stands once for all of its shipments.',
        props: {
          columns: [columns[2], ...columns.slice(0, 2)],
          initialState: {
            sorting: { sortModel: [{ field: 'carrier', sort: 'asc' }] },
          },
          rowSpanning: true,
        },
      },
      {
        name: 'Row pinning',
        hint: 'Scroll down. The first row stays.',
        props: { pinnedRows: { top: createShipments(61).slice(60) } },
      },
      {
        name: 'Row reordering',
        hint: 'Drag the handle at the start of a row.',
        props: { rowReordering: true },
      },
      {
        name: 'Master-detail',
        hint: 'Open and close the panel of a row.',
        props: {
          getDetailPanelContent: ({ row }) => (
            <Typography sx={{ p: 2 }}>
              From {row.origin} to {row.destination}
            </Typography>
          ),
          getDetailPanelHeight: () => 56,
          initialState: { detailPanel: { expandedRowIds: new Set([1]) } },
        },
      },
      {
        name: 'Cell and row editing',
        hint: 'Double-click a number of containers, change it, and press Enter.',
        props: { columns: changeColumn('containers', { editable: true }) },
      },
    ],
  },
  {
    title: 'Display',
    proofs: [
      {
        name: 'Virtualization',
        hint: '10,000 rows. Scroll as far as you like.',
        props: { rows: createShipments(10000) },
      },
      {
        name: 'Scroll position',
        hint: 'The grid starts at row 21, where somebody has left it.',
        props: { initialState: { scroll: { top: 20 * 52, left: 0 } } },
      },
      {
        name: 'List view',
        hint: 'One column shows the whole shipment.',
        props: {
          listView: true,
          listViewColumn: {
            field: 'shipment',
            renderCell: ({ row }) => `${row.number}, ${row.goods}`,
          },
        },
      },
      {
        name: 'Toolbar',
        hint: 'Search, filter, hide columns, or export.',
        props: { showToolbar: true },
      },
      {
        name: 'Skeleton while loading',
        hint: 'The rows are on their way.',
        props: { loading: true, rows: [] },
      },
      {
        name: 'Overlay without columns',
        hint: 'All columns are hidden. The grid says so.',
        props: {
          initialState: {
            columns: {
              columnVisibilityModel: Object.fromEntries(
                columns.map(({ field }) => [field, false]),
              ),
            },
          },
        },
      },
      {
        name: 'Localization',
        hint: 'The texts of the toolbar and the footer are German.',
        props: {
          localeText: {
            footerTotalRows: 'Zeilen gesamt:',
            toolbarColumns: 'Spalten',
            toolbarExport: 'Exportieren',
            toolbarFilters: 'Filter',
            toolbarQuickFilterLabel: 'Suchen',
            toolbarQuickFilterPlaceholder: 'Suchen…',
          },
          showToolbar: true,
        },
      },
      {
        name: 'Saved state',
        hint: 'The grid starts with the order and the column of last time.',
        props: {
          initialState: {
            columns: { orderedFields: ['status'] },
            sorting: { sortModel: [{ field: 'status', sort: 'desc' }] },
          },
        },
      },
    ],
  },
];
