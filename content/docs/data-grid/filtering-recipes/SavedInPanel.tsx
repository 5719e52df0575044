import * as React from 'react';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createShipments, statuses, type Shipment } from '../shipments';
import { PanelWithSaved } from './panelWithSaved';
import { SavedFiltersContext, type SavedFilter } from './savedFilters';

const columns: GridColDef<Shipment>[] = [
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 120 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...statuses],
    width: 120,
  },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 120 },
];

const rows = createShipments(40);
const slots: DataGridProProps['slots'] = { filterPanel: PanelWithSaved };

const late: SavedFilter = {
  name: 'Late',
  model: {
    items: [{ id: 1, field: 'status', operator: 'is', value: 'Delayed' }],
  },
};

export default function SavedInPanel() {
  const [filters, setFilters] = React.useState([late]);
  const saved = React.useMemo(() => {
    const without = (name: string) =>
      filters.filter((filter) => filter.name !== name);
    return {
      filters,
      save: (filter: SavedFilter) =>
        setFilters([...without(filter.name), filter]),
      remove: (name: string) => setFilters(without(name)),
    };
  }, [filters]);

  return (
    <div style={{ height: 480, width: '100%' }}>
      <SavedFiltersContext.Provider value={saved}>
        <DataGridPro
          aria-label="Shipments with saved filters"
          rows={rows}
          columns={columns}
          slots={slots}
          showToolbar
        />
      </SavedFiltersContext.Provider>
    </div>
  );
}
