/** The filter over the map of features. */
export const featureMessages = {
  plans: 'Plans',
  traits: 'Show those that work with',
  server: 'A server',
  levels: 'Tree data or groups',
  none: 'No plan is selected. Select one to see its features.',
} as const;
