import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  type GridColDef,
  type GridDataSource,
  type GridRowSelectionModel,
} from '@mui/x-data-grid-pro';
import { createDepots } from '../depots';
import { createPageSource } from '../pageSource';

const depots = createDepots();
const source = createPageSource(depots, { latency: 200 });

const dataSource: GridDataSource = {
  getRows: (params) => source.load(params),
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.childCount,
};

const columns: GridColDef[] = [
  { field: 'kind', headerName: 'Kind', width: 100 },
  { field: 'staff', headerName: 'Staff', type: 'number', width: 90 },
];

const nothing: GridRowSelectionModel = { type: 'include', ids: new Set() };
const alone = { parents: false, descendants: false };

const place = { headerName: 'Place', width: 200 };

export default function KeptDepots() {
  const [keep, setKeep] = React.useState(true);
  const [model, setModel] = React.useState(nothing);

  const names = depots
    .filter(({ id }) => model.ids.has(id))
    .map(({ path }) => path[path.length - 1]);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={keep} onChange={(_, checked) => setKeep(checked)} />
        }
        label="Keep rows selected that are not loaded"
        sx={{ mx: 0, mb: 1 }}
      />
      <div style={{ height: 400 }}>
        <DataGridPro
          aria-label="Depots to select"
          treeData
          groupingColDef={place}
          checkboxSelection
          disableRowSelectionExcludeModel
          keepNonExistentRowsSelected={keep}
          rowSelectionPropagation={alone}
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          dataSource={dataSource}
          columns={columns}
          hideFooter
        />
      </div>
      <p role="status">
        {names.length === 0
          ? 'Nothing is selected.'
          : `Selected: ${names.join(', ')}`}
      </p>
    </div>
  );
}
