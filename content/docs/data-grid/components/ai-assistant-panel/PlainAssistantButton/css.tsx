import type * as React from 'react';
import {
  AiAssistantPanelTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid-premium';
import { AssistantGrid } from './assistantGrid';
import './styles.css';

function PlainButton(props: React.ComponentProps<'button'>) {
  return (
    <button {...props} type="button" className="PlainAssistantButton-button" />
  );
}

function PlainToolbar() {
  return (
    <Toolbar render={<div className="PlainAssistantButton-bar" />}>
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
