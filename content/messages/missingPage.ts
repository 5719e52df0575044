import type { MissingPageWords } from '#core/offline/missingPage.ts';

/** The page that stands in for one that is neither on the device nor to be had. It comes with the worker. */
export const missingPageMessages: MissingPageWords = {
  documentTitle: 'You are offline – MUI X',
  title: 'You are offline',
  missing: ['The page', 'is not on this device, and the site cannot be reached right now.'],
  retry: 'Try again',
  partial: (names) => `Partly downloaded: ${names.join(', ')}.`,
  kept: 'Kept on this device',
  visited: 'Pages you have visited',
  nothing: 'Nothing is kept on this device yet.',
};
