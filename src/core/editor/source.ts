import type { SandboxFile, SandboxLanguage, SandboxStyling } from '../sandbox/source.ts';

/** What an editor holds: its own file first, then the files it imports. Paths are relative to the first file. */
export interface LiveSource {
  language: SandboxLanguage;
  files: [SandboxFile, ...SandboxFile[]];
}

/** The code of a demo, or what a reader has made of it. */
export interface EditedCode {
  source: LiveSource;
  /** The one that the demo had when the reader began. */
  styling: SandboxStyling;
}

/** How things are drawn in a frame. */
export interface LiveSettings {
  mode: 'light' | 'dark' | 'system';
  direction: 'ltr' | 'rtl';
  density: 'normal' | 'dense';
  /** Which color scheme stands for light, and which for dark. */
  schemes: { light: 'light' | 'dark'; dark: 'light' | 'dark' };
  /** The primary color: a name of `BRANDS`, or `#rrggbb`. */
  brand: string;
}

/** A demo's files with its own one under the demo's name: on disk it may have that of its styling, `tailwind.tsx`. */
export function nameFiles(
  [own, ...others]: LiveSource['files'],
  demo: string,
): LiveSource['files'] {
  const path = own.path.replace(/^(?:system|tailwind|css)(?=\.[jt]sx?$)/, demo);
  return [{ ...own, path }, ...others];
}

/** Something wrong with the code, to be read by a person. */
export interface LiveError {
  message: string;
  /** Path of the file, as the tabs have it. */
  file?: string;
  /** 1-based. */
  line?: number;
  /** 1-based. */
  column?: number;
}

/** A file ready to run. */
export type RunFile =
  { path: string; kind: 'script'; code: string } | { path: string; kind: 'css'; code: string };

/** `Demo.tsx` → `Demo`; a file of another kind keeps its name. */
export const withoutEnding = (path: string): string => path.replace(/\.[jt]sx?$/, '');

/** What stands before a file's path in the stacks of a frame. */
export const SOURCE_ROOT = 'live:///';

/** Where in a stack the reader's own code stands first: `at Demo (live:///Demo.tsx:12:5)`. */
export function placeInStack(stack: string): Pick<LiveError, 'file' | 'line' | 'column'> {
  const match = /live:\/\/\/([\w./-]+):(\d+):(\d+)/.exec(stack);
  if (match === null) return {};
  const [, file = '', line, column] = match;
  return { file, line: Number(line), column: Number(column) };
}
