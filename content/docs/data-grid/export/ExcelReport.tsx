import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  ExportExcel,
  Toolbar,
  type GridColDef,
  type GridExcelExportOptions,
} from '@mui/x-data-grid-premium';
import { createShipments, statuses, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 95 },
  { field: 'weight', headerName: 'Weight', type: 'number', width: 95 },
  { field: 'departure', headerName: 'Departure', type: 'date', width: 125 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...statuses],
    flex: 1,
    minWidth: 100,
  },
];

const rows = createShipments(5);

const options: GridExcelExportOptions = {
  fileName: 'shipments',
  columnsStyles: {
    weight: { numFmt: '#,##0 "kg"' },
    departure: { numFmt: 'yyyy-mm-dd' },
  },
  exceljsPreProcess: async ({ workbook, worksheet }) => {
    workbook.creator = 'Northgate Freight';
    worksheet.addRow(['Shipments by departure']).font = {
      bold: true,
      size: 16,
    };
    worksheet.addRow([]);
  },
  exceljsPostProcess: async ({ worksheet }) => {
    worksheet.views = [{ state: 'frozen', ySplit: 3 }];
    const last = worksheet.rowCount;
    worksheet.addRow(['Total', { formula: `SUM(B4:B${last})` }]).font = {
      bold: true,
    };
  },
};

function ExcelToolbar() {
  return (
    <Toolbar>
      <ExportExcel render={<Button size="small" />} options={options}>
        Download for Excel
      </ExportExcel>
    </Toolbar>
  );
}

export default function ExcelReport() {
  const [state, setState] = React.useState('');

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 371 }}>
        <DataGridPremium
          aria-label="Shipments, download them for Excel"
          rows={rows}
          columns={columns}
          initialState={{
            sorting: { sortModel: [{ field: 'departure', sort: 'asc' }] },
          }}
          slots={{ toolbar: ExcelToolbar }}
          showToolbar
          onExcelExportStateChange={setState}
          hideFooter
        />
      </div>
      <div role="status" style={{ minHeight: 24 }}>
        {state === 'pending' && 'Writing the file …'}
        {state === 'finished' && 'The file is ready.'}
      </div>
    </div>
  );
}
