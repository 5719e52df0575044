import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './shipmentTable';
import './styles.css';

export default function CalmSkeleton() {
  const [loading, setLoading] = React.useState(true);

  return (
    <div className="CalmSkeleton-demo">
      <FormControlLabel
        control={
          <Switch
            checked={loading}
            onChange={(_, checked) => setLoading(checked)}
          />
        }
        label="Loading"
        className="CalmSkeleton-switch"
      />
      <div className="CalmSkeleton-box">
        <DataGrid
          className="CalmSkeleton"
          aria-label="Shipments, skeletons while they load"
          rows={loading ? [] : rows}
          columns={columns}
          loading={loading}
          hideFooter
        />
      </div>
    </div>
  );
}
