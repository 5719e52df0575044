import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './shipmentTable';

export default function CalmSkeleton() {
  const [loading, setLoading] = React.useState(true);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={loading}
            onChange={(_, checked) => setLoading(checked)}
          />
        }
        label="Loading"
        sx={{ mx: 0, mb: 1 }}
      />
      <div style={{ height: 266 }}>
        <DataGrid
          aria-label="Shipments, skeletons while they load"
          rows={loading ? [] : rows}
          columns={columns}
          loading={loading}
          hideFooter
          sx={{
            '& .MuiSkeleton-root': {
              animation: 'none',
              borderRadius: '999px',
              backgroundColor: 'primary.main',
              opacity: 0.2,
            },
          }}
        />
      </div>
    </div>
  );
}
