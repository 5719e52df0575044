import type { Nodes, Root, RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { SKIP, visit } from 'unist-util-visit';
import { keyboardTables } from '#content/keyboard/tables.ts';
import {
  isMirrored,
  namesOfKeys,
  type KeyboardTables,
  type KeyChord,
  type KeyCommand,
} from '#core/keyboard.ts';
import { report, type PageContext } from './context.ts';
import { parseMarkdown } from './parse.ts';

type Attributes = LeafDirective['attributes'];

/** What is wrong with a `::keyboard{…}`, or the rows that it asks for. */
type Requested = { commands: KeyCommand[] } | { message: string; remedy: string };

/** Puts tables of keys in the place of every `::keyboard{…}`; one that asks for what is not there stays and is reported. */
export function expandKeyboards(
  tree: Root,
  context: PageContext,
  tables: KeyboardTables = keyboardTables,
): void {
  visit(tree, 'leafDirective', (node, index, parent) => {
    if (node.name !== 'keyboard' || parent === undefined || index === undefined) return undefined;
    const requested = readRequest(node.attributes, tables);
    if ('message' in requested) {
      report(context, node, requested);
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    const nodes = nodesOf(requested.commands, node);
    parent.children.splice(index, 1, ...(nodes as never[]));
    return [SKIP, index + nodes.length];
  });
}

/** The same as plain Markdown, for readers of a page's twin; empty for what the page's compiler has refused. */
export function printKeyboardTwin(
  attributes: Attributes,
  tables: KeyboardTables = keyboardTables,
): string {
  const requested = readRequest(attributes, tables);
  return 'message' in requested ? '' : printCommands(requested.commands, (name) => name);
}

function readRequest(attributes: Attributes, tables: KeyboardTables): Requested {
  const { table = '', only, ...others } = attributes ?? {};
  const unknown = Object.keys(others);
  const commands = Object.hasOwn(tables, table ?? '') ? tables[table ?? ''] : undefined;
  if (commands === undefined || unknown.length > 0) {
    const what = unknown.length > 0 ? `has ${unknown.join(', ')}` : `is named "${table}"`;
    const names = Object.keys(tables).join(', ');
    const remedy = `Write ::keyboard{table="…"} or ::keyboard{table="…" only="…"} with one of: ${names}.`;
    return { message: `A table of keys ${what}.`, remedy };
  }
  const groups = new Set(commands.map(({ group }) => group));
  const wanted = only?.split(',').map((group) => group.trim()) ?? [...groups];
  const missing = wanted.filter((group) => !groups.has(group));
  if (missing.length > 0) {
    const message = `The keys of "${table}" have no group "${missing.join('", "')}".`;
    return { message, remedy: `Use one or more of: ${[...groups].join(', ')}.` };
  }
  return { commands: commands.filter(({ group }) => wanted.includes(group)) };
}

/** All lie where the directive stands: that is what a problem in them points to. */
function nodesOf(commands: readonly KeyCommand[], directive: LeafDirective): RootContent[] {
  const { tree } = parseMarkdown(printCommands(commands, (name) => `:kbd[${name}]`));
  visit(tree, (node: Nodes) => {
    if (directive.position !== undefined) node.position = directive.position;
    if (node.type === 'table') nameRows(node.children.slice(1));
  });
  return tree.children;
}

/** The keys are what a row is about: a screen reader repeats them with each cell. */
function nameRows(rows: Extract<Nodes, { type: 'table' }>['children']): void {
  for (const { children } of rows) {
    const [keys] = children;
    if (keys !== undefined) keys.data = { hName: 'th', hProperties: { scope: 'row' } };
  }
}

function printCommands(commands: readonly KeyCommand[], print: (name: string) => string): string {
  const somewhere = commands.some(({ when }) => when !== '');
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rows = commands.map(({ keys, when, does }) =>
    row([printKeys(keys, print), ...(somewhere ? [when] : []), does]),
  );
  const head = ['Keys', ...(somewhere ? ['Where'] : []), 'What happens'];
  const table = [row(head), row(head.map(() => '---')), ...rows].join('\n');
  if (!commands.some(isMirrored)) return table;
  const note = `Where text runs from right to left, ${print('Right')} and ${print('Left')} change places.`;
  return `${table}\n\n${note}`;
}

const printKeys = (keys: readonly KeyChord[], print: (name: string) => string): string =>
  namesOfKeys(keys)
    .map((names) => names.map((name) => print(name.replace(/[*|\\]/g, '\\$&'))).join(' + '))
    .join(', ');
