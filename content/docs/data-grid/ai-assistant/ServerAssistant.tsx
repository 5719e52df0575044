import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  useGridApiRef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { createShipmentServer } from '../shipmentServer';
import { shipmentColumns } from './askableShipments';
import { answerPrompt } from './interpreter';

const prompts = [
  'At sea, most containers first',
  'From Busan',
  'More than 20 containers',
];

const server = createShipmentServer({ count: 400 });

export default function ServerAssistant() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('Ask something.');

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async ({ filterModel, sortModel, paginationModel }) => {
        const conditions = [
          ...filterModel.items.map(
            ({ field, operator, value }) => `${field} ${operator} ${value}`,
          ),
          ...sortModel.map(({ field, sort }) => `${field} ${sort}`),
        ];
        setMessage(`Request: ${conditions.join(', ') || 'all shipments'}`);
        return server.list({ filterModel, sortModel, paginationModel });
      },
    }),
    [],
  );

  return (
    <div style={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', gap: 1, mb: 1 }}
      >
        {prompts.map((prompt) => (
          <Button
            key={prompt}
            variant="outlined"
            onClick={() => apiRef.current?.aiAssistant.processPrompt(prompt)}
          >
            {prompt}
          </Button>
        ))}
      </Stack>
      <div style={{ height: 380 }}>
        <DataGridPremium
          aria-label="Shipments of a server"
          apiRef={apiRef}
          columns={shipmentColumns}
          dataSource={dataSource}
          aiAssistant
          onPrompt={answerPrompt}
          disableRowGrouping
          disableAggregation
          disablePivoting
          pagination
          pageSizeOptions={[20]}
          initialState={{
            pagination: { paginationModel: { pageSize: 20 }, rowCount: 0 },
          }}
        />
      </div>
      <p role="status">{message}</p>
    </div>
  );
}
