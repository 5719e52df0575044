import type { CompiledMarkdown } from '../markdown/page.ts';

/** A page with the places where the reference comes in. */
export interface ProsePage extends CompiledMarkdown {
  source: { file: string; markdown: string };
  route: string;
}
