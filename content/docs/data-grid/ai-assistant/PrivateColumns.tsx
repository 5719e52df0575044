import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import type { Shipment } from '../shipments';
import { shipmentColumns, shipments } from './askableShipments';
import { answerPrompt } from './interpreter';
import { readContext } from './promptContext';
import { withoutPrivateColumns } from './withoutPrivateColumns';

const columns: GridColDef<Shipment>[] = [
  ...shipmentColumns,
  { field: 'value', headerName: 'Value', type: 'number' },
  { field: 'note', headerName: 'Note' },
];

const initialState: DataGridPremiumProps['initialState'] = {
  columns: { columnVisibilityModel: { value: false, note: false } },
};

const isPrivate = (field: string) => ['value', 'note'].includes(field);

export default function PrivateColumns() {
  const apiRef = useGridApiRef();
  const [keep, setKeep] = React.useState(false);
  const [message, setMessage] = React.useState('Nothing has been sent yet.');

  const handlePrompt: DataGridPremiumProps['onPrompt'] = (
    prompt,
    context,
    conversationId,
  ) => {
    const allowed = keep ? withoutPrivateColumns(context, isPrivate) : context;
    const sent = readContext(allowed).map(
      ({ field, examples }) => `${field} (${examples.length} values)`,
    );
    setMessage(`Sent: ${sent.join(', ')}`);
    return answerPrompt(prompt, allowed, conversationId);
  };

  return (
    <div style={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', gap: 2, mb: 1 }}
      >
        <Button
          variant="outlined"
          onClick={() =>
            apiRef.current?.aiAssistant.processPrompt('Most containers first')
          }
        >
          Ask: Most containers first
        </Button>
        <FormControlLabel
          control={
            <Switch
              checked={keep}
              onChange={(_, checked) => setKeep(checked)}
            />
          }
          label="Keep values and notes private"
        />
      </Stack>
      <div style={{ height: 260 }}>
        <DataGridPremium
          aria-label="Shipments with private columns"
          apiRef={apiRef}
          rows={shipments}
          columns={columns}
          initialState={initialState}
          aiAssistant
          allowAiAssistantDataSampling
          onPrompt={handlePrompt}
          hideFooter
        />
      </div>
      <p role="status">{message}</p>
    </div>
  );
}
