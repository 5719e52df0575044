import * as React from 'react';
import {
  DataGridPremium,
  gridRowNodeSelector,
  gridRowTreeSelector,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridColDef,
  type GridDataSource,
  type GridRowId,
} from '@mui/x-data-grid-premium';
import { carriers, createShipments } from '../../shipments';
import { createPageSource } from '../pageSource';

const columns: GridColDef[] = [
  { field: 'number', headerName: 'Shipment', width: 110 },
  {
    field: 'carrier',
    headerName: 'Carrier',
    type: 'singleSelect',
    valueOptions: carriers,
    editable: true,
    width: 140,
  },
  { field: 'status', headerName: 'Status', width: 120 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['carrier'] },
};

const group = { width: 160 };

/** A table that can be written to, behind the same interface. */
function createTable() {
  let shipments = createShipments(16);
  return {
    load: (query: Parameters<GridDataSource['getRows']>[0]) =>
      createPageSource(shipments, { latency: 0 }).load(query),
    async setCarrier(id: GridRowId, carrier: string) {
      shipments = shipments.map((old) =>
        old.id === id ? { ...old, carrier } : old,
      );
    },
  };
}

export default function MovedShipments() {
  const apiRef = useGridApiRef();
  const [table] = React.useState(createTable);

  // Loads the groups, and then the rows of those that were open.
  const reload = React.useCallback(async () => {
    const api = apiRef.current;
    const open = Object.values(gridRowTreeSelector(apiRef)).filter(
      (node) =>
        node.type === 'group' && node.parent !== null && node.childrenExpanded,
    );
    api?.dataSource.cache.clear();
    await api?.dataSource.fetchRows();
    for (const { id } of open) {
      if (gridRowNodeSelector(apiRef, id)) {
        await api?.dataSource.fetchRows(id);
      }
    }
  }, [apiRef]);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => table.load(params),
      getGroupKey: (row) => row.groupKey,
      getChildrenCount: (row) => row.childCount,
      updateRow: async ({ rowId, updatedRow, previousRow }) => {
        await table.setCarrier(rowId, updatedRow.carrier);
        if (updatedRow.carrier !== previousRow.carrier) {
          // The row belongs to another group now, and two counts have changed.
          void reload();
        }
        return updatedRow;
      },
    }),
    [reload, table],
  );

  return (
    <div style={{ height: 460, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments to give to another carrier"
        apiRef={apiRef}
        dataSource={dataSource}
        columns={columns}
        initialState={initialState}
        groupingColDef={group}
        // Groups are rows, too, but there is nothing to save in them.
        isCellEditable={({ rowNode }) => rowNode.type === 'leaf'}
        hideFooter
      />
    </div>
  );
}
