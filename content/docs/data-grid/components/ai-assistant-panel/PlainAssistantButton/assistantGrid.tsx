import type * as React from 'react';
import {
  DataGridPremium,
  GridAiAssistantPanel,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createShipments, type Shipment } from '../../../shipments';
import { askAssistant } from '../assistant';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 100 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 114 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const rows = createShipments(20);

/** The grid below the toolbar, which is what the demo is about. */
export function AssistantGrid({ toolbar }: { toolbar: React.ComponentType }) {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments with a plain button for the assistant"
        rows={rows}
        columns={columns}
        aiAssistant
        onPrompt={askAssistant}
        slots={{ toolbar, aiAssistantPanel: GridAiAssistantPanel }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
