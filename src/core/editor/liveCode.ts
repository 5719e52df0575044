import type { LiveError, LiveSource } from './source.ts';

/*
 * What an editor of live code holds: the code, the file that is shown, and what is to be run. It knows no editor and no
 * frame: it says what is wanted.
 */

/** Code to be run. Another object is another run, also of the same code. */
export interface WantedRun {
  source: LiveSource;
  /** It is styled by utilities of Tailwind. */
  tailwind: boolean;
  /** The reader is typing: it waits for a pause. */
  soon: boolean;
}

export interface LiveCode {
  source: LiveSource;
  tailwind: boolean;
  /** Whether what is typed runs by itself. */
  runs: boolean;
  /** Path of the file that is shown. */
  shown: string;
  /** Where the reader wants to be in it, 1-based. Another object is another wish. */
  caret?: { line: number; column: number };
  /** Counts how often other code was put there. */
  version: number;
  /** The reader has typed since. */
  isEdited: boolean;
  wanted?: WantedRun;
}

export type LiveCodeEvent =
  /** The reader has typed. */
  | { kind: 'edit'; path: string; text: string }
  | { kind: 'show'; path: string }
  /** To the place of an error. */
  | { kind: 'go-to'; error: LiveError }
  /** Other code, to be run when code runs by itself. */
  | { kind: 'replace'; source: LiveSource; tailwind: boolean }
  /** The same text under the ending of another language. */
  | { kind: 'rename'; language: LiveSource['language'] }
  | { kind: 'style'; tailwind: boolean }
  /** From now on, code runs by itself. */
  | { kind: 'run' };

export const startLiveCode = (start: Pick<LiveCode, 'source' | 'tailwind' | 'runs'>): LiveCode =>
  run({ ...start, shown: start.source.files[0].path, version: 0, isEdited: false }, false);

/** The state after an event. */
export function nextLiveCode(state: LiveCode, event: LiveCodeEvent): LiveCode {
  switch (event.kind) {
    case 'edit':
      return edit(state, event);
    case 'show':
      return show(state, event.path);
    case 'go-to': {
      const { file = state.shown, line = 1, column = 1 } = event.error;
      return { ...show(state, file), caret: { line, column } };
    }
    case 'replace':
      return run({ ...put(state, event.source), tailwind: event.tailwind, isEdited: false }, false);
    case 'rename':
      return run(put(state, renamed(state.source, event.language)), false);
    case 'style':
      return run({ ...state, tailwind: event.tailwind }, false);
    case 'run':
      return run({ ...state, runs: true }, false);
  }
}

/** Wants what there is to be run, when code runs by itself. */
const run = (state: LiveCode, soon: boolean): LiveCode => {
  const { source, tailwind, runs } = state;
  return runs ? { ...state, wanted: { source, tailwind, soon } } : state;
};

const show = (state: LiveCode, path: string): LiveCode =>
  state.source.files.some((file) => file.path === path) ? { ...state, shown: path } : state;

function edit(state: LiveCode, { path, text }: { path: string; text: string }): LiveCode {
  const { files } = state.source;
  const change = <F extends { path: string; text: string }>(file: F): F =>
    file.path === path ? { ...file, text } : file;
  const [first, ...others] = files;
  const source: LiveSource = { ...state.source, files: [change(first), ...others.map(change)] };
  return run({ ...state, source, isEdited: true }, true);
}

/** Other code, its own file shown. */
function put(state: LiveCode, source: LiveSource): LiveCode {
  const { caret: _, ...rest } = state;
  return { ...rest, source, shown: source.files[0].path, version: state.version + 1 };
}

/** The same text under the endings of another language. */
export function renamed({ files }: LiveSource, language: LiveSource['language']): LiveSource {
  const rename = <F extends { path: string }>(file: F): F => ({
    ...file,
    path: file.path.replace(/\.[jt]s(x?)$/, language === 'TS' ? '.ts$1' : '.js$1'),
  });
  const [first, ...others] = files;
  return { language, files: [rename(first), ...others.map(rename)] };
}
