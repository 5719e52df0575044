import * as React from 'react';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import {
  DataGrid,
  gridColumnVisibilityModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridColumnGroupHeaderParams,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const details = ['goods', 'weight'];

function CargoHeader({ headerName }: GridColumnGroupHeaderParams) {
  const apiRef = useGridApiContext();
  const isRtl = useTheme().direction === 'rtl';
  const model = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  const open = details.some((field) => model[field] !== false);
  const Icon = open === isRtl ? ChevronRight : ChevronLeft;

  const toggle = () => {
    const hidden = details.map((field) => [field, !open] as const);
    apiRef.current.setColumnVisibilityModel({
      ...model,
      ...Object.fromEntries(hidden),
    });
  };

  return (
    <Box
      component="span"
      sx={{
        display: 'flex',
        alignItems: 'center',
        fontWeight: 'fontWeightMedium',
      }}
    >
      {headerName}
      <IconButton
        size="small"
        aria-label={`Details of ${headerName}`}
        aria-expanded={open}
        onClick={toggle}
        onKeyDown={(event) => {
          // The grid moves on from a header, but not from a button in it.
          if (event.key.startsWith('Arrow')) {
            event.currentTarget
              .closest<HTMLElement>('[role="columnheader"]')
              ?.focus();
          }
        }}
      >
        <Icon fontSize="small" />
      </IconButton>
    </Box>
  );
}

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', flex: 1, minWidth: 110 },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 120 },
  { field: 'goods', headerName: 'Goods', width: 130 },
  { field: 'weight', headerName: 'Weight', type: 'number', width: 110 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'cargo',
    headerName: 'Cargo',
    renderHeaderGroup: (params) => <CargoHeader {...params} />,
    children: [{ field: 'containers' }, ...details.map((field) => ({ field }))],
  },
];

const rows = createShipments(3);

export default function CollapsibleGroup() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid
        aria-label="Shipments, the cargo can be collapsed"
        rows={rows}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        initialState={{
          columns: { columnVisibilityModel: { goods: false, weight: false } },
        }}
        hideFooter
      />
    </div>
  );
}
