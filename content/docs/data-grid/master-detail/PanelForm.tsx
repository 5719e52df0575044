import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  useGridApiContext,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createShipments, type Shipment } from '../shipments';
import { toggleColumn } from './toggleColumn';

const columns: GridColDef<Shipment>[] = [
  toggleColumn,
  { field: 'number', headerName: 'Number', width: 110 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 100 },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 110 },
];

const rows = createShipments(40);

/** What was typed and not saved, by the id of the row. */
type Drafts = Map<number, string>;

function ContainersForm({ row, drafts }: { row: Shipment; drafts: Drafts }) {
  const apiRef = useGridApiContext();
  const [text, setText] = React.useState(
    () => drafts.get(row.id) ?? String(row.containers),
  );
  const containers = Number(text);
  const valid = Number.isInteger(containers) && containers >= 1;

  const change = (next: string) => {
    drafts.set(row.id, next);
    setText(next);
  };

  const save = (event: React.SyntheticEvent) => {
    event.preventDefault();
    if (!valid) {
      return;
    }
    drafts.delete(row.id);
    apiRef.current.updateRows([{ id: row.id, containers }]);
    apiRef.current.toggleDetailPanel(row.id);
    // The panel is gone, so the focus needs a place.
    apiRef.current.setCellFocus(row.id, 'containers');
  };

  return (
    // A form needs a cell of the grid around it.
    <div role="row">
      <div role="gridcell">
        <Box
          component="form"
          noValidate
          aria-label={`Containers of ${row.number}`}
          onSubmit={save}
          sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, p: 2 }}
        >
          <TextField
            label="Containers"
            size="small"
            value={text}
            onChange={(event) => change(event.target.value)}
            error={!valid}
            helperText={valid ? ' ' : 'Enter a whole number from 1.'}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
          <Button type="submit" variant="contained">
            Save
          </Button>
        </Box>
      </div>
    </div>
  );
}

const getDetailPanelHeight = () => 'auto' as const;

export default function PanelForm() {
  const [drafts] = React.useState<Drafts>(() => new Map());

  const getDetailPanelContent = React.useCallback<
    NonNullable<DataGridProProps<Shipment>['getDetailPanelContent']>
  >(({ row }) => <ContainersForm row={row} drafts={drafts} />, [drafts]);

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Shipments"
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: new Set([1]) } }}
        hideFooter
      />
    </div>
  );
}
