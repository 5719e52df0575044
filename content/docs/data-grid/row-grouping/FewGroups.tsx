import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import { changeColumn, shipments } from './groupable';

const columns = changeColumn('status', { groupable: false });

export default function FewGroups() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => apiRef.current?.addRowGroupingCriteria('status')}>
        Group by status
      </Button>
      <Button
        onClick={() => apiRef.current?.removeRowGroupingCriteria('status')}
      >
        Stop grouping
      </Button>
      <div style={{ height: 400 }}>
        <DataGridPremium
          aria-label="Shipments that your code can group by status"
          apiRef={apiRef}
          rows={shipments}
          columns={columns}
        />
      </div>
    </div>
  );
}
