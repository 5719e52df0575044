import * as React from 'react';
import {
  DataGridPremium,
  gridRowSelectionIdsSelector,
  useGridApiRef,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { columnsOf, tenShipments, type TenthShipment } from '../tenShipments';

const initialState: DataGridPremiumProps['initialState'] = {
  aggregation: { model: { containers: 'sum' } },
};

const columns = columnsOf('number', 'carrier', 'containers');

export default function SelectedTotals() {
  const apiRef = useGridApiRef();
  const [selected, setSelected] = React.useState({ rows: 0, containers: 0 });

  const addUp = () => {
    const api = apiRef.current;
    const ids = [...gridRowSelectionIdsSelector(apiRef).keys()];
    const containers = ids.reduce<number>(
      (sum, id) => sum + (api?.getRow<TenthShipment>(id)?.containers ?? 0),
      0,
    );
    setSelected({ rows: ids.length, containers });
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 458 }}>
        <DataGridPremium
          aria-label="Shipments to select"
          apiRef={apiRef}
          density="compact"
          checkboxSelection
          rows={tenShipments}
          columns={columns}
          initialState={initialState}
          onRowSelectionModelChange={addUp}
          hideFooter
        />
      </div>
      <p role="status">
        Selected: {selected.rows} shipments, {selected.containers} containers
      </p>
    </div>
  );
}
