/** Said in the place of a part of the page that is missing. Every page loads these: keep them short. */
export const islandMessages = {
  notLoaded: 'This part of the page could not be loaded.',
  stopped: 'This part of the page has stopped working.',
  retry: 'Try again',
} as const;
