import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridRowSelectionModel } from '@mui/x-data-grid-pro';
import { depotColumns, depots, getDepotPath } from './depots';

const nothing: GridRowSelectionModel = { type: 'include', ids: new Set() };

export default function ChosenDepots() {
  const [descendants, setDescendants] = React.useState(true);
  const [parents, setParents] = React.useState(true);
  const [model, setModel] = React.useState(nothing);

  const propagation = React.useMemo(
    () => ({ descendants, parents }),
    [descendants, parents],
  );

  const chosen = depots.filter(({ id }) =>
    model.type === 'include' ? model.ids.has(id) : !model.ids.has(id),
  );

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={descendants}
            onChange={(_, checked) => setDescendants(checked)}
          />
        }
        label="Parents select their children"
      />
      <FormControlLabel
        control={
          <Switch
            checked={parents}
            onChange={(_, checked) => setParents(checked)}
          />
        }
        label="Children select their parents"
      />
      <div style={{ height: 420 }}>
        <DataGridPro
          aria-label="Depots to choose"
          treeData
          getTreeDataPath={getDepotPath}
          defaultGroupingExpansionDepth={-1}
          checkboxSelection
          disableRowSelectionOnClick
          rowSelectionPropagation={propagation}
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          rows={depots}
          columns={depotColumns}
          hideFooter
        />
      </div>
      <p role="status">
        {chosen.length === 0
          ? 'Nothing is selected.'
          : `Selected: ${chosen.map(({ path }) => path.at(-1)).join(', ')}`}
      </p>
    </div>
  );
}
