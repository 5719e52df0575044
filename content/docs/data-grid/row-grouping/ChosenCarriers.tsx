import * as React from 'react';
import {
  DataGridPremium,
  gridRowNodeSelector,
  gridRowSelectionIdsSelector,
  useGridApiRef,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { shipmentColumns, shipments } from './groupable';

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['carrier'] },
};

export default function ChosenCarriers() {
  const apiRef = useGridApiRef();
  const [count, setCount] = React.useState(0);

  // Groups have ids, too: count the rows that are shipments.
  const countShipments = () => {
    const ids = [...gridRowSelectionIdsSelector(apiRef).keys()];
    const leaves = ids.filter(
      (id) => gridRowNodeSelector(apiRef, id)?.type === 'leaf',
    );
    setCount(leaves.length);
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 400 }}>
        <DataGridPremium
          aria-label="Shipments to choose by carrier"
          apiRef={apiRef}
          rows={shipments}
          columns={shipmentColumns}
          initialState={initialState}
          checkboxSelection
          disableRowSelectionOnClick
          disableRowSelectionExcludeModel
          onRowSelectionModelChange={countShipments}
        />
      </div>
      <p role="status">Shipments selected: {count}</p>
    </div>
  );
}
