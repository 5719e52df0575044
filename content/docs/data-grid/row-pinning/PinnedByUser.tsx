import * as React from 'react';
import PushPinIcon from '@mui/icons-material/PushPin';
import PushPinOutlinedIcon from '@mui/icons-material/PushPinOutlined';
import {
  DataGridPro,
  GridActionsCellItem,
  gridRowNodeSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createShipments, type Shipment } from '../shipments';

const shipments = createShipments(7);

export default function PinnedByUser() {
  const apiRef = useGridApiRef();
  const [pinned, setPinned] = React.useState<readonly number[]>([]);
  const [toggled, setToggled] = React.useState<{ id: number }>();

  const columns = React.useMemo<GridColDef<Shipment>[]>(() => {
    const toggle = (id: number) => {
      setToggled({ id });
      setPinned((ids) =>
        ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id],
      );
    };
    return [
      {
        field: 'pin',
        type: 'actions',
        headerName: 'Pin',
        width: 60,
        getActions: ({ row }) => {
          const node = gridRowNodeSelector(apiRef, row.id);
          const isPinned = node?.type === 'pinnedRow';
          return [
            <GridActionsCellItem
              key="pin"
              icon={isPinned ? <PushPinIcon /> : <PushPinOutlinedIcon />}
              label={`${isPinned ? 'Unpin' : 'Pin'} ${row.number}`}
              onClick={() => toggle(row.id)}
            />,
          ];
        },
      },
      { field: 'number', headerName: 'Shipment', width: 110 },
      { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
    ];
  }, [apiRef]);

  // Each shipment is in one of the two lists, and both change together.
  const rows = React.useMemo(
    () => shipments.filter(({ id }) => !pinned.includes(id)),
    [pinned],
  );
  const pinnedRows = React.useMemo(
    () => ({ top: shipments.filter(({ id }) => pinned.includes(id)) }),
    [pinned],
  );

  // The row was removed and added, so its button has lost the focus.
  React.useEffect(() => {
    if (toggled) {
      apiRef.current?.setCellFocus(toggled.id, 'pin');
    }
  }, [apiRef, toggled]);

  return (
    <div style={{ height: 422, width: '100%' }}>
      <DataGridPro
        aria-label="Shipments that can be pinned"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        hideFooter
      />
    </div>
  );
}
