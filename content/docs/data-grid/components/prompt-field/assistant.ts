import type { GridFilterItem } from '@mui/x-data-grid-premium';
import { statuses } from '../../shipments';

/**
 * Stands in for a service with a language model: it only knows the statuses of
 * shipments, and answers after 600 ms.
 */
export async function askAssistant(request: string): Promise<GridFilterItem> {
  await new Promise((resolve) => {
    setTimeout(resolve, 600);
  });
  const status = statuses.find((name) =>
    request.toLowerCase().includes(name.toLowerCase()),
  );
  if (!status) {
    throw new Error(`Nothing found for "${request}". Try "at sea".`);
  }
  return { id: 'asked', field: 'status', operator: 'equals', value: status };
}
