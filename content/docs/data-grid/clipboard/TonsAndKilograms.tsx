import TextField from '@mui/material/TextField';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createShipments, type Shipment } from '../shipments';

/** "182.4 t", "182,400 kg" or "182400"; undefined leaves the cell as it is. */
function parseWeight(text: string): number | undefined {
  const [, digits, unit] = /^([\d,.]+)\s*(t|kg)?$/.exec(text.trim()) ?? [];
  if (digits === undefined) {
    return undefined;
  }
  const value = Number(digits.replaceAll(',', ''));
  if (Number.isNaN(value)) {
    return undefined;
  }
  return unit === 't' ? Math.round(value * 1000) : value;
}

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 105 },
  {
    field: 'weight',
    headerName: 'Weight',
    type: 'number',
    editable: true,
    flex: 1,
    minWidth: 110,
    valueFormatter: (value: number) => `${value / 1000} t`,
    pastedValueParser: parseWeight,
  },
];

const rows = createShipments(4);

export default function TonsAndKilograms() {
  return (
    <div style={{ width: '100%' }}>
      <TextField
        label="Copy these weights"
        multiline
        rows={4}
        fullWidth
        defaultValue={'10.5 t\n20,000 kg\nheavy\n30000'}
        sx={{ my: 1 }}
      />
      <div style={{ height: 266 }}>
        <DataGridPremium
          aria-label="Shipments, paste weights with units"
          rows={rows}
          columns={columns}
          cellSelection
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
    </div>
  );
}
