import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridCellParams,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import { tenColumns, tenShipments, type TenthShipment } from '../tenShipments';
import { inputColumns } from './shipmentsByEye';

interface SideBySideProps {
  model: GridPivotModel;
  /** Which shipments are marked, by the group and the port of a cell. */
  onPress?: (group: string, port?: string) => void;
  marked?: TenthShipment[];
}

const inputStyles = {
  // Four columns have room on a phone.
  '& .MuiDataGrid-cell, & .MuiDataGrid-columnHeader': { px: 0.75 },
  '& .marked': { bgcolor: 'action.selected', fontWeight: 'bold' },
};

const groupingColDef = { width: 112 };
const pivotingColDef = { width: 98 };

/** Ten shipments, and beside them the table that is made of them. */
export function SideBySide({ model, onPress, marked = [] }: SideBySideProps) {
  const ids = new Set(marked.map(({ id }) => id));

  const press = ({ rowNode, field }: GridCellParams) => {
    if (rowNode.type === 'group') {
      // The field of a sum is its port and the field of the value.
      const [port, value] = field.split('>->');
      onPress?.(
        String(rowNode.groupingKey),
        value === undefined ? undefined : port,
      );
    }
  };

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Box sx={{ flex: '1 1 320px', minWidth: 0, height: 424 }}>
        <DataGridPremium
          aria-label="Shipments"
          density="compact"
          rows={tenShipments}
          columns={inputColumns}
          getRowClassName={({ row }) => (ids.has(row.id) ? 'marked' : '')}
          sx={inputStyles}
          disableRowSelectionOnClick
          disablePivoting
          hideFooter
        />
      </Box>
      <Box sx={{ flex: '1 1 320px', minWidth: 0, height: 300 }}>
        <DataGridPremium
          aria-label="Pivot table"
          density="compact"
          rows={tenShipments}
          columns={tenColumns}
          pivotActive
          pivotModel={model}
          groupingColDef={groupingColDef}
          pivotingColDef={pivotingColDef}
          onCellClick={press}
          onCellKeyDown={(params, event) => {
            if (event.key === 'Enter') {
              press(params);
            }
          }}
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
    </Box>
  );
}
