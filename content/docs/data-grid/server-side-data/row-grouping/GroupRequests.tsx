import * as React from 'react';
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
import type { RequestEvent } from '../rowQuery';
import { createServerSource } from '../serverSource';

const columns: GridColDef[] = [
  { field: 'number', headerName: 'Shipment', width: 110 },
  { field: 'carrier', headerName: 'Carrier', width: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'departure', headerName: 'Departure', type: 'date', width: 120 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['carrier', 'status'] },
  pagination: { paginationModel: { pageSize: 25 } },
};

const group = { width: 180 };
const pageSizes = [25];

const describe = ({ query, state, rows, message }: RequestEvent): string => {
  const { groupFields = [], groupKeys = [] } = query;
  const fields = groupFields.join(', ') || 'nothing';
  const result = state === 'answered' ? `${rows} rows` : (message ?? 'sent');
  return `by ${fields}, in ${groupKeys.join(' / ') || 'all'}: ${result}`;
};

export default function GroupRequests() {
  const [isRemote, setRemote] = React.useState(false);
  const [requests, setRequests] = React.useState<RequestEvent[]>([]);

  const dataSource = React.useMemo<GridDataSource>(() => {
    const onRequest = (event: RequestEvent) =>
      setRequests((old) => [
        event,
        ...old.filter(({ request }) => request !== event.request),
      ]);
    const source = isRemote
      ? createServerSource('shipments', { onRequest })
      : createPageSource(createShipments(1000), { onRequest });
    return {
      getRows: (params) => source.load(params),
      getGroupKey: (row) => row.groupKey,
      getChildrenCount: (row) => row.childCount,
    };
  }, [isRemote]);

  const choose = (remote: boolean) => {
    setRequests([]);
    setRemote(remote);
  };

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={isRemote}
            onChange={(_, checked) => choose(checked)}
          />
        }
        label="Ask the server of this site"
        sx={{ mx: 0, mb: 1 }}
      />
      <div style={{ height: 420 }}>
        <DataGridPremium
          key={String(isRemote)}
          aria-label="Shipments and their requests"
          dataSource={dataSource}
          // What went wrong is in the list of requests.
          onDataSourceError={() => undefined}
          columns={columns}
          initialState={initialState}
          groupingColDef={group}
          pagination
          pageSizeOptions={pageSizes}
        />
      </div>
      <p>Requests, the newest first:</p>
      <ol aria-label="Requests" style={{ height: 120, overflow: 'auto' }}>
        {requests.map((event) => (
          <li key={event.request} value={event.request}>
            {describe(event)}
          </li>
        ))}
      </ol>
    </div>
  );
}
