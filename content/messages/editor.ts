/** Editing of code in a page: of a demo, and in the playground. */
export const editorMessages = {
  loading: 'Loading the editor…',
  files: 'Files',
  codeOf: (path: string) => `Code of ${path}`,
  edited: (demo: string) => `${demo}, edited`,
  rendered: 'What the code renders',
  problems: 'What the code says',
  console: 'Console',
  runs: 'It runs.',
  stale: 'Shown as it was before the error',
  lost: {
    navigated: 'The code took its frame to another page. It was stopped, and the frame made anew.',
    hung: 'The code did not answer for 8 seconds. It was stopped, and the frame made anew.',
    unloadable: 'What runs the code could not be loaded. Check the connection.',
  },
  runAgain: 'Run again',
  line: (line: number, file: string | undefined) =>
    file === undefined ? `Line ${line}` : `Line ${line} of ${file}`,
  times: (text: string, times: number) => (times === 1 ? text : `${text} (${times} times)`),
  moreInConsole: 'More is in the console of the browser.',
  tabIndents: 'Tab indents',
  tabIndentsHint: 'Escape leaves the editor',
  reset: 'Reset code',
  close: 'Close editor',
  changed: (language: string, styling: string) =>
    `You have changed the code in ${language} (${styling}): it stays as it is.`,
  discard: 'Discard my changes',
  languages: { TS: 'TypeScript', JS: 'JavaScript' },
  stylings: { system: 'MUI System', tailwind: 'Tailwind', css: 'CSS' },
  typeErrors(errors: number): string {
    if (errors === 0) return 'No type errors';
    return errors === 1 ? '1 type error' : `${errors} type errors`;
  },
  typesMissing: 'Types are not checked: the checker could not be loaded.',
} as const;
