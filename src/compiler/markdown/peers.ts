import type { LeafDirective } from 'mdast-util-directive';
import { products } from '#content/products.ts';
import { adaptersOf } from '#core/sandbox/adapters.ts';
import { peersOf, type Peer } from '../demos/installed.ts';
import { element, place, replaceBy } from '../print/tree.ts';
import { codeSpan, table } from '../twins/reference/syntax.ts';
import { report, type PageContext } from './context.ts';

interface PeerTable {
  head: string[];
  /** Cells are lists of code, with a note in words behind them. */
  rows: { codes: string[]; note?: string }[][];
}

const packages = products.flatMap((product) => product.packages.map(({ name }) => name));
const PICKERS = '@mui/x-date-pickers';

/** What every documented package asks for, with one range. */
function peersOfAll(): Peer[] {
  const [first = [], ...others] = packages.map((name) => peersOf(name));
  return first.filter(({ name, range }) =>
    others.every((peers) => peers.some((peer) => peer.name === name && peer.range === range)),
  );
}

const cell = (...codes: string[]) => ({ codes });

const TABLES: Record<string, () => PeerTable> = {
  all: () => ({
    head: ['Package', 'Range'],
    rows: peersOfAll().map(({ name, range, optional }) => [
      { codes: [name], ...(optional && { note: '(optional)' }) },
      cell(range),
    ]),
  }),
  dates: () => ({
    head: ['Library', 'Range', 'Adapter'],
    rows: peersOf(PICKERS)
      .map((peer) => ({ ...peer, adapters: adaptersOf(peer.name) }))
      .filter(({ adapters }) => adapters.length > 0)
      .map(({ name, range, adapters }) => [cell(name), cell(range), cell(...adapters)]),
  }),
};

/** `::peers{of="all"}`: a table of peer dependencies, read from the installed packages. */
export function renderPeers(node: LeafDirective, context: PageContext): void {
  const of = node.attributes?.['of'] ?? '';
  const made = Object.hasOwn(TABLES, of) ? TABLES[of]?.() : undefined;
  if (made === undefined) {
    const legal = Object.keys(TABLES).map((name) => `::peers{of="${name}"}`);
    const message = `Unknown peer dependencies "${of}".`;
    report(context, node, { message, remedy: `Use one of: ${legal.join(', ')}.` });
    return;
  }
  const rows = made.rows.map((row) =>
    element(
      'tr',
      {},
      row.map(({ codes, note }) => {
        const list = place('CodeList', { codes });
        return element('td', {}, note === undefined ? [list] : [list, ` ${note}`]);
      }),
    ),
  );
  const head = made.head.map((name) => element('th', {}, [name]));
  const shown = element('table', {}, [
    element('thead', {}, [element('tr', {}, head)]),
    element('tbody', {}, rows),
  ]);
  replaceBy(node, shown);
}

/** The same as Markdown. */
export function printPeersTwin(of: string): string {
  const made = Object.hasOwn(TABLES, of) ? TABLES[of]?.() : undefined;
  if (made === undefined) return '';
  const rows = made.rows.map((row) =>
    row.map(({ codes, note }) => [codes.map(codeSpan).join(', '), note ?? ''].join(' ').trim()),
  );
  return table(made.head, rows);
}
