import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  GRID_AGGREGATION_ROOT_FOOTER_ROW_ID,
  GRID_ROOT_GROUP_ID,
  gridAggregationLookupSelector,
  gridFilteredSortedRowIdsSelector,
  gridVisibleColumnFieldsSelector,
  useGridApiRef,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { columnsOf, tenShipments } from '../tenShipments';

const initialState: DataGridPremiumProps['initialState'] = {
  aggregation: { model: { containers: 'sum', rate: 'avg' } },
};

const columns = columnsOf('number', 'carrier', 'containers', 'rate');

export default function TotalsInFile() {
  const apiRef = useGridApiRef();
  const [file, setFile] = React.useState('');

  const exportAsItIs = () => setFile(apiRef.current?.getDataAsCsv() ?? '');

  const exportWithTotals = () => {
    const body = apiRef.current?.getDataAsCsv({
      getRowsToExport: () =>
        gridFilteredSortedRowIdsSelector(apiRef).filter(
          (id) => id !== GRID_AGGREGATION_ROOT_FOOTER_ROW_ID,
        ),
    });
    const totals = gridAggregationLookupSelector(apiRef)[GRID_ROOT_GROUP_ID];
    const line = gridVisibleColumnFieldsSelector(apiRef).map((field, index) =>
      index === 0 ? 'Total' : String(totals?.[field]?.value ?? ''),
    );
    setFile(`${body}\r\n${line.join(',')}`);
  };

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={exportAsItIs}>As the grid exports it</Button>
      <Button onClick={exportWithTotals}>With totals</Button>
      <div style={{ height: 458 }}>
        <DataGridPremium
          aria-label="Shipments to export"
          apiRef={apiRef}
          density="compact"
          rows={tenShipments}
          columns={columns}
          initialState={initialState}
          hideFooter
        />
      </div>
      <pre role="status" style={{ minHeight: '13lh', overflowX: 'auto' }}>
        {file || 'Press a button to see the file.'}
      </pre>
    </div>
  );
}
