import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  type GridColDef,
  type GridLoadingOverlayProps,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 105 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 100 },
];

const known = createShipments(5);

type Variant = NonNullable<GridLoadingOverlayProps['variant']>;

const labels: Record<Variant, string> = {
  skeleton: 'Skeleton',
  'linear-progress': 'Linear',
  'circular-progress': 'Circular',
};

export default function LoadingVariants() {
  const [variant, setVariant] = React.useState<Variant>('skeleton');
  const [withRows, setWithRows] = React.useState(false);

  const slotProps = React.useMemo(
    () => ({ loadingOverlay: { variant, noRowsVariant: variant } }),
    [variant],
  );

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" sx={{ mb: 1, columnGap: 2, flexWrap: 'wrap' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Kind of loading overlay"
          value={variant}
          onChange={(_event, next: Variant | null) =>
            setVariant(next ?? variant)
          }
        >
          {Object.entries(labels).map(([value, label]) => (
            <ToggleButton key={value} value={value}>
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <FormControlLabel
          control={
            <Switch
              checked={withRows}
              onChange={(_, checked) => setWithRows(checked)}
            />
          }
          label="There are rows already"
          sx={{ mx: 0 }}
        />
      </Stack>
      <div style={{ height: 318 }}>
        <DataGrid
          aria-label="Shipments that are loading"
          rows={withRows ? known : []}
          columns={columns}
          loading
          slotProps={slotProps}
          hideFooter
        />
      </div>
    </div>
  );
}
