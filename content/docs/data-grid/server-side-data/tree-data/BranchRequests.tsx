import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { createDepots } from '../depots';
import { createPageSource } from '../pageSource';
import type { RequestEvent } from '../rowQuery';
import { createServerSource } from '../serverSource';

const columns: GridColDef[] = [
  { field: 'kind', headerName: 'Kind', width: 100 },
  { field: 'staff', headerName: 'Staff', type: 'number', width: 90 },
  { field: 'inspected', headerName: 'Inspected', type: 'date', width: 110 },
];

const describe = ({ query, state, rows, message }: RequestEvent): string => {
  const where = query.groupKeys?.join(' / ') || 'The regions';
  return `${where}: ${state === 'answered' ? `${rows} rows` : (message ?? 'sent')}`;
};

const place = { headerName: 'Place', width: 200 };

export default function BranchRequests() {
  const [isRemote, setRemote] = React.useState(false);
  const [requests, setRequests] = React.useState<RequestEvent[]>([]);

  const dataSource = React.useMemo<GridDataSource>(() => {
    const onRequest = (event: RequestEvent) =>
      setRequests((old) => [
        event,
        ...old.filter(({ request }) => request !== event.request),
      ]);
    const source = isRemote
      ? createServerSource('depots', { onRequest })
      : createPageSource(createDepots(), { onRequest });
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
      <div style={{ height: 400 }}>
        <DataGridPro
          key={String(isRemote)}
          aria-label="Depots and their requests"
          treeData
          groupingColDef={place}
          dataSource={dataSource}
          // What went wrong is in the list of requests.
          onDataSourceError={() => undefined}
          columns={columns}
          showToolbar
          hideFooter
        />
      </div>
      <p>
        {requests.length === 1
          ? '1 request, the newest first:'
          : `${requests.length} requests, the newest first:`}
      </p>
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
