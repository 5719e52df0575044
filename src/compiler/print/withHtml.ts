import type { Root } from 'hast';
import { printTree } from './print.ts';

/** What a step gives, with its tree printed: for tests. */
export const withHtml = <T extends { tree: Root }>(made: T): T & { html: string } => ({
  ...made,
  html: printTree(made.tree),
});
