import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  gridSortModelSelector,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { createShipmentServer, type StoredShipment } from '../shipmentServer';
import { loadAll, toCsv } from './downloadAll';
import { saveFile } from './saveFile';

const columns: GridColDef<StoredShipment>[] = [
  { field: 'number', headerName: 'Number', width: 105 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  { field: 'weight', headerName: 'Weight', type: 'number', width: 100 },
];

export default function ServerFile() {
  const apiRef = useGridApiRef();
  const [server] = React.useState(() => createShipmentServer({ count: 1000 }));
  const [status, setStatus] = React.useState('Nothing has been downloaded.');
  const [running, setRunning] = React.useState<AbortController>();

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: ({ sortModel, paginationModel }) =>
        server.list({ sortModel, paginationModel }),
    }),
    [server],
  );

  const download = async () => {
    const controller = new AbortController();
    setRunning(controller);
    try {
      const rows = await loadAll({
        list: server.list,
        sortModel: gridSortModelSelector(apiRef),
        onProgress: (loaded, total) => setStatus(`${loaded} of ${total} rows`),
        signal: controller.signal,
      });
      const text = toCsv(rows, ['number', 'goods', 'weight']);
      saveFile('shipments.csv', 'text/csv', text);
      setStatus(`The file has ${rows.length} rows.`);
    } catch (error) {
      setStatus(
        controller.signal.aborted
          ? 'You have stopped the download.'
          : `There is no file. ${String(error)}`,
      );
    }
    setRunning(undefined);
  };

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" sx={{ mb: 1, gap: 2, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          size="small"
          onClick={() => (running ? running.abort() : void download())}
        >
          {running ? 'Stop' : 'Download all rows'}
        </Button>
        <FormControlLabel
          control={
            <Switch onChange={(_, checked) => server.setDown(checked)} />
          }
          label="The server is down"
          sx={{ mx: 0 }}
        />
      </Stack>
      <div style={{ height: 371 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Shipments, the server has a thousand"
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={({ message }) => setStatus(message)}
          initialState={{
            pagination: { paginationModel: { pageSize: 5 }, rowCount: 1000 },
          }}
          pageSizeOptions={[5, 10]}
          disableColumnFilter
        />
      </div>
      <div role="status" style={{ marginTop: 8 }}>
        {status}
      </div>
    </div>
  );
}
