import type { Nodes } from 'mdast';
import type { Problem } from '#core/errors.ts';
import type { BreakingChange } from '#core/migration/change.ts';
import type { TocEntry } from '#core/page/page.ts';
import type { TabGroup } from '#markup/tabs/tabStyles.ts';

/** A link inside the site, with its place; checked when all pages are known. */
export interface Link {
  route: string;
  /** Without `#`; empty when the whole page is meant. */
  anchor: string;
  line: number;
}

/** A TypeScript fence that the type checker must accept. */
export interface CheckedFence {
  code: string;
  language: 'ts' | 'tsx';
  /** Line of the page on which the code starts, 1-based. */
  line: number;
  /** The old library it must compile with, a key of `content/oldPackages.ts`; undefined: the documented version. */
  library?: string;
  /** The part that the page shows; a change shows lines of two modules, and has none. */
  shown?: string;
}

/** A fence that uses Day.js: readers of another date library get it in theirs. */
export interface DatedFence {
  code: string;
  language: 'ts' | 'tsx';
  /** Of the page, 1-based; tells it from the others. */
  line: number;
  /** What stands after the language. */
  meta: string;
}

/** What readers ask that a section answers. */
export interface SectionAsks {
  /** The heading's id; empty for the page itself. */
  id: string;
  questions: string[];
}

/** A section about something that version 8.0 or a later one has brought. */
export interface NewerSection {
  /** The heading's id. */
  id: string;
  /** A minor version: `8.4`. */
  since: string;
}

/** A demo that the page shows, with its place. */
export interface ShownDemo {
  name: string;
  line: number;
  /** Lines of its code that stand out, 1-based. */
  lines?: number[];
  /** It is a whole page of an application: nothing is kept free around it. */
  whole?: true;
}

/** Inline code that may name something of the documented packages. */
export interface CodeName {
  code: string;
  line: number;
  /** Counts headings: a name is a link once in the text between two of them. */
  section: number;
  /** It stands in plain text: not in a link, not in a heading. */
  linkable: boolean;
}

/** What an author asks to show of the reference. */
export type ExcerptRequest =
  | { kind: 'component' | 'interface'; owner: string; only: string[] }
  | { kind: 'group'; owner: string; group: string }
  /** Without names: all. */
  | { kind: 'slots'; owner: string; only: string[] }
  /** Without names: all. */
  | { kind: 'events'; only: string[] }
  /** Without a category: all. */
  | { kind: 'selectors'; category: string };

/** An excerpt with its place. */
export interface Excerpt {
  request: ExcerptRequest;
  line: number;
}

/** What the steps of one page find and share. */
export interface PageContext {
  file: string;
  problems: Problem[];
  toc: TocEntry[];
  /** Ids and aliases of the page. */
  anchors: string[];
  links: Link[];
  fences: CheckedFence[];
  dated: DatedFence[];
  demos: ShownDemo[];
  tabs: TabGroup[];
  /** Inline code that may name something of the documented packages; looked up when the reference is known. */
  names: CodeName[];
  /** In the order of the page. */
  asks: SectionAsks[];
  /** In the order of the page. */
  newer: NewerSection[];
  /** What the page shows of the reference. */
  excerpts: Excerpt[];
  /** Of an upgrade guide, in its order. */
  changes: BreakingChange[];
}

export function createContext(file: string): PageContext {
  return {
    file,
    problems: [],
    toc: [],
    anchors: [],
    links: [],
    fences: [],
    dated: [],
    demos: [],
    tabs: [],
    names: [],
    asks: [],
    newer: [],
    excerpts: [],
    changes: [],
  };
}

/** 1-based line of a node. */
export const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;

/** Notes a problem at a node. */
export function report(
  context: PageContext,
  node: Nodes,
  problem: { message: string; remedy: string },
): void {
  context.problems.push({ file: context.file, line: lineOf(node), ...problem });
}
