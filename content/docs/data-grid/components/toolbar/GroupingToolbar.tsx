import Chip from '@mui/material/Chip';
import {
  DataGridPremium,
  gridRowGroupingSanitizedModelSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createShipments, type Shipment } from '../../shipments';

const choices = [
  ['carrier', 'Carrier'],
  ['status', 'Status'],
  ['priority', 'Priority'],
];

function GroupBar() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridRowGroupingSanitizedModelSelector);

  const toggle = (field: string) => {
    if (model.includes(field)) {
      apiRef.current.removeRowGroupingCriteria(field);
    } else {
      apiRef.current.addRowGroupingCriteria(field);
    }
  };

  return (
    <Toolbar aria-label="Group by">
      {choices.map(([field, label]) => {
        const rank = model.indexOf(field) + 1;
        return (
          <ToolbarButton
            key={field}
            aria-pressed={rank > 0}
            onClick={() => toggle(field)}
            render={
              <Chip
                clickable
                color={rank ? 'primary' : 'default'}
                label={rank ? `${rank}. ${label}` : label}
              />
            }
          />
        );
      })}
    </Toolbar>
  );
}

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 100 },
  { field: 'carrier', headerName: 'Carrier', width: 110 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'priority', headerName: 'Priority', width: 100 },
];

const rows = createShipments(20);

export default function GroupingToolbar() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments in groups"
        rows={rows}
        columns={columns}
        slots={{ toolbar: GroupBar }}
        showToolbar
        initialState={{ rowGrouping: { model: ['carrier'] } }}
        hideFooter
      />
    </div>
  );
}
