import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  gridColumnFieldsSelector,
  useGridApiRef,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid-pro';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', flex: 1, minWidth: 92 },
  { field: 'origin', headerName: 'From', width: 92 },
  { field: 'destination', headerName: 'To', width: 92 },
  { field: 'value', headerName: 'Value', type: 'number', width: 110 },
  { field: 'currency', headerName: 'Currency', width: 110 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'Route',
    children: [{ field: 'origin' }, { field: 'destination' }],
  },
  {
    groupId: 'Invoice',
    children: [{ field: 'value' }, { field: 'currency' }],
  },
];

const rows = createShipments(3);

export default function OrderedGroups() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('');

  const moveToStart = (groupId: string) => {
    const api = apiRef.current;
    if (!api) {
      return;
    }
    const fields = gridColumnFieldsSelector(apiRef).filter((field) =>
      api.getColumnGroupPath(field).includes(groupId),
    );
    // The first column of the grid is not part of a group and stays.
    fields.forEach((field, index) => api.setColumnIndex(field, 1 + index));
    setMessage(`${groupId} is first.`);
  };

  return (
    <div style={{ width: '100%' }}>
      {['Route', 'Invoice'].map((groupId) => (
        <Button key={groupId} onClick={() => moveToStart(groupId)}>
          {groupId} first
        </Button>
      ))}
      <span role="status">{message}</span>
      <div style={{ height: 270, marginTop: 8 }}>
        <DataGridPro
          aria-label="Shipments, groups can be moved"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          columnGroupingModel={columnGroupingModel}
          hideFooter
        />
      </div>
    </div>
  );
}
