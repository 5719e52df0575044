import * as React from 'react';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
  type GridDataSource,
  type GridRowSelectionModel,
} from '@mui/x-data-grid-premium';
import { createShipments } from '../../shipments';
import { createPageSource } from '../pageSource';

const source = createPageSource(createShipments(200));

const dataSource: GridDataSource = {
  getRows: (params) => source.load(params),
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.childCount,
};

const columns: GridColDef[] = [
  { field: 'number', headerName: 'Shipment', width: 110 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'carrier', headerName: 'Carrier', width: 120 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['carrier'] },
  columns: { columnVisibilityModel: { carrier: false } },
};

const group = { width: 180 };
const nothing: GridRowSelectionModel = { type: 'include', ids: new Set() };
const alone = { parents: false, descendants: false };

export default function ChosenShipments() {
  const [model, setModel] = React.useState(nothing);

  // The ids of groups are texts, such as `carrier=Levante`.
  const ids = [...model.ids];
  const groups = ids.filter((id) => typeof id === 'string');
  const shipments = ids.filter((id) => typeof id === 'number');

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 400 }}>
        <DataGridPremium
          aria-label="Shipments to cancel"
          checkboxSelection
          disableRowSelectionExcludeModel
          disableRowSelectionOnClick
          keepNonExistentRowsSelected
          rowSelectionPropagation={alone}
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          dataSource={dataSource}
          columns={columns}
          initialState={initialState}
          groupingColDef={group}
          hideFooter
        />
      </div>
      <p role="status">
        {`For the server: ${JSON.stringify({ groups, shipments })}`}
      </p>
    </div>
  );
}
