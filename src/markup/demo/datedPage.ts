import type { CodeText } from '../code/codeText.ts';
import type { DemoCode } from './demoCode.ts';

/** The code of a page in another date library than Day.js (`core/dateLibrary/files.ts`). */
export interface DatedPage {
  /** Demo → its code in every styling. */
  demos: Record<string, DatedDemo>;
  /** Demos that exist with Day.js only. */
  missing: string[];
  /** Line of the page on which a fence stands → its code. */
  fences: Record<string, CodeText>;
}

export interface DatedDemo {
  variants: DemoCode[];
  /** It runs with the library, too. */
  live: boolean;
}
