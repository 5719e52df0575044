/** The choice of a date library on the pages of the pickers. */
export const dateLibraryMessages = {
  label: 'Date library',
  /** Of the choice, before its buttons. */
  title: 'Date library of the code',
  loading: (name: string) => `Loading the code for ${name}…`,
  failed: (name: string) =>
    `The code for ${name} cannot be loaded. The examples use Day.js. Check the connection and try again.`,
  notHere: (name: string) => `This page does not have code for ${name}. Its examples use Day.js.`,
  /** Beside an example that exists with Day.js only. */
  onlyDayjs: 'This example uses Day.js.',
  /** Beside an example whose code is in another library than the one it runs with. */
  runsWithDayjs: (name: string) =>
    `The code is for ${name}, but the example above runs with Day.js.`,
} as const;
