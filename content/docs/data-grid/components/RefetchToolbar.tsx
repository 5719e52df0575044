import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  Toolbar,
  ToolbarButton,
  type DataGridProps,
  type GridColDef,
  type GridSlots,
  type PropsFromSlot,
} from '@mui/x-data-grid';
import { createShipmentServer, type StoredShipment } from '../shipmentServer';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    message?: string;
    onRefetch?: () => void;
  }
}

function RefetchBar({
  message,
  onRefetch,
}: PropsFromSlot<GridSlots['toolbar']>) {
  return (
    <Toolbar>
      <Box role="status" sx={{ flex: 1, pl: 1 }}>
        {message}
      </Box>
      <ToolbarButton render={<Button />} onClick={onRefetch}>
        Refresh
      </ToolbarButton>
    </Toolbar>
  );
}

const slots: DataGridProps['slots'] = { toolbar: RefetchBar };

const columns: GridColDef<StoredShipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 100 },
  { field: 'status', headerName: 'Status', flex: 1, minWidth: 110 },
  { field: 'weight', headerName: 'Weight', type: 'number', width: 100 },
];

export default function RefetchToolbar() {
  const [server] = React.useState(() => createShipmentServer({ count: 4 }));
  const [rows, setRows] = React.useState(server.peek);
  const [loading, setLoading] = React.useState(false);
  const [message, setMessage] = React.useState('4 shipments');

  const slotProps = React.useMemo<DataGridProps['slotProps']>(() => {
    const refetch = async () => {
      setLoading(true);
      server.saveElsewhere(1, { status: 'Delayed' });
      try {
        const { rows: found } = await server.list();
        setRows(found);
        setMessage(`${found.length} shipments, NG-10001 is delayed`);
      } catch (error) {
        setMessage(error instanceof Error ? error.message : String(error));
      }
      setLoading(false);
    };
    return {
      toolbar: {
        message: loading ? 'Loading…' : message,
        // A second press while the server answers does nothing.
        onRefetch: () => {
          if (!loading) {
            void refetch();
          }
        },
      },
    };
  }, [loading, message, server]);

  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Shipments from a server"
        rows={rows}
        columns={columns}
        loading={loading}
        slots={slots}
        slotProps={slotProps}
        showToolbar
        hideFooter
      />
    </div>
  );
}
