import type { PromptResponse } from '@mui/x-data-grid-premium';
import { statuses } from '../../shipments';

/**
 * Stands in for a service with a language model: it knows the statuses of
 * shipments, and sums of containers. It answers after 600 ms.
 */
export async function askAssistant(request: string): Promise<PromptResponse> {
  await new Promise((resolve) => {
    setTimeout(resolve, 600);
  });
  const words = request.toLowerCase();
  const status = statuses.find((name) => words.includes(name.toLowerCase()));
  const group = ['carrier', 'goods'].find((field) =>
    words.includes(`by ${field}`),
  );
  if (!status && !group) {
    throw new Error(`Nothing found for "${request}". Try a suggestion.`);
  }
  return {
    conversationId: 'freight',
    select: -1,
    filters: status
      ? [{ column: 'status', operator: 'equals', value: status }]
      : [],
    aggregation: group ? { containers: 'sum' } : {},
    sorting: [],
    grouping: group ? [{ column: group }] : [],
    pivoting: {},
  };
}
