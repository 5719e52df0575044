import * as React from 'react';
import {
  DataGridPro,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { createDepots } from '../depots';
import { createPageSource } from '../pageSource';
import type { RequestEvent } from '../rowQuery';

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
  const [requests, setRequests] = React.useState<RequestEvent[]>([]);

  const dataSource = React.useMemo<GridDataSource>(() => {
    const source = createPageSource(createDepots(), {
      onRequest: (event) =>
        setRequests((old) => [
          event,
          ...old.filter(({ request }) => request !== event.request),
        ]),
    });
    return {
      getRows: (params) => source.load(params),
      getGroupKey: (row) => row.groupKey,
      getChildrenCount: (row) => row.childCount,
    };
  }, []);

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 400 }}>
        <DataGridPro
          aria-label="Depots and their requests"
          treeData
          groupingColDef={place}
          dataSource={dataSource}
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
