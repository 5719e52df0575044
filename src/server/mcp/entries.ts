import { DOCUMENTED_VERSION, products } from '#content/products.ts';
import type { CorpusPage, ReferenceEntry } from '#core/twins/corpus.ts';
import { DocsError } from '#core/errors.ts';
import { didYouMean } from '#core/nearWords.ts';
import type { ProductId } from '#core/navigation/products.ts';
import type { ReferenceMember } from '#core/reference/reference.ts';
import { findPage, readAddress } from './address.ts';
import { findExport, printExported, type ExportedName } from './exports.ts';
import type { Library } from './library.ts';
import { outlineOf } from '#core/page/outline.ts';

/** The products that have a reference. */
const REFERENCED = products.filter(({ folder }) => folder !== '').map(({ id }) => id);

/** Every entry of the reference, or of one product's. */
export async function entriesOf(
  library: Library,
  product: ProductId | undefined,
): Promise<ReferenceEntry[]> {
  const selected = product === undefined ? REFERENCED : REFERENCED.filter((id) => id === product);
  return (await Promise.all(selected.map((id) => library.reference(id)))).flat();
}

/** `<DataGrid />`, `useGridApiRef()` → the name alone, in lower case. */
const plainName = (name: string): string => name.replace(/^<|\s*\/?>$|\(\)$/g, '').toLowerCase();

function matching(entries: readonly ReferenceEntry[], name: string): ReferenceEntry[] {
  const { route } = readAddress(name);
  const plain = plainName(name);
  return entries.filter((entry) => entry.name.toLowerCase() === plain || entry.route === route);
}

/** The entry that a name or a route means; undefined when there is none, or several. */
export async function lookUpEntry(
  library: Library,
  name: string,
  product: ProductId | undefined,
): Promise<ReferenceEntry | undefined> {
  const [first, ...others] = matching(await entriesOf(library, product), name);
  return others.length === 0 ? first : undefined;
}

/**
 * The entry that a name or a route means, in whatever letter case.
 * @throws DocsError that names near ones when there is none, the products when there are several, and what is to be read
 *   otherwise when it is the route of another page, or what only older versions export.
 */
export async function findEntry(
  library: Library,
  name: string,
  product: ProductId | undefined,
): Promise<ReferenceEntry> {
  const entries = await entriesOf(library, product);
  const found = matching(entries, name);
  const [first, second] = found;
  if (first === undefined) {
    if (ROUTE.test(name)) throw noEntry(await findPage(library, name));
    const { current, older } = await findExport(library, name);
    if (current.length === 0 && older.length > 0) throw goneSince(name, older);
    throw new DocsError(
      `The reference has no component, interface, hook, type or export "${name}"${product === undefined ? '' : ` in ${product}`}.`,
      didYouMean(
        entries.map((entry) => entry.name),
        name,
        `Props, slots and events have no page of their own: call search_docs with "${name}".`,
      ),
    );
  }
  if (second === undefined) return first;
  throw new DocsError(
    `"${name}" is in several products.`,
    `Pass product: ${found.map((entry) => `"${entry.product}"`).join(' or ')}.`,
  );
}

/** How assistants write a page rather than a name. */
const ROUTE = /^(?:https?:|docs:|\/)/;

const noEntry = ({ route, title }: CorpusPage): DocsError =>
  new DocsError(`"${title}" (${route}) is no entry of the reference.`, 'Read it with get_page.');

const goneSince = (name: string, older: ExportedName['older']): DocsError =>
  new DocsError(
    `${printExported(name, older)}, and no longer by ${DOCUMENTED_VERSION}.`,
    'get_migration says what became of it.',
  );

/** What an entry has, by name. */
export function namesOf(entry: ReferenceEntry): {
  members: string[];
  slots: string[];
  classes: string[];
} {
  const names = (members: readonly ReferenceMember[]) => members.map(({ name }) => name);
  switch (entry.kind) {
    case 'component':
      return {
        members: names(entry.props),
        slots: entry.slots.map(({ name }) => name),
        classes: entry.classes.map(({ key }) => key),
      };
    case 'interface':
      return { members: names(entry.members), slots: [], classes: [] };
    case 'hook':
      return {
        members: [...names(entry.parameters), ...names(entry.returns.members)],
        slots: [],
        classes: [],
      };
  }
}

/** The parts of an entry's Markdown that say something of these names: sections of members, rows of slots and classes. */
export function rowsOf(entry: ReferenceEntry, markdown: string, only: readonly string[]): string {
  const outline = outlineOf(markdown);
  const members = outline.filter(({ level, title }) => level === 3 && only.includes(title));
  const tables = outline
    .filter(({ level, title }) => level === 2 && ['Slots', 'CSS classes'].includes(title))
    .map(({ from, to }) => filterTable(markdown.slice(from, to), only));
  return [
    `# ${entry.name}`,
    ...members.map(({ from, to }) => markdown.slice(from, to).trimEnd()),
    ...tables.filter((table) => table !== ''),
  ].join('\n\n');
}

/** A section with a table, with the rows whose first cell is one of the names; empty when there is none. */
function filterTable(section: string, only: readonly string[]): string {
  const lines = section.trimEnd().split('\n');
  const start = lines.findIndex((line) => line.startsWith('| '));
  const rows = lines
    .slice(start + 2)
    .filter((line) => only.some((name) => line.startsWith(`| \`${name}\` |`)));
  return rows.length === 0 ? '' : [...lines.slice(0, start + 2), ...rows].join('\n');
}
