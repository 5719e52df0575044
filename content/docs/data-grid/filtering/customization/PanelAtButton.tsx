import * as React from 'react';
import FilterList from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridPreferencePanelsValue,
  useGridApiRef,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 110 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 120 },
  { field: 'carrier', headerName: 'Carrier', width: 120 },
];

const rows = createShipments(25);

export default function PanelAtButton() {
  const apiRef = useGridApiRef();
  const [button, setButton] = React.useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const slotProps = React.useMemo<DataGridProps['slotProps']>(
    () => ({ panel: { target: button } }),
    [button],
  );

  const toggle = () => {
    if (open) {
      apiRef.current?.hideFilterPanel();
    } else {
      apiRef.current?.showFilterPanel();
    }
  };

  return (
    <div style={{ width: '100%' }}>
      <Button
        ref={setButton}
        variant="outlined"
        startIcon={<FilterList />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={toggle}
        // The panel closes when a pointer is released outside. Here, the click
        // closes it.
        onPointerUp={(event) => {
          if (open) {
            event.stopPropagation();
          }
        }}
        sx={{ mb: 1 }}
      >
        Filter shipments
      </Button>
      <div style={{ height: 370 }}>
        <DataGrid
          aria-label="Shipments, filtered from a button"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          slotProps={slotProps}
          onPreferencePanelOpen={({ openedPanelValue }) =>
            setOpen(openedPanelValue === GridPreferencePanelsValue.filters)
          }
          onPreferencePanelClose={() => setOpen(false)}
        />
      </div>
    </div>
  );
}
