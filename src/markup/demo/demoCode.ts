import type { CodeText, LineCounts } from '../code/codeText.ts';

export type Styling = 'system' | 'tailwind' | 'css';

/** A file of a demo, as a reader sees it. */
export interface ShownFile {
  name: string;
  code: CodeText;
  lines: LineCounts;
}

/** The code of a demo in one styling, its own file first. */
export interface DemoCode {
  styling: Styling;
  files: readonly [ShownFile, ...ShownFile[]];
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
