import * as React from 'react';
import Slider from '@mui/material/Slider';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../../shipments';

function ContainerSlider({
  id,
  field,
  value = 1,
  hasFocus,
}: GridRenderEditCellParams<Shipment, number>) {
  const apiRef = useGridApiContext();
  const input = React.useRef<HTMLInputElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      input.current?.focus();
    }
  }, [hasFocus]);

  return (
    <Slider
      aria-label="Containers"
      size="small"
      min={1}
      max={24}
      value={value}
      valueLabelDisplay="auto"
      slotProps={{ input: { ref: input } }}
      onChange={(_event, next) =>
        apiRef.current.setEditCellValue({ id, field, value: next })
      }
      sx={{ mx: 2 }}
    />
  );
}

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 110 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  {
    field: 'containers',
    headerName: 'Containers',
    type: 'number',
    width: 160,
    editable: true,
    renderEditCell: (params) => <ContainerSlider {...params} />,
  },
];

const rows = createShipments(4);

export default function SliderCell() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Shipments"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
