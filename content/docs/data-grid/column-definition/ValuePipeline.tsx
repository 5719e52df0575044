import * as React from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const toTons = (kilograms: number) => kilograms / 1000;
// While the input is empty, the value of the edit is null.
const formatTons = (tons: number | null) =>
  tons === null ? '' : `${tons.toFixed(1)} t`;
const parseTons = (typed: string) =>
  typed === '' ? null : Math.abs(Number(typed));
const storeTons = (tons: number | null, row: Shipment): Shipment => ({
  ...row,
  weight: Math.round((tons ?? 0) * 1000),
});

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 100 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 105 },
  {
    field: 'weight',
    headerName: 'Weight',
    type: 'number',
    width: 105,
    editable: true,
    valueGetter: toTons,
    valueFormatter: formatTons,
    valueParser: parseTons,
    valueSetter: storeTons,
  },
];

export default function ValuePipeline() {
  const [rows, setRows] = React.useState(() => createShipments(3));
  const [shownId, setShownId] = React.useState(1);
  const [typed, setTyped] = React.useState('');

  const shown = rows.find(({ id }) => id === shownId) ?? rows[0];
  const tons = toTons(shown.weight);
  const parsed = parseTons(typed);

  const saveRow = (changed: Shipment) => {
    setRows((current) =>
      current.map((row) => (row.id === changed.id ? changed : row)),
    );
    return changed;
  };

  const steps = [
    ['valueGetter', `${shown.weight}`, `${tons}`],
    ['valueFormatter', `${tons}`, `"${formatTons(tons)}"`],
  ];
  if (typed) {
    const stored = storeTons(parsed, shown).weight;
    steps.push(
      ['valueParser', `"${typed}"`, `${parsed}`],
      ['valueSetter', `${parsed}`, `weight: ${stored}`],
    );
  }

  return (
    <div style={{ width: '100%' }}>
      <div
        style={{ height: 214 }}
        onInput={({ target }) =>
          target instanceof HTMLInputElement && setTyped(target.value)
        }
      >
        <DataGrid
          aria-label="Shipments, weights can be edited"
          rows={rows}
          columns={columns}
          processRowUpdate={saveRow}
          onCellClick={({ row }) => {
            setShownId(row.id);
            setTyped('');
          }}
          hideFooter
        />
      </div>
      <Table
        size="small"
        aria-label={`Weight of ${shown.number}, step by step`}
      >
        <TableHead>
          <TableRow>
            <TableCell>{shown.number}</TableCell>
            <TableCell>Gets</TableCell>
            <TableCell>Returns</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {steps.map(([step, input, output]) => (
            <TableRow key={step}>
              <TableCell component="th" scope="row">
                {step}
              </TableCell>
              <TableCell>{input}</TableCell>
              <TableCell>{output}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
