import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  gridFilterModelSelector,
  useGridApiRef,
  type DataGridPremiumProps,
  type PromptResponse,
} from '@mui/x-data-grid-premium';
import { shipmentColumns, shipments } from './askableShipments';
import { checkAnswer } from './checkAnswer';

const atSea = [{ column: 'status', operator: 'is', value: 'At sea' }];

/** What a language model may send by mistake. */
const answers: Record<string, Partial<PromptResponse>> = {
  'Unknown column': {
    filters: [{ column: 'weight_kg', operator: '>', value: 1000 }],
  },
  'Unknown operator': {
    filters: [{ column: 'containers', operator: 'greaterThan', value: 9 }],
  },
  'Missing parts': { filters: atSea },
};

// The answer comes from a server, so nobody has checked its shape.
const receive = (prompt: string): PromptResponse =>
  JSON.parse(JSON.stringify(answers[prompt]));

export default function CheckedAnswers() {
  const apiRef = useGridApiRef();
  const [checked, setChecked] = React.useState(false);
  const [message, setMessage] = React.useState('Press one of the answers.');

  const handlePrompt: DataGridPremiumProps['onPrompt'] = async (
    prompt,
    context,
  ) => {
    const answer = receive(prompt);
    return checked ? checkAnswer(answer, context) : answer;
  };

  const ask = async (prompt: string) => {
    const api = apiRef.current;
    api?.setFilterModel({ items: [] });
    const result = await api?.aiAssistant.processPrompt(prompt);
    const filters = gridFilterModelSelector(apiRef).items.length;
    setMessage(
      `${result instanceof Error ? result.message : 'Done.'} Filters: ${filters}`,
    );
  };

  return (
    <div style={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', gap: 1, mb: 1 }}
      >
        {Object.keys(answers).map((prompt) => (
          <Button key={prompt} variant="outlined" onClick={() => ask(prompt)}>
            {prompt}
          </Button>
        ))}
        <FormControlLabel
          control={
            <Switch
              checked={checked}
              onChange={(_, value) => setChecked(value)}
            />
          }
          label="Check answers"
        />
      </Stack>
      <div style={{ height: 260 }}>
        <DataGridPremium
          aria-label="Shipments with wrong answers"
          apiRef={apiRef}
          rows={shipments}
          columns={shipmentColumns}
          aiAssistant
          onPrompt={handlePrompt}
          hideFooter
        />
      </div>
      <p role="status">{message}</p>
    </div>
  );
}
