import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { products } from '#content/products.ts';
import { migrationOf, type CorpusPage } from '#core/twins/corpus.ts';
import { DocsError } from '#core/errors.ts';
import { DEFAULT_VARIANT } from '#core/twins/markdownTwin.ts';
import { changedProducts } from '#core/migration/products.ts';
import { nearWords } from '#core/nearWords.ts';
import type { ProductId } from '#core/navigation/products.ts';
import { entriesOf } from '../entries.ts';
import { countFitting, cutList, MOST_CHARACTERS, readCursor } from '../cut.ts';
import { findExport, isInternal, knownOlder, printSource, type ExportedName } from '../exports.ts';
import { pastOf, type PastChange } from '../history.ts';
import type { Library } from '../library.ts';
import { mentionsOf, placesOf, placesOfTypes, type NamedPlace } from '../migration.ts';
import {
  NAME_STATUSES,
  printLimits,
  printNames,
  type ExplainedName,
  type NameStatus,
} from '../printMigration.ts';
import { listTypes } from '../types.ts';
import {
  answer,
  cursorShape,
  nextCursorShape,
  pastShape,
  productShape,
  READ_ONLY,
} from './shapes.ts';

const version = z.int().min(1).max(99);

const inputSchema = z.strictObject({
  from: version.describe('Major version you have, such as 7.'),
  to: version.describe('Major version you want, such as 8.'),
  identifiers: z
    .array(z.string().trim().min(2).max(100))
    .max(20)
    .default([])
    .describe('Names your code uses: components, props, slots, classes, hooks, imports.'),
  product: productShape.optional(),
  cursor: cursorShape.optional(),
});

const guideShape = z.object({ route: z.string(), title: z.string(), from: z.int(), to: z.int() });

const identifierShape = z.object({
  identifier: z.string(),
  status: z
    .enum(NAME_STATUSES)
    .describe(
      'In the documented version. exported: the packages have it, and no page describes it; removed: only an older version has it; unknown: nothing that is known here has that name, which of an older major says little (see knownOlder).',
    ),
  packages: z.array(z.string()).describe('Packages that export it, with their versions.'),
  places: z.array(
    z.object({ owner: z.string(), route: z.string(), deprecated: z.string().optional() }),
  ),
  near: z.array(z.string()).describe('Names that are spelled alike, when it is unknown.'),
  sections: z.array(z.object({ route: z.string(), title: z.string() })).describe('Of the guides.'),
  history: z
    .array(pastShape)
    .describe('What the published packages show of it between the two versions, oldest first.'),
});

const outputSchema = z.object({
  documented: z.string().describe('The version that this documentation describes.'),
  guides: z.array(guideShape).describe('Read one with get_page.'),
  identifiers: z.array(identifierShape).describe('In the order asked for, as many as fit.'),
  olderVersions: z.array(z.string()).describe('Documentation of the version you have, by product.'),
  knownOlder: z
    .array(z.string())
    .describe('Packages of the version you have whose exports are known, with their versions.'),
  nextCursor: nextCursorShape,
});

export function registerGetMigration(server: McpServer, library: Library): void {
  server.registerTool(
    'get_migration',
    {
      title: 'Find what a migration changes',
      description:
        'Says for names in your code whether the documented version has them, which version added, changed or removed them, what replaces deprecated ones, and what the migration guides between two major versions say of them.',
      inputSchema,
      outputSchema,
      annotations: READ_ONLY,
    },
    async ({ from, to, identifiers, product, cursor }) => {
      const { version: documented, pages } = await library.corpus();
      checkVersions(from, to, Number.parseInt(documented, 10));
      const asked = [...new Set(identifiers)];
      readCursor(cursor, asked.length);
      const guides = guidesOf(pages, { from, to, product });
      const own = product === 'x' ? undefined : product;
      const entries = await entriesOf(library, own);
      const types = identifiers.length === 0 ? [] : await listTypes(library, own);
      const guideTexts = await Promise.all(
        guides.map(async (page) => ({
          page,
          markdown: (await library.text(page, DEFAULT_VARIANT)).markdown,
        })),
      );
      const older = await knownOlder(library, from);
      const all = entries.flatMap(placesOf);
      const known = new Set(all.map(({ name }) => name));
      const histories = await Promise.all(
        changedProducts
          .filter((each) => own === undefined || each === own)
          .map((each) => library.history(each)),
      );
      const answers = await Promise.all(
        asked.map(async (identifier): Promise<ExplainedName> => {
          const found = {
            places: all.filter(({ name }) => name === identifier),
            exported: await findExport(library, identifier),
            history: pastOf(identifier, histories, { from, to, documented }),
          };
          const inTypes = typesMay.has(statusOf(found)) ? placesOfTypes(identifier, types) : [];
          const described = describe(identifier, {
            ...found,
            places: [...found.places, ...inTypes],
          });
          const isKnown = described.status !== 'unknown' && described.status !== 'removed';
          return {
            described,
            exported: found.exported,
            history: found.history,
            near: isKnown ? [] : nearWords(known, identifier, 4),
            sections: guideTexts.flatMap((text) => mentionsOf(identifier, text)),
          };
        }),
      );
      const about = {
        documented,
        guides: guides.map(toGuide),
        olderVersions: olderVersions(from, product),
        knownOlder: older,
      };
      const head = cursor === undefined ? [printHead(about, from, to)] : [];
      const reference = `the reference of ${own === undefined ? '' : `${own} `}${documented}`;
      const texts = printNames(answers, { documented, reference });
      const names = answers.map((one, at) => ({ text: texts[at] ?? '', data: toData(one) }));
      const { items, nextCursor } = cutFitting(names, {
        cursor,
        taken: head.join('').length + JSON.stringify(about).length,
      });
      const isUnknown = items.some(({ data }) => data.status === 'unknown');
      const limits = isUnknown ? [printLimits(from, older)] : [];
      return answer([...head, ...items.map(({ text }) => text), ...limits].join('\n\n'), {
        ...about,
        identifiers: items.map(({ data }) => data),
        ...(nextCursor !== undefined && { nextCursor }),
      });
    },
  );
}

