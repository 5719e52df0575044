import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridPreferencePanelsValue,
  gridPreferencePanelStateSelector,
  useGridApiRef,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 100 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 114 },
  { field: 'carrier', headerName: 'Carrier', width: 110 },
];

const rows = createShipments(4);

export default function PanelAtButton() {
  const apiRef = useGridApiRef();
  const [button, setButton] = React.useState<Element | null>(null);
  const slotProps = React.useMemo<DataGridProps['slotProps']>(
    () => ({ panel: { target: button } }),
    [button],
  );

  const isOpen = () => {
    if (!apiRef.current) {
      return false;
    }
    const panel = gridPreferencePanelStateSelector(apiRef);
    return (
      panel.open && panel.openedPanelValue === GridPreferencePanelsValue.columns
    );
  };

  const toggle = () => {
    if (isOpen()) {
      apiRef.current?.hidePreferences();
    } else {
      apiRef.current?.showPreferences(GridPreferencePanelsValue.columns);
    }
  };

  return (
    <div style={{ width: '100%' }}>
      <Button
        ref={setButton}
        variant="outlined"
        sx={{ mb: 1 }}
        // Otherwise, the panel closes before the click, which opens it again.
        onPointerUp={(event) => {
          if (isOpen()) {
            event.stopPropagation();
          }
        }}
        onClick={toggle}
      >
        Choose columns
      </Button>
      <div style={{ height: 266 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Shipments with a button outside"
          rows={rows}
          columns={columns}
          slotProps={slotProps}
          hideFooter
        />
      </div>
    </div>
  );
}
