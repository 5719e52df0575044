/** The playground of a component's props. */
export const propsPlaygroundMessages = {
  stage: (component: string) => `${component} with these props`,
  needsScript:
    'The component and its controls need JavaScript. The code of the first state is below.',
  props: 'Props',
  resetAll: 'Reset all',
  filter: 'Filter props',
  filterPlaceholder: 'Filter by name',
  shown: (count: number) => (count === 1 ? '1 prop' : `${count} props`),
  allProps: (component: string) => `All props of ${component}`,
  /** In a list of values: the prop is not passed. */
  notPassed: 'Default',
  /** Before the type of a prop. */
  inReference: (prop: string) => `${prop} in the reference:`,
  default: 'default',
  outOfRange: (min: number, max: number) =>
    `Use a number from ${min} to ${max}. Until then, the component keeps the last one.`,
  /** Above the choice of a component, on a page for several. */
  component: 'Component',
  loading: (component: string) => `Loading ${component}…`,
  notLoaded: 'This component could not be loaded.',
  stopped: 'The component stopped working with these props.',
} as const;
