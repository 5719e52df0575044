/** The playground for the props of a component. */
export const propsPlaygroundMessages = {
  notLoaded: 'This component could not be loaded.',
} as const;
