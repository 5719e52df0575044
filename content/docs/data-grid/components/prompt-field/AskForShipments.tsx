import * as React from 'react';
import Send from '@mui/icons-material/Send';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import {
  DataGridPremium,
  PromptField,
  PromptFieldControl,
  PromptFieldSend,
  Toolbar,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createShipments, type Shipment } from '../../shipments';
import { askAssistant } from './assistant';

function AskToolbar() {
  const apiRef = useGridApiContext();
  const [message, setMessage] = React.useState('Ask for "at sea".');

  const ask = async (request: string) => {
    if (!request.trim()) {
      return;
    }
    setMessage('Thinking…');
    try {
      const item = await askAssistant(request);
      apiRef.current.setFilterModel({ items: [item] });
      setMessage(`Status is "${item.value}".`);
    } catch (error) {
      // Without this, the field would stay disabled.
      setMessage(error instanceof Error ? error.message : String(error));
    }
  };

  return (
    <Toolbar style={{ flexWrap: 'wrap' }}>
      <PromptField onSubmit={ask} style={{ display: 'flex', flex: 1 }}>
        <PromptFieldControl
          aria-label="Request"
          placeholder="What do you want to see?"
          render={(props, { disabled }) => (
            <OutlinedInput
              fullWidth
              size="small"
              placeholder={props.placeholder}
              value={props.value}
              // Keeps the focus, which a disabled field would lose.
              readOnly={disabled}
              onChange={props.onChange}
              onKeyDown={(event) => {
                // Enter also ends the composition of a character.
                if (!event.nativeEvent.isComposing) {
                  props.onKeyDown?.(event);
                }
              }}
              inputRef={props.ref}
              inputProps={{ 'aria-label': props['aria-label'] }}
            />
          )}
        />
        <PromptFieldSend aria-label="Ask" color="primary">
          <Send fontSize="small" />
        </PromptFieldSend>
      </PromptField>
      <Box role="status" sx={{ flexBasis: '100%', px: 1 }}>
        {message}
      </Box>
    </Toolbar>
  );
}

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 100 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 114 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const rows = createShipments(20);

export default function AskForShipments() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments to ask for"
        rows={rows}
        columns={columns}
        slots={{ toolbar: AskToolbar }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
