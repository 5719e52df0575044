/** The page on which code is written and shared. */
export const playgroundMessages = {
  title: 'Playground',
  description: 'Write code with the components, and share it with a link.',
  documentation: (library: string) => `${library} documentation`,
  loading: 'Loading the playground…',
  running: 'Loading the code…',
  needsScript: 'The playground runs code in your browser, so it needs JavaScript.',
  notLoaded: 'The editor could not be loaded.',
  choices: {
    product: 'Start from',
    language: 'Language',
    mode: 'Mode',
    direction: 'Direction',
    density: 'Density',
    tailwind: 'Tailwind',
  },
  values: {
    language: { TS: 'TypeScript', JS: 'JavaScript' },
    mode: { system: 'System', light: 'Light', dark: 'Dark' },
    direction: { ltr: 'Left to right', rtl: 'Right to left' },
    density: { normal: 'Normal', dense: 'Dense' },
    tailwind: { off: 'Off', on: 'On' },
  },
  run: 'Run',
  copyLink: 'Copy link',
  linkCopied: 'Link copied.',
  linkInAddressBar: 'The link is in the address bar.',
  tooLong: (kilobytes: number) =>
    `The code is too long for a link, which can hold ${kilobytes} kB, so the address does not contain it.`,
  codeStays: 'Your code is kept. Empty the editor to start from another example.',
  fromLink: 'This code came with a link. Read it, then press Run.',
  ofDemo: (demo: string) => `The demo ${demo}.`,
  noDemo: (demo: string, page: string) =>
    `There is no demo ${demo} in ${page}. Here is an example to start from.`,
  nonsense: 'The address holds no code that can be read. Here is an example to start from.',
  addressTooLong: 'The address is too long for the playground. Here is an example to start from.',
} as const;
