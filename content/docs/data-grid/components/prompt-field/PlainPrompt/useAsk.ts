import * as React from 'react';
import { useGridApiContext } from '@mui/x-data-grid-premium';
import { askAssistant } from '../assistant';

/** Filters by what the assistant answers, and says what came of it. */
export function useAsk() {
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
      setMessage(error instanceof Error ? error.message : String(error));
    }
  };

  return { message, ask };
}