type About = Omit<z.infer<typeof outputSchema>, 'identifiers' | 'nextCursor'>;
type Identifier = z.infer<typeof identifierShape>;

function checkVersions(from: number, to: number, current: number): void {
  if (from >= to) {
    throw new DocsError(
      `A migration leads upwards, not from ${from} to ${to}.`,
      `Pass from: ${current - 1}, to: ${current}, for example.`,
    );
  }
  if (to > current) {
    throw new DocsError(
      `This documentation describes version ${current} and knows nothing of ${to}.`,
      `Pass to: ${current} or less.`,
    );
  }
}

interface Versions {
  from: number;
  to: number;
  product: ProductId | undefined;
}

/** The steps between two versions, the first one first. */
const guidesOf = (pages: readonly CorpusPage[], { from, to, product }: Versions): CorpusPage[] =>
  pages
    .filter(({ route }) => {
      const step = migrationOf(route);
      const slug = PRODUCT_SLUGS[product ?? 'x'];
      return (
        step !== undefined &&
        step.from >= from &&
        step.to <= to &&
        (slug === undefined || route.includes(`-${slug}-`))
      );
    })
    .toSorted((a, b) => (migrationOf(a.route)?.from ?? 0) - (migrationOf(b.route)?.from ?? 0));

/** What routes of migration guides call a product. */
const PRODUCT_SLUGS: Record<ProductId, string | undefined> = {
  x: undefined,
  'x-data-grid': 'data-grid',
  'x-date-pickers': 'pickers',
  'x-charts': 'charts',
  'x-tree-view': 'tree-view',
};

const toGuide = ({ route, title }: CorpusPage): z.infer<typeof guideShape> => ({
  route,
  title,
  ...(migrationOf(route) ?? { from: 0, to: 0 }),
});

const olderVersions = (major: number, product: ProductId | undefined): string[] =>
  products
    .filter(({ id }) => product === undefined || id === product)
    .flatMap(({ olderVersions: older }) =>
      older.filter((one) => one.major === major).map(({ url }) => url),
    );

/** What is known of a name. */
interface Found {
  places: readonly NamedPlace[];
  exported: ExportedName;
  history: readonly PastChange[];
}

function describe(identifier: string, found: Found): ExplainedName['described'] {
  const { places, exported } = found;
  const { current, older } = exported;
  const shown = places.slice(0, MOST_PLACES).map(({ owner, route, deprecated: instead }) => ({
    owner,
    route,
    ...(instead !== undefined && { deprecated: instead }),
  }));
  const status = statusOf(found);
  const packages = status === 'removed' || current.length === 0 ? older : current;
  return {
    identifier,
    status,
    packages: packages.map(printSource),
    places: shown,
  };
}

function statusOf({ places, exported: { current, older }, history }: Found): NameStatus {
  if (places.some((place) => place.deprecated !== undefined)) return 'deprecated';
  if (places.length > 0) return 'current';
  const wasPublic =
    history.some(({ change }) => change === 'removed') || older.some((one) => !isInternal(one));
  if (current.some((one) => !isInternal(one) || !wasPublic)) return 'exported';
  return older.length > 0 || wasPublic ? 'removed' : 'unknown';
}

/** What a type may still describe: one that is gone may live on where nobody can import it. */
const typesMay: ReadonlySet<NameStatus> = new Set(['exported', 'unknown']);

/** Props such as `sx` are everywhere. */
const MOST_PLACES = 8;

const toData = ({ described, near, history, sections }: ExplainedName): Identifier => ({
  ...described,
  near,
  history,
  sections: sections.map(({ route, title }) => ({ route, title })),
});

function printHead({ guides, olderVersions: older }: About, from: number, to: number): string {
  if (guides.length > 0) {
    return `Guides:\n${guides.map(({ title, route }) => `- ${title}: ${route}`).join('\n')}`;
  }
  return `This documentation has no guide from version ${from} to ${to}. Documentation of version ${from}: ${older.join(', ') || 'none'}.`;
}

/** What stands behind the names: limits, and how to get the rest. */
const ROOM_BEHIND = 1_000;

interface PrintedName {
  text: string;
  data: Identifier;
}

/** Whole names from a cursor on, as many as fit into one answer, their text and data together. */
function cutFitting(
  names: readonly PrintedName[],
  { cursor, taken }: { cursor: string | undefined; taken: number },
): { items: PrintedName[]; nextCursor?: string } {
  const { items } = cutList(names, names.length, cursor);
  const sizes = items.map(({ text, data }) => text.length + JSON.stringify(data).length);
  return cutList(names, countFitting(sizes, MOST_CHARACTERS - taken - ROOM_BEHIND), cursor);
}
