import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './shipmentTable';

export default function CalmSkeleton() {
  const [loading, setLoading] = React.useState(true);

  return (
    <div className="w-full">
      <FormControlLabel
        control={
          <Switch
            checked={loading}
            onChange={(_, checked) => setLoading(checked)}
          />
        }
        label="Loading"
        className="mx-0 mb-2"
      />
      <div className="h-[266px]">
        <DataGrid
          aria-label="Shipments, skeletons while they load"
          rows={loading ? [] : rows}
          columns={columns}
          loading={loading}
          hideFooter
          className="[&_.MuiSkeleton-root]:animate-none [&_.MuiSkeleton-root]:rounded-[999px] [&_.MuiSkeleton-root]:bg-(--mui-palette-primary-main) [&_.MuiSkeleton-root]:opacity-20"
        />
      </div>
    </div>
  );
}
