import {
  DataGridPremium,
  GridAiAssistantPanel,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { shipmentColumns, shipments } from './askableShipments';
import { answerPrompt } from './interpreter';

const slots: DataGridPremiumProps['slots'] = {
  aiAssistantPanel: GridAiAssistantPanel,
};

const suggestions = [
  { value: 'What goes to Rotterdam?' },
  { value: 'Most containers first' },
  { value: 'Containers by carrier' },
];

export default function AskShipments() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments that answer questions"
        rows={shipments}
        columns={shipmentColumns}
        aiAssistant
        onPrompt={answerPrompt}
        aiAssistantSuggestions={suggestions}
        slots={slots}
        showToolbar
        hideFooter
      />
    </div>
  );
}
