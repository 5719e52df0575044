import CalendarMonth from '@mui/icons-material/CalendarMonth';
import Scale from '@mui/icons-material/Scale';
import VerifiedUser from '@mui/icons-material/VerifiedUser';
import Box from '@mui/material/Box';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import {
  DataGrid,
  type GridColDef,
  type GridColumnHeaderParams,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const icons: Record<string, React.ComponentType<SvgIconProps>> = {
  arrival: CalendarMonth,
  weight: Scale,
};

function renderHeaderWithIcon({
  field,
  colDef,
}: GridColumnHeaderParams<Shipment>) {
  const Icon = icons[field];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        fontWeight: 'fontWeightMedium',
      }}
    >
      {Icon && <Icon fontSize="small" />}
      {colDef.headerName ?? field}
    </Box>
  );
}

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', flex: 1, minWidth: 95 },
  {
    field: 'arrival',
    headerName: 'Arrival',
    type: 'date',
    width: 106,
    renderHeader: renderHeaderWithIcon,
  },
  {
    field: 'weight',
    headerName: 'Weight',
    type: 'number',
    width: 110,
    renderHeader: renderHeaderWithIcon,
  },
  {
    field: 'insured',
    headerName: 'Insured',
    type: 'boolean',
    width: 80,
    renderHeader: ({ colDef }) => (
      <VerifiedUser fontSize="small" titleAccess={colDef.headerName} />
    ),
  },
];

const rows = createShipments(3);

export default function RenderedHeaders() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Shipments with icons in the headers"
        rows={rows}
        columns={columns}
        showToolbar
        hideFooter
      />
    </div>
  );
}
