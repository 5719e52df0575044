/** What the grid says of a column in the context of a prompt. */
export interface ContextColumn {
  field: string;
  description: string | null;
  examples: unknown[];
  type: string;
  allowedOperators: string[];
}

/** Reads the text that the grid passes to `onPrompt`. */
export function readContext(context: string): ContextColumn[] {
  const columns: ContextColumn[] = JSON.parse(context);
  return columns;
}
