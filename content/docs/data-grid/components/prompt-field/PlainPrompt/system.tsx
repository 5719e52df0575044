import { styled } from '@mui/material/styles';
import {
  DataGridPremium,
  PromptField,
  PromptFieldControl,
  PromptFieldSend,
  Toolbar,
} from '@mui/x-data-grid-premium';
import { columns, rows } from './shipmentTable';
import { useAsk } from './useAsk';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  padding: 8,
  border: '0 solid var(--mui-palette-divider)',
  borderBottomWidth: 1,
});

const PlainButton = styled('button')({
  padding: '6px 12px',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 6,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'var(--mui-palette-action-hover)' },
  '&:disabled': { opacity: 0.5, cursor: 'default' },
});

const Field = styled('input')({
  flex: 1,
  minWidth: 0,
  padding: '6px 10px',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 6,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
});

const Form = styled('div')({ display: 'flex', flex: 1, gap: 8 });

const Message = styled('div')({ flexBasis: '100%' });

function PlainToolbar() {
  const { message, ask } = useAsk();

  return (
    <Toolbar render={<Bar />}>
      <PromptField onSubmit={ask} render={<Form />}>
        <PromptFieldControl
          aria-label="Request"
          placeholder="What do you want to see?"
          render={(props, { disabled }) => (
            <Field
              ref={props.ref}
              value={props.value}
              placeholder={props.placeholder}
              aria-label={props['aria-label']}
              // Keeps the focus, which a disabled field would lose.
              readOnly={disabled}
              onChange={props.onChange}
              onKeyDown={(event) => {
                // Enter also ends the composition of a character.
                if (!event.nativeEvent.isComposing) {
                  props.onKeyDown?.(event);
                }
              }}
            />
          )}
        />
        <PromptFieldSend render={<PlainButton type="button" />}>
          Ask
        </PromptFieldSend>
      </PromptField>
      <Message role="status">{message}</Message>
    </Toolbar>
  );
}

export default function PlainPrompt() {
  return (
    <div style={{ height: 346, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments to ask for in a plain field"
        rows={rows}
        columns={columns}
        slots={{ toolbar: PlainToolbar }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
