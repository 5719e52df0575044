import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import { createDepotServer } from './depotServer';
import { depotColumns } from './depots';

export default function LoadedBranches() {
  const [server] = React.useState(createDepotServer);
  const [message, setMessage] = React.useState('Nothing was asked for yet.');

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async ({ groupKeys = [] }) => {
        setMessage(`Asked for: ${groupKeys.join(' / ') || 'the regions'}`);
        const rows = await server.list(groupKeys);
        // The count of children would replace the one of the whole grid.
        return groupKeys.length === 0
          ? { rows, rowCount: rows.length }
          : { rows };
      },
      getGroupKey: (row) => row.name,
      getChildrenCount: (row) => row.children,
    }),
    [server],
  );

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch onChange={(_, checked) => server.setDown(checked)} />}
        label="The server is down"
        sx={{ mx: 0, mb: 1 }}
      />
      <div style={{ height: 420 }}>
        <DataGridPro
          aria-label="Depots from a server"
          treeData
          dataSource={dataSource}
          onDataSourceError={(error) => setMessage(error.message)}
          columns={depotColumns}
          hideFooter
        />
      </div>
      <p role="status">{message}</p>
    </div>
  );
}
