import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { depotColumns, depots, getDepotPath, type Depot } from './depots';

/** 100 regions with 10 countries each, which have 99 depots each. */
function createManyDepots(): Depot[] {
  const rows: Depot[] = [];
  const add = (path: string[], containers: number) =>
    rows.push({ id: rows.length + 1, path, staff: 5, containers });
  for (let region = 1; region <= 100; region += 1) {
    add([`Region ${region}`], 0);
    for (let country = 1; country <= 10; country += 1) {
      add([`Region ${region}`, `Country ${country}`], 0);
      for (let depot = 1; depot <= 99; depot += 1) {
        add(
          [`Region ${region}`, `Country ${country}`, `Depot ${depot}`],
          10 * depot,
        );
      }
    }
  }
  return rows;
}

export default function ManyDepots() {
  const [rows, setRows] = React.useState(depots);

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => setRows(createManyDepots())}>
        Show a large tree
      </Button>
      <div style={{ height: 420 }}>
        <DataGridPro
          aria-label="Many depots"
          treeData
          getTreeDataPath={getDepotPath}
          rows={rows}
          columns={depotColumns}
        />
      </div>
    </div>
  );
}
