import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import {
  DataGrid,
  gridFilterModelSelector,
  GridPanelWrapper,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, statuses, type Shipment } from '../../shipments';

function StatusFilter() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridFilterModelSelector);
  const firstRef = React.useRef<HTMLInputElement>(null);
  // A header can open this panel with another operator in the model.
  const value = model.items[0]?.value;
  const chosen: string[] = Array.isArray(value) ? value : [];

  // The popup leaves it to its content to take the focus.
  React.useEffect(() => firstRef.current?.focus(), []);

  const toggle = (status: string) => {
    const next = chosen.includes(status)
      ? chosen.filter((other) => other !== status)
      : [...chosen, status];
    apiRef.current.setFilterModel({
      ...model,
      items: [{ field: 'status', operator: 'isAnyOf', value: next }],
    });
  };

  return (
    <GridPanelWrapper>
      <FormGroup role="group" aria-label="Status" sx={{ px: 2, py: 1 }}>
        {statuses.map((status, index) => (
          <FormControlLabel
            key={status}
            label={status}
            control={
              <Checkbox
                checked={chosen.includes(status)}
                onChange={() => toggle(status)}
                slotProps={{ input: { ref: index === 0 ? firstRef : null } }}
              />
            }
          />
        ))}
      </FormGroup>
    </GridPanelWrapper>
  );
}

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 100, filterable: false },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...statuses],
    flex: 1,
    minWidth: 110,
  },
];

const rows = createShipments(20);

export default function StatusPanel() {
  return (
    <div style={{ height: 390, width: '100%' }}>
      <DataGrid
        aria-label="Shipments with a filter for the status"
        rows={rows}
        columns={columns}
        slots={{ filterPanel: StatusFilter }}
        showToolbar
      />
    </div>
  );
}
