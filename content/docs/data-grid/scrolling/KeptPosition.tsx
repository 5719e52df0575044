import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 105 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 100 },
];

const rows = createShipments(100);

interface Position {
  top: number;
  left: number;
}

interface ShipmentListProps {
  start: Position;
  onScroll: (position: Position) => void;
}

function ShipmentList({ start, onScroll }: ShipmentListProps) {
  const apiRef = useGridApiRef();

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('scrollPositionChange', ({ top, left }) =>
        onScroll({ top, left }),
      ),
    [apiRef, onScroll],
  );

  return (
    <DataGrid
      apiRef={apiRef}
      aria-label="Shipments, the position is kept"
      rows={rows}
      columns={columns}
      initialState={{ scroll: start }}
      hideFooter
    />
  );
}

export default function KeptPosition() {
  const [shown, setShown] = React.useState(true);
  const [start, setStart] = React.useState<Position>({ top: 0, left: 0 });
  // A ref, because nothing has to be rendered when users scroll.
  const position = React.useRef(start);

  const remember = React.useCallback((next: Position) => {
    position.current = next;
  }, []);

  const toggle = () => {
    setStart(position.current);
    setShown(!shown);
  };

  return (
    <div style={{ width: '100%' }}>
      <Button variant="outlined" onClick={toggle} sx={{ mb: 1 }}>
        {shown ? 'Leave the list' : 'Back to the list'}
      </Button>
      <div style={{ height: 340 }}>
        {shown && <ShipmentList start={start} onScroll={remember} />}
      </div>
    </div>
  );
}
