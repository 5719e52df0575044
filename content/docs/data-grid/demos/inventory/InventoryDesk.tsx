import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/Edit';
import {
  DataGridPremium,
  gridFilteredSortedRowIdsSelector,
  GridActionsCellItem,
  gridRowTreeSelector,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridApiPremium,
  type GridColDef,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';
import { headers } from './csv';
import { ImportDialog } from './importDialog';
import { findProblems, isSameItem, places, type Item } from './inventory';
import { ItemDialog } from './itemDialog';
import { useInventory } from './useInventory';

const euros = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency: 'EUR',
});
const formatEuros = (value: number | null | undefined) =>
  value === null || value === undefined ? '' : euros.format(value);

const dataColumns: GridColDef<Item>[] = [
  { field: 'sku', headerName: headers.sku },
  { field: 'name', headerName: headers.name },
  { field: 'category', headerName: headers.category },
  {
    field: 'quantity',
    headerName: headers.quantity,
    type: 'number',
    width: 95,
    editable: true,
  },
  {
    field: 'state',
    headerName: 'Stock',
    width: 95,
    aggregable: false,
    // A group has no minimum.
    valueGetter: (_value, { quantity, minimum }) =>
      minimum === undefined ? '' : quantity < minimum ? 'Reorder' : 'OK',
    renderCell: ({ value }) =>
      value === 'Reorder' ? (
        <Chip
          label="Reorder"
          size="small"
          variant="outlined"
          sx={{ borderColor: 'warning.main' }}
        />
      ) : (
        value
      ),
  },
  {
    field: 'price',
    headerName: headers.price,
    type: 'number',
    width: 100,
    editable: true,
    valueFormatter: formatEuros,
  },
  {
    field: 'value',
    headerName: 'Value',
    type: 'number',
    width: 120,
    // A group has no price. It shows nothing if users remove its total.
    valueGetter: (_value, { quantity, price }) =>
      price === undefined ? undefined : quantity * price,
    valueFormatter: formatEuros,
  },
  {
    field: 'minimum',
    headerName: headers.minimum,
    type: 'number',
    width: 95,
    editable: true,
  },
  {
    field: 'place',
    headerName: headers.place,
    type: 'singleSelect',
    valueOptions: [...places],
    width: 115,
    editable: true,
  },
];

const groupingColDef: DataGridPremiumProps['groupingColDef'] = {
  headerName: 'Item',
  leafField: 'name',
  width: 180,
};

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['category'] },
  aggregation: { model: { quantity: 'sum', value: 'sum' } },
  columns: {
    columnVisibilityModel: { sku: false, name: false, category: false },
  },
  // The search looks at names and numbers, too, although they are hidden.
  filter: {
    filterModel: { items: [], quickFilterExcludeHiddenColumns: false },
  },
};

const slotProps: DataGridPremiumProps['slotProps'] = {
  toolbar: {
    csvOptions: {
      fileName: 'inventory',
      fields: Object.keys(headers),
      // Items only: groups would be lines of their own.
      getRowsToExport: ({ apiRef }) => {
        const tree = gridRowTreeSelector(apiRef);
        return gridFilteredSortedRowIdsSelector(apiRef).filter(
          (id) => tree[id].type === 'leaf',
        );
      },
    },
    printOptions: { disableToolbarButton: true },
    excelOptions: { disableToolbarButton: true },
  },
};

const getRowId = ({ sku }: Item) => sku;
const rawNumbers = { csvExport: true };
const localeText = {
  noRowsLabel: 'No items. Add one, or import a file.',
};

/** Whether a key means undo or redo. In a text field, the browser does it. */
function shortcutOf(event: React.KeyboardEvent): 'undo' | 'redo' | undefined {
  if (event.target instanceof HTMLInputElement) {
    return undefined;
  }
  const key = event.key.toLowerCase();
  if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) {
    return undefined;
  }
  return key === 'z' && !event.shiftKey ? 'undo' : 'redo';
}

const createActions = (
  edit: (item: Item) => void,
  remove: (item: Item) => void,
): GridColDef<Item> => ({
  field: 'actions',
  type: 'actions',
  headerName: 'Actions',
  width: 80,
  getActions: ({ row }) =>
    // A group has no stock number, and nothing to edit.
    row.sku === undefined
      ? []
      : [
          <GridActionsCellItem
            key="edit"
            icon={<EditIcon />}
            label={`Edit ${row.name}`}
            onClick={() => edit(row)}
          />,
          <GridActionsCellItem
            key="delete"
            icon={<DeleteIcon />}
            label={`Delete ${row.name}`}
            onClick={() => remove(row)}
          />,
        ],
});

