import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type GridCellSelectionModel,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 100 },
  { field: 'weight', headerName: 'Weight', type: 'number', width: 100 },
];

const rows = createShipments(6);

/** What a spreadsheet shows in its status bar. */
function summaryOf(model: GridCellSelectionModel): string {
  const values = rows.flatMap((row) =>
    Object.entries(row)
      .filter(([field]) => model[row.id]?.[field])
      .map(([, value]) => value),
  );
  const numbers = values.filter((value) => typeof value === 'number');
  const sum = numbers.reduce((total, value) => total + value, 0);
  return numbers.length === 0
    ? `Cells: ${values.length}`
    : `Cells: ${values.length}, sum: ${sum.toLocaleString('en-US')}`;
}

export default function SumOfCells() {
  const [model, setModel] = React.useState<GridCellSelectionModel>({
    1: { containers: true },
    2: { containers: true },
    3: { containers: true },
  });

  const selectHeavy = () => {
    const heavy = rows.filter(({ weight }) => weight > 150_000);
    setModel(Object.fromEntries(heavy.map(({ id }) => [id, { weight: true }])));
  };

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" sx={{ mb: 1, gap: 1, flexWrap: 'wrap' }}>
        <Button onClick={selectHeavy}>Weights over 150,000</Button>
        <Button onClick={() => setModel({})}>Clear</Button>
      </Stack>
      <div style={{ height: 370 }}>
        <DataGridPremium
          aria-label="Shipments, add up cells"
          rows={rows}
          columns={columns}
          cellSelection
          cellSelectionModel={model}
          onCellSelectionModelChange={setModel}
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {summaryOf(model)}
      </Typography>
    </div>
  );
}
