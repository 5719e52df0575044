import * as React from 'react';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { createShipments } from '../../shipments';
import { createPageSource } from '../pageSource';

const columns: GridColDef[] = [
  { field: 'number', headerName: 'Shipment', width: 110 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'carrier', headerName: 'Carrier', width: 120 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['carrier'] },
  columns: { columnVisibilityModel: { carrier: false } },
};

const group = { width: 180 };

export default function GroupErrors() {
  const [source] = React.useState(() => createPageSource(createShipments(200)));
  const [problem, setProblem] = React.useState('');

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const answer = await source.load(params);
        // A request that works means that the server is back.
        setProblem('');
        return answer;
      },
      getGroupKey: (row) => row.groupKey,
      getChildrenCount: (row) => row.childCount,
    }),
    [source],
  );

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch onChange={(_, checked) => source.setDown(checked)} />}
        label="The server is down"
        sx={{ mx: 0, mb: 1 }}
      />
      <div style={{ height: 360 }}>
        <DataGridPremium
          aria-label="Shipments with a server that fails"
          dataSource={dataSource}
          onDataSourceError={(error) => setProblem(error.message)}
          columns={columns}
          initialState={initialState}
          groupingColDef={group}
          hideFooter
        />
      </div>
      <div style={{ minHeight: 56, marginTop: 8 }} role="status">
        {problem && (
          <Alert severity="error">{problem} Open the group again.</Alert>
        )}
      </div>
    </div>
  );
}
