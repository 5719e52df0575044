import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createShipmentServer, type StoredShipment } from '../shipmentServer';
import { toggleColumn } from './toggleColumn';

const columns: GridColDef<StoredShipment>[] = [
  toggleColumn,
  { field: 'number', headerName: 'Number', width: 110 },
  { field: 'carrier', headerName: 'Carrier', flex: 1, minWidth: 110 },
];

type Load = (carrier: string) => Promise<StoredShipment[]>;

interface AnswerProps {
  carrier: string;
  load: Load;
  onRetry: () => void;
}

function OfCarrier(props: Omit<AnswerProps, 'onRetry'>) {
  const [attempt, setAttempt] = React.useState(1);
  // If the carrier of an open row changes, a late answer for the old one is
  // of no use. With this key it does not replace the answer for the new one.
  const key = `${props.carrier}, attempt ${attempt}`;
  const retry = () => setAttempt((count) => count + 1);
  return <Answer key={key} {...props} onRetry={retry} />;
}

function Answer({ carrier, load, onRetry }: AnswerProps) {
  const [found, setFound] = React.useState<StoredShipment[]>();
  const [problem, setProblem] = React.useState('');

  React.useEffect(() => {
    load(carrier).then(setFound, (error: Error) => setProblem(error.message));
  }, [carrier, load]);

  return (
    <div role="row">
      <Box role="gridcell" aria-busy={!found && !problem} sx={{ p: 2 }}>
        {problem ? (
          <Alert
            severity="error"
            action={<Button onClick={onRetry}>Retry</Button>}
          >
            {problem}
          </Alert>
        ) : (
          <Found carrier={carrier} rows={found} />
        )}
      </Box>
    </div>
  );
}

function Found({ carrier, rows }: { carrier: string; rows?: unknown[] }) {
  return rows ? (
    `${carrier} has ${rows.length} shipments with us.`
  ) : (
    <Skeleton width="60%" />
  );
}

const getDetailPanelHeight = () => 'auto' as const;

export default function LoadedPanels() {
  const [server] = React.useState(() => createShipmentServer({ count: 40 }));
  const [rows] = React.useState(() => server.peek().slice(0, 12));
  const [requests, setRequests] = React.useState(0);

  // What was loaded outlives the panel, which is removed when it is closed.
  const [cache] = React.useState(
    () => new Map<string, Promise<StoredShipment[]>>(),
  );
  const load = React.useCallback<Load>(
    (carrier) => {
      const known = cache.get(carrier);
      if (known) {
        return known;
      }
      setRequests((count) => count + 1);
      const request = server
        .list()
        .then((answer) => answer.rows.filter((row) => row.carrier === carrier));
      cache.set(carrier, request);
      // A failure is not kept.
      request.catch(() => cache.delete(carrier));
      return request;
    },
    [cache, server],
  );

  const getDetailPanelContent = React.useCallback<
    NonNullable<DataGridProProps<StoredShipment>['getDetailPanelContent']>
  >(({ row }) => <OfCarrier carrier={row.carrier} load={load} />, [load]);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch onChange={(_, checked) => server.setDown(checked)} />}
        label="The server is down"
        sx={{ mx: 0, mb: 1 }}
      />
      <div style={{ height: 340 }}>
        <DataGridPro
          aria-label="Shipments"
          rows={rows}
          columns={columns}
          getDetailPanelContent={getDetailPanelContent}
          getDetailPanelHeight={getDetailPanelHeight}
          hideFooter
        />
      </div>
      <Box role="status" sx={{ mt: 1, fontSize: 14 }}>
        Requests: {requests}
      </Box>
    </div>
  );
}
