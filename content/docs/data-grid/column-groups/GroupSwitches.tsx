import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import {
  DataGrid,
  gridColumnVisibilityModelSelector,
  Toolbar,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  {
    field: 'number',
    headerName: 'Shipment',
    flex: 1,
    minWidth: 95,
    hideable: false,
  },
  { field: 'origin', headerName: 'From', width: 105 },
  { field: 'destination', headerName: 'To', width: 105 },
  { field: 'value', headerName: 'Value', type: 'number', width: 110 },
  { field: 'currency', headerName: 'Currency', width: 110 },
];

const groups: Record<string, string[]> = {
  Route: ['origin', 'destination'],
  Invoice: ['value', 'currency'],
};

const columnGroupingModel: GridColumnGroupingModel = Object.entries(groups).map(
  ([groupId, fields]) => ({
    groupId,
    children: fields.map((field) => ({ field })),
  }),
);

function GroupToolbar() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridColumnVisibilityModelSelector);

  return (
    <Toolbar aria-label="Groups of columns">
      {Object.entries(groups).map(([name, fields]) => {
        const shown = fields.filter((field) => model[field] !== false).length;
        const all = shown === fields.length;
        return (
          <FormControlLabel
            key={name}
            label={name}
            control={
              <Checkbox
                size="small"
                checked={all}
                indeterminate={shown > 0 && !all}
                onChange={() => {
                  const next = fields.map((field) => [field, !all] as const);
                  apiRef.current.setColumnVisibilityModel({
                    ...model,
                    ...Object.fromEntries(next),
                  });
                }}
              />
            }
          />
        );
      })}
    </Toolbar>
  );
}

const rows = createShipments(3);

export default function GroupSwitches() {
  return (
    <div style={{ height: 322, width: '100%' }}>
      <DataGrid
        aria-label="Shipments with switches for groups"
        rows={rows}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        slots={{ toolbar: GroupToolbar }}
        initialState={{
          columns: { columnVisibilityModel: { value: false, currency: false } },
        }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
