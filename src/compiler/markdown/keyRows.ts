import type { TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { createContext } from './context.ts';
import { headingId, nameHeadings } from './headings.ts';
import { expandKeyboards } from './keyboard.ts';
import { parseMarkdown } from './parse.ts';

/** A row of a page's table of keys. */
export interface KeyRow {
  /** `Ctrl + C`. */
  keys: string;
  /** What they do: the row's other cells. */
  does: string;
  /** Id of the heading above; empty before the first. */
  heading: string;
}

/** Most pages have none: they are not parsed again. */
const ROW_WITH_KEY = /^\s*(?:\|.*:kbd\[|::keyboard\b)/m;

/** The rows of a page's tables whose first cell has a key: `| :kbd[Enter] | Starts editing |`. */
export function keyRowsOf(file: string, markdown: string): KeyRow[] {
  if (!ROW_WITH_KEY.test(markdown)) return [];
  const { tree } = parseMarkdown(markdown);
  const context = createContext(file);
  expandKeyboards(tree, context);
  nameHeadings(tree, context);
  const rows: KeyRow[] = [];
  let heading = '';
  visit(tree, (node) => {
    if (node.type === 'heading') heading = headingId(node);
    if (node.type === 'tableRow' && hasKey(node)) rows.push({ ...readRow(node), heading });
  });
  return rows;
}

const hasKey = ({ children: [first] }: TableRow): boolean =>
  first?.children.some((node) => node.type === 'textDirective' && node.name === 'kbd') ?? false;

function readRow({ children: [first, ...others] }: TableRow): Omit<KeyRow, 'heading'> {
  const text = (nodes: readonly TableRow['children'][number][]): string =>
    nodes.map((cell) => toString(cell).replace(/\s+/g, ' ').trim()).join(' ');
  return { keys: text(first === undefined ? [] : [first]), does: text(others).trim() };
}
