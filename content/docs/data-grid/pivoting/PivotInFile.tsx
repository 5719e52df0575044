import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  GRID_ROOT_GROUP_ID,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  gridAggregationLookupSelector,
  gridFilteredSortedTopLevelRowEntriesSelector,
  gridRowNodeSelector,
  gridVisibleColumnFieldsSelector,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridApiPremium,
  type GridRowId,
} from '@mui/x-data-grid-premium';
import { tenColumns, tenShipments } from '../tenShipments';

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'carrier' }],
      columns: [{ field: 'port' }],
      values: [{ field: 'containers', aggFunc: 'sum' }],
    },
  },
};

/** A line for each group of the first level, and one for all of them. */
function writeTable(apiRef: React.RefObject<GridApiPremium | null>): string {
  const lookup = gridAggregationLookupSelector(apiRef);
  const fields = gridVisibleColumnFieldsSelector(apiRef).filter(
    (field) => field !== GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  );
  const line = (name: unknown, id: GridRowId) =>
    [name, ...fields.map((field) => lookup[id]?.[field]?.value ?? 0)].join(',');
  const groups = gridFilteredSortedTopLevelRowEntriesSelector(apiRef);
  // The field of a column is its path, such as Rotterdam>->containers.
  const head = fields.map((field) => field.split('>->').join(' '));
  return [
    ['Group', ...head].join(','),
    ...groups.map(({ id }) => {
      const node = gridRowNodeSelector(apiRef, id);
      return line(node?.type === 'group' ? node.groupingKey : '', id);
    }),
    line('Total', GRID_ROOT_GROUP_ID),
  ].join('\r\n');
}

export default function PivotInFile() {
  const apiRef = useGridApiRef();
  const [file, setFile] = React.useState('');

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => setFile(apiRef.current?.getDataAsCsv() ?? '')}>
        As the grid exports it
      </Button>
      <Button onClick={() => setFile(writeTable(apiRef))}>As it looks</Button>
      <div style={{ height: 330 }}>
        <DataGridPremium
          aria-label="A pivot table to export"
          apiRef={apiRef}
          rows={tenShipments}
          columns={tenColumns}
          initialState={initialState}
          hideFooter
        />
      </div>
      <pre role="status" style={{ minHeight: '7lh', overflowX: 'auto' }}>
        {file || 'Press a button to see the file.'}
      </pre>
    </div>
  );
}
