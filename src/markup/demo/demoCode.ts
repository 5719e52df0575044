import type { CodeText, LineCounts } from '../code/codeText.ts';

export type Styling = 'system' | 'tailwind' | 'css';

interface NamedFile {
  name: string;
  lines: LineCounts;
}

/** A file of a demo with its code. */
export interface PrintedFile extends NamedFile {
  code: CodeText;
}

/** A file whose code stands on the page already, with another demo, or with another styling of the same one. */
export interface SharedFile extends NamedFile {
  sharedWith: FileOwner;
}

/** Whose code is printed. */
export interface FileOwner {
  demo: string;
  /** The demo's name as words. */
  words: string;
  styling: Styling;
}

/** A file of a demo, as a reader sees it. */
export type ShownFile = PrintedFile | SharedFile;

/** The code of a demo in one styling, its own file first. */
export interface DemoCode {
  styling: Styling;
  files: readonly [PrintedFile, ...ShownFile[]];
  /** The essential lines, for code that starts folded. */
  gist?: CodeText;
}

/** What stands where the demo is mounted. */
export interface DemoStagePlan {
  /** CSS pixels kept free at widths of up to 599, 600 to 1199, from 1200. */
  heights: readonly [number, number, number];
  /** The demo as it was rendered at build; empty when it could not be. */
  preview: string;
}
