/** The question whether visits may be counted. */
export const consentMessages = {
  banner: 'Analytics',
  question: 'May this site count which pages are read? It helps us decide what to write next.',
  setting: 'Count which pages are read',
  allow: 'Allow',
  decline: 'Decline',
} as const;
