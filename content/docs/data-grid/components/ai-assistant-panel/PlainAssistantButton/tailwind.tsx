import type * as React from 'react';
import {
  AiAssistantPanelTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid-premium';
import { AssistantGrid } from './assistantGrid';

function PlainButton(props: React.ComponentProps<'button'>) {
  return (
    <button
      {...props}
      type="button"
      className="cursor-pointer rounded-md border border-(--mui-palette-divider) bg-transparent px-3 py-1.5 text-inherit [font:inherit] hover:bg-(--mui-palette-action-hover) aria-expanded:border-(--mui-palette-primary-main)"
    />
  );
}

function PlainToolbar() {
  return (
    <Toolbar
      render={
        <div className="flex flex-wrap gap-2 border-0 border-b border-solid border-(--mui-palette-divider) p-2" />
      }
    >
      <AiAssistantPanelTrigger
        render={<ToolbarButton render={<PlainButton />} />}
      >
        Ask the table
      </AiAssistantPanelTrigger>
    </Toolbar>
  );
}

export default function PlainAssistantButton() {
  return <AssistantGrid toolbar={PlainToolbar} />;
}
