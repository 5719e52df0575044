import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { createDepots } from '../depots';
import { createPageSource } from '../pageSource';
import { BranchCache } from './branchCache';

const columns: GridColDef[] = [
  { field: 'kind', headerName: 'Kind', width: 100 },
  { field: 'staff', headerName: 'Staff', type: 'number', width: 90 },
];

const depots = createDepots();
const asia = depots.find(({ path }) => path.join() === 'Asia');

const place = { headerName: 'Place', width: 200 };

export default function ForgottenBranch() {
  const apiRef = useGridApiRef();
  const [paths, setPaths] = React.useState<string[]>([]);
  const [requests, setRequests] = React.useState(0);
  const [cache] = React.useState(() => new BranchCache(setPaths));

  const dataSource = React.useMemo<GridDataSource>(() => {
    const source = createPageSource(depots, {
      latency: 200,
      onRequest: ({ request }) => setRequests(request),
    });
    return {
      getRows: (params) => source.load(params),
      getGroupKey: (row) => row.groupKey,
      getChildrenCount: (row) => row.childCount,
    };
  }, []);

  const refreshAsia = () => {
    cache.forget('Asia');
    void apiRef.current?.dataSource.fetchRows(asia?.id);
  };

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={refreshAsia} sx={{ mb: 1 }}>
        Load Asia again
      </Button>
      <div style={{ height: 360 }}>
        <DataGridPro
          aria-label="Depots in a cache"
          apiRef={apiRef}
          treeData
          groupingColDef={place}
          dataSource={dataSource}
          dataSourceCache={cache}
          columns={columns}
          hideFooter
        />
      </div>
      <p role="status">
        {`Requests so far: ${requests}. In the cache: ${paths
          .map((path) => path || 'the regions')
          .join(', ')}`}
      </p>
    </div>
  );
}
