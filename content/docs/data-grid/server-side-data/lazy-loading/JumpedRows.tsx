import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  useGridApiRef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { createRequestLog, RequestTimeline, withLog } from '../../requestLog';
import { columns } from './columns';
import { createRangeServer } from './rangeServer';

const COUNT = 2000;

interface Part {
  start: number;
  length: number;
}

export default function JumpedRows() {
  const apiRef = useGridApiRef();
  const [log] = React.useState(() => createRequestLog());
  const [server] = React.useState(() => createRangeServer({ count: COUNT }));
  const [parts, setParts] = React.useState<Part[]>([]);
  const [target, setTarget] = React.useState('1500');

  const dataSource = React.useMemo(() => {
    const source: GridDataSource = {
      getRows: async (params) => {
        const answer = await server.range(params);
        const part = {
          start: Number(params.start),
          length: answer.rows.length,
        };
        setParts((current) => [...current, part]);
        return answer;
      },
    };
    return withLog(source, log);
  }, [log, server]);

  const jump = (event: React.SubmitEvent) => {
    event.preventDefault();
    const row = Math.min(Math.max(Number(target) || 1, 1), COUNT);
    apiRef.current?.scrollToIndexes({ rowIndex: row - 1 });
  };

  return (
    <div style={{ width: '100%' }}>
      <Box
        component="form"
        onSubmit={jump}
        sx={{ display: 'flex', gap: 1, my: 1 }}
      >
        <TextField
          label="Row"
          type="number"
          size="small"
          value={target}
          onChange={(event) => setTarget(event.target.value)}
          sx={{ width: 110 }}
        />
        <Button type="submit">Go</Button>
      </Box>
      <div style={{ height: 340 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Shipments, jump to a row"
          columns={columns}
          dataSource={dataSource}
          disableColumnFilter
          disableColumnSorting
          lazyLoading
          initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
        />
      </div>
      <Box
        role="img"
        aria-label={`${parts.length} parts of ${COUNT} rows were loaded`}
        sx={{
          position: 'relative',
          height: 12,
          mt: 1,
          borderRadius: 1,
          overflow: 'hidden',
          bgcolor: 'action.hover',
        }}
      >
        {parts.map(({ start, length }, index) => (
          <Box
            key={index}
            sx={{
              position: 'absolute',
              insetBlock: 0,
              insetInlineStart: `${(start / COUNT) * 100}%`,
              width: `${(length / COUNT) * 100}%`,
              bgcolor: 'primary.main',
            }}
          />
        ))}
      </Box>
      <RequestTimeline log={log} label="Requests to the server" height={130} />
    </div>
  );
}
