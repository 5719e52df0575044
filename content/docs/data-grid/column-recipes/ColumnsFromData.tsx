import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import { columnsOf, reports } from './reports';

export default function ColumnsFromData() {
  const [name, setName] = React.useState('Port calls');
  const rows = reports[name];
  const columns = React.useMemo(() => columnsOf(rows), [rows]);

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        aria-label="Report"
        size="small"
        exclusive
        value={name}
        onChange={(_event, next: string | null) => {
          if (next) {
            setName(next);
          }
        }}
        sx={{ mb: 1 }}
      >
        {Object.keys(reports).map((each) => (
          <ToggleButton key={each} value={each}>
            {each}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 266 }}>
        <DataGrid
          // Another report, another grid: no sorting or filter is left over.
          key={name}
          aria-label={name}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </div>
  );
}
