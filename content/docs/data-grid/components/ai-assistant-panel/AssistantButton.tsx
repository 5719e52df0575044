import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  AiAssistantPanelTrigger,
  DataGridPremium,
  GridAiAssistantPanel,
  Toolbar,
  ToolbarButton,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createShipments, type Shipment } from '../../shipments';
import { askAssistant } from './assistant';

function AssistantToolbar() {
  return (
    <Toolbar>
      <AiAssistantPanelTrigger
        render={<ToolbarButton render={<Button size="small" />} />}
      >
        Ask the table
      </AiAssistantPanelTrigger>
    </Toolbar>
  );
}

const slots: DataGridPremiumProps['slots'] = {
  // Without it, the button opens nothing.
  aiAssistantPanel: GridAiAssistantPanel,
  toolbar: AssistantToolbar,
};

const suggestions = [
  { value: 'What is at sea?' },
  { value: 'Containers by carrier' },
];

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 100 },
  { field: 'goods', headerName: 'Goods', width: 130 },
  { field: 'carrier', headerName: 'Carrier', width: 110 },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 110 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const rows = createShipments(20);

export default function AssistantButton() {
  const [message, setMessage] = React.useState('Nothing asked yet.');

  const ask = async (request: string) => {
    setMessage('Working on it…');
    try {
      const answer = await askAssistant(request);
      setMessage(`Done: ${request}`);
      return answer;
    } catch (error) {
      setMessage(error instanceof Error ? error.message : String(error));
      // The panel shows it, too.
      throw error;
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 460 }}>
        <DataGridPremium
          aria-label="Shipments with an assistant"
          rows={rows}
          columns={columns}
          aiAssistant
          aiAssistantSuggestions={suggestions}
          onPrompt={ask}
          slots={slots}
          showToolbar
          hideFooter
        />
      </Box>
      <Box role="status" sx={{ p: 1 }}>
        {message}
      </Box>
    </Box>
  );
}
