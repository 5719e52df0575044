import type * as React from 'react';
import {
  DataGridPremium,
  PromptField,
  PromptFieldControl,
  PromptFieldSend,
  Toolbar,
} from '@mui/x-data-grid-premium';
import { columns, rows } from './shipmentTable';
import { useAsk } from './useAsk';
import './styles.css';

function PlainButton(props: React.ComponentProps<'button'>) {
  return <button {...props} type="button" className="PlainPrompt-button" />;
}

function Field(props: React.ComponentProps<'input'>) {
  return <input {...props} className="PlainPrompt-field" />;
}

function PlainToolbar() {
  const { message, ask } = useAsk();

  return (
    <Toolbar render={<div className="PlainPrompt-bar" />}>
      <PromptField onSubmit={ask} render={<div className="PlainPrompt-form" />}>
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
        <PromptFieldSend render={<PlainButton />}>Ask</PromptFieldSend>
      </PromptField>
      <div role="status" className="PlainPrompt-message">
        {message}
      </div>
    </Toolbar>
  );
}

export default function PlainPrompt() {
  return (
    <div className="PlainPrompt-box">
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
