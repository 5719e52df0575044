/** How readers' code is checked: as a project made from a sandbox would be. In the words of a `tsconfig.json`. */
export const CHECK_OPTIONS = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: true,
  isolatedModules: true,
  allowJs: true,
  checkJs: false,
  types: [],
  noEmit: true,
} as const;

/** A mistake in a file; offsets in characters from its start. */
export interface TypeProblem {
  from: number;
  to: number;
  severity: 'error' | 'warning' | 'info';
  message: string;
}

export interface TypeCompletion {
  label: string;
  /** TypeScript's word: `property`, `function`, `const`. */
  kind: string;
  /** What is put in, where it is another text. */
  insert?: string;
}

export interface TypeCompletions {
  /** Where the word to be replaced starts. */
  from: number;
  items: TypeCompletion[];
  /** There are more than were sent. */
  cut: boolean;
}

export interface TypeHint {
  from: number;
  to: number;
  /** The type, as TypeScript prints it. */
  signature: string;
  documentation: string;
}

/** What the page asks the worker: each has an answer of its own. */
export type TypeQuestion =
  /** Declarations to know; the files of the code, whole. */
  | { ask: 'load'; urls: string[] }
  | { ask: 'files'; files: { path: string; text: string }[] }
  | { ask: 'problems'; path: string }
  | { ask: 'completions'; path: string; at: number }
  | { ask: 'hint'; path: string; at: number };

export interface TypeAnswers {
  load: null;
  files: null;
  problems: TypeProblem[];
  completions: TypeCompletions | null;
  hint: TypeHint | null;
}
