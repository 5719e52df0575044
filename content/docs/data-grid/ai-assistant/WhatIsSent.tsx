import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import { shipmentColumns, shipments } from './askableShipments';
import { answerPrompt } from './interpreter';
import { readContext } from './promptContext';

type Source = 'nothing' | 'columns' | 'rows';

const bareColumns = shipmentColumns.map((column) => ({
  ...column,
  examples: undefined,
}));

const question = 'What goes to Rotterdam?';

export default function WhatIsSent() {
  const apiRef = useGridApiRef();
  const [source, setSource] = React.useState<Source>('nothing');
  const [sent, setSent] = React.useState('Nothing has been sent yet.');
  const [message, setMessage] = React.useState('');

  const ask = async () => {
    const answer = await apiRef.current?.aiAssistant.processPrompt(question);
    // Errors are returned, not thrown.
    setMessage(answer instanceof Error ? answer.message : 'Done.');
  };

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
      >
        <ToggleButtonGroup
          aria-label="Examples from"
          size="small"
          exclusive
          value={source}
          onChange={(_, chosen: Source | null) => setSource(chosen ?? source)}
        >
          <ToggleButton value="nothing">No examples</ToggleButton>
          <ToggleButton value="columns">From columns</ToggleButton>
          <ToggleButton value="rows">From rows</ToggleButton>
        </ToggleButtonGroup>
        <Button variant="outlined" onClick={ask}>
          Ask: {question}
        </Button>
      </Stack>
      <div style={{ height: 260 }}>
        <DataGridPremium
          aria-label="Shipments with examples"
          apiRef={apiRef}
          rows={shipments}
          columns={source === 'columns' ? shipmentColumns : bareColumns}
          aiAssistant
          allowAiAssistantDataSampling={source === 'rows'}
          onPrompt={(prompt, context, conversationId) => {
            setSent(
              readContext(context)
                .map((column) => JSON.stringify(column))
                .join('\n'),
            );
            return answerPrompt(prompt, context, conversationId);
          }}
          hideFooter
        />
      </div>
      <div role="status">{message || 'Ask the question.'}</div>
      <Box
        component="pre"
        dir="ltr"
        tabIndex={0}
        aria-label="The context of the prompt"
        sx={{
          height: 190,
          m: 0,
          p: 1,
          overflow: 'auto',
          fontSize: 12,
          border: 1,
          borderColor: 'divider',
        }}
      >
        {sent}
      </Box>
    </Stack>
  );
}