/** A new array of rows makes new groups, so this remembers which are open. */
function useOpenGroups(apiRef: React.RefObject<GridApiPremium | null>) {
  const [open] = React.useState(() => new Set<unknown>(['Lashing']));

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', (node) => {
        if (node.type === 'group' && node.childrenExpanded) {
          open.add(node.groupingKey);
        } else if (node.type === 'group') {
          open.delete(node.groupingKey);
        }
      }),
    [apiRef, open],
  );

  // The same function each time: for another one, the grid groups anew.
  return React.useCallback(
    ({ groupingKey }: GridGroupNode) => open.has(groupingKey),
    [open],
  );
}

type OpenDialog = { type: 'item'; item?: Item } | { type: 'import' };

interface BarProps {
  open: (dialog: OpenDialog) => void;
  undo: () => void;
  redo: () => void;
}

/** Undo and Redo stay enabled: a disabled button would lose the focus. */
function Bar({ open, undo, redo }: BarProps) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 1 }}>
      <Button variant="contained" onClick={() => open({ type: 'item' })}>
        Add item
      </Button>
      <Button variant="outlined" onClick={() => open({ type: 'import' })}>
        Import CSV
      </Button>
      <Button onClick={undo}>Undo</Button>
      <Button onClick={redo}>Redo</Button>
    </Stack>
  );
}

export default function InventoryDesk() {
  const apiRef = useGridApiRef();
  const isOpen = useOpenGroups(apiRef);
  const { items, status, ...act } = useInventory();
  const { add, save, remove, importPlan } = act;
  const [dialog, setDialog] = React.useState<OpenDialog>();
  const [problem, setProblem] = React.useState('');
  const close = () => setDialog(undefined);

  const columns = React.useMemo(
    () => [
      // First, so that users find it without scrolling sideways.
      createActions((item) => setDialog({ type: 'item', item }), remove),
      ...dataColumns,
    ],
    [remove],
  );

  const update = (edited: Item, before: Item) => {
    const [message] = Object.values(findProblems(edited));
    if (message) {
      throw new Error(message);
    }
    // A cell that is left as it was is no step to undo.
    if (!isSameItem(edited, before)) {
      save(edited);
    }
    return edited;
  };

  const handleKey: DataGridPremiumProps['onCellKeyDown'] = (_, event) => {
    const shortcut = shortcutOf(event);
    if (shortcut) {
      event.preventDefault();
      event.defaultMuiPrevented = true;
      act[shortcut]();
    }
  };

  return (
    <div style={{ width: '100%' }}>
      <Bar open={setDialog} undo={act.undo} redo={act.redo} />
      <div style={{ height: 452 }}>
        <DataGridPremium
          apiRef={apiRef}
          label="Inventory"
          rows={items}
          columns={columns}
          getRowId={getRowId}
          groupingColDef={groupingColDef}
          isGroupExpandedByDefault={isOpen}
          initialState={initialState}
          density="compact"
          showToolbar
          slotProps={slotProps}
          localeText={localeText}
          ignoreValueFormatterDuringExport={rawNumbers}
          processRowUpdate={update}
          onProcessRowUpdateError={(error: Error) => setProblem(error.message)}
          onCellEditStop={() => setProblem('')}
          onCellKeyDown={handleKey}
          disableRowSelectionOnClick
          disablePivoting
          hideFooter
          // Each pasted row would be a step of its own.
          disableClipboardPaste
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1, minHeight: 20 }}>
        {status}
      </Typography>
      {problem && <Alert severity="error">{problem}</Alert>}
      {dialog?.type === 'import' && (
        <ImportDialog
          items={items}
          onClose={close}
          onImport={(plan) => {
            importPlan(plan);
            close();
          }}
        />
      )}
      {dialog?.type === 'item' && (
        <ItemDialog
          item={dialog.item}
          items={items}
          onClose={close}
          onSave={(item) => {
            (dialog.item ? save : add)(item);
            close();
          }}
        />
      )}
    </div>
  );
}
