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

function PlainButton(props: React.ComponentProps<'button'>) {
  return (
    <button
      {...props}
      type="button"
      className="cursor-pointer rounded-md border border-(--mui-palette-divider) bg-transparent px-3 py-1.5 text-inherit [font:inherit] hover:bg-(--mui-palette-action-hover) disabled:cursor-default disabled:opacity-50"
    />
  );
}

function Field(props: React.ComponentProps<'input'>) {
  return (
    <input
      {...props}
      className="min-w-0 flex-1 rounded-md border border-(--mui-palette-divider) bg-transparent px-2.5 py-1.5 text-inherit [font:inherit]"
    />
  );
}

function PlainToolbar() {
  const { message, ask } = useAsk();

  return (
    <Toolbar
      render={
        <div className="flex flex-wrap gap-2 border-0 border-b border-solid border-(--mui-palette-divider) p-2" />
      }
    >
      <PromptField
        onSubmit={ask}
        render={<div className="flex flex-1 gap-2" />}
      >
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
      <div role="status" className="basis-full">
        {message}
      </div>
    </Toolbar>
  );
}

export default function PlainPrompt() {
  return (
    <div className="h-[346px] w-full">
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
