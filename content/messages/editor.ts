import type { UnknownImport } from '#core/editor/imports.ts';

/** How many names of a long list are written. */
const LISTED = 12;

const listed = (names: readonly string[]): string =>
  names.length <= LISTED
    ? names.join(', ')
    : `${names.slice(0, LISTED).join(', ')} and ${names.length - LISTED} more`;

/** Editing of code in a page: of a demo, and in the playground. */
export const editorMessages = {
  loading: 'Loading the editor…',
  files: 'Files',
  codeOf: (path: string) => `Code of ${path}`,
  edited: (demo: string) => `${demo}, edited`,
  rendered: 'Result of the code',
  problems: 'Messages from the code',
  console: 'Console',
  runs: 'It runs.',
  stale: 'Shown as it was before the error',
  lost: {
    navigated:
      'The code left its frame for another page, so it was stopped and its frame was reset.',
    hung: 'The code did not respond for 8 seconds, so it was stopped and its frame was reset.',
    unloadable: 'The files that run the code could not be loaded. Check the connection.',
  },
  runAgain: 'Run again',
  line: (line: number, file: string | undefined) =>
    file === undefined ? `Line ${line}` : `Line ${line} of ${file}`,
  times: (text: string, times: number) => (times === 1 ? text : `${text} (${times} times)`),
  moreInConsole: 'See the browser’s console for more.',
  tabIndents: 'Tab indents',
  tabIndentsHint: 'Escape leaves the editor',
  reset: 'Reset code',
  close: 'Close editor',
  changed: (language: string, styling: string) =>
    `You have changed the code in ${language} (${styling}), so it stays as it is.`,
  discard: 'Discard my changes',
  languages: { TS: 'TypeScript', JS: 'JavaScript' },
  stylings: { system: 'MUI System', tailwind: 'Tailwind', css: 'CSS' },
  typeErrors(errors: number): string {
    if (errors === 0) return 'No type errors';
    return errors === 1 ? '1 type error' : `${errors} type errors`;
  },
  unknownImport(unknown: UnknownImport): string {
    switch (unknown.kind) {
      case 'no-file':
        return `There is no file "${unknown.specifier}". The files are: ${unknown.files.join(', ')}.`;
      case 'no-entry':
        return `"${unknown.root}" has no entry "${unknown.entry}" here. It has: ${listed(unknown.entries)}.`;
      case 'no-package':
        return `"${unknown.specifier}" cannot be imported here. There are: ${unknown.packages.join(', ')}.`;
    }
  },
  /** In the place of an error's message. */
  noMessage: 'An error without a message.',
  typesMissing: 'Types are not checked, because the type checker could not be loaded.',
} as const;
