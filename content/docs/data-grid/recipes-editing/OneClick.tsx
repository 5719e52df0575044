import * as React from 'react';
import {
  DataGrid,
  GridCellModes,
  type DataGridProps,
  type GridCellModesModel,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 110 },
  {
    field: 'goods',
    headerName: 'Goods',
    flex: 1,
    minWidth: 110,
    editable: true,
  },
  {
    field: 'containers',
    headerName: 'Containers',
    type: 'number',
    width: 110,
    editable: true,
  },
];

const rows = createShipments(4);

export default function OneClick() {
  const [model, setModel] = React.useState<GridCellModesModel>({});

  const openCell: DataGridProps['onCellClick'] = ({
    id,
    field,
    isEditable,
    cellMode,
  }) => {
    if (isEditable && cellMode === 'view') {
      setModel((current) => ({
        ...current,
        [id]: { ...current[id], [field]: { mode: GridCellModes.Edit } },
      }));
    }
  };

  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Shipments"
        rows={rows}
        columns={columns}
        cellModesModel={model}
        onCellModesModelChange={setModel}
        onCellClick={openCell}
        hideFooter
      />
    </div>
  );
}
