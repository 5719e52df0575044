import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { products } from '#content/products.ts';
import { migrationOf, type CorpusPage } from '#core/twins/corpus.ts';
import { DocsError } from '#core/errors.ts';
import { DEFAULT_VARIANT } from '#core/twins/markdownTwin.ts';
import { nearWords } from '#core/nearWords.ts';
import type { ProductId } from '#core/navigation/products.ts';
import { entriesOf } from '../entries.ts';
import type { Library } from '../library.ts';
import { mentionsOf, placesOf } from '../migration.ts';
import { answer, productShape, READ_ONLY } from './shapes.ts';

const version = z.int().min(1).max(99);

const inputSchema = z.object({
  from: version.describe('Major version you have, such as 7.'),
  to: version.describe('Major version you want, such as 8.'),
  identifiers: z
    .array(z.string().trim().min(2).max(100))
    .max(20)
    .default([])
    .describe('Names your code uses: components, props, slots, classes, hooks, imports.'),
  product: productShape.optional(),
});

const guideShape = z.object({ route: z.string(), title: z.string(), from: z.int(), to: z.int() });

const identifierShape = z.object({
  identifier: z.string(),
  status: z
    .enum(['current', 'deprecated', 'unknown'])
    .describe('In the documented version; unknown: it has no such name.'),
  places: z.array(
    z.object({ owner: z.string(), route: z.string(), deprecated: z.string().optional() }),
  ),
  near: z.array(z.string()).describe('Names that are spelled alike, when it is unknown.'),
  sections: z.array(z.object({ route: z.string(), title: z.string(), markdown: z.string() })),
});

const outputSchema = z.object({
  documented: z.string().describe('The version that this documentation describes.'),
  guides: z.array(guideShape).describe('Read one with get_page.'),
  identifiers: z.array(identifierShape),
  olderVersions: z.array(z.string()).describe('Documentation of the version you have, by product.'),
});

export function registerGetMigration(server: McpServer, library: Library): void {
  server.registerTool(
    'get_migration',
    {
      title: 'Find what a migration changes',
      description:
        'Says for names in your code whether the documented version has them, what replaces deprecated ones, and what the migration guides between two major versions say of them.',
      inputSchema,
      outputSchema,
      annotations: READ_ONLY,
    },
    async ({ from, to, identifiers, product }) => {
      const { version: documented, pages } = await library.corpus();
      checkVersions(from, to, Number.parseInt(documented, 10));
      const guides = guidesOf(pages, { from, to, product });
      const entries = await entriesOf(library, product === 'x' ? undefined : product);
      const texts = await Promise.all(
        guides.map(async (page) => ({
          page,
          markdown: (await library.text(page, DEFAULT_VARIANT)).markdown,
        })),
      );
      const all = entries.flatMap(placesOf);
      const known = new Set(all.map(({ name }) => name));
      const answers = identifiers.map((identifier) => {
        const places = all.filter(({ name }) => name === identifier);
        return describe(identifier, places, {
          near: places.length > 0 ? [] : nearWords(known, identifier, 4),
          sections: texts.flatMap((text) => mentionsOf(identifier, text)),
        });
      });
      const data = {
        documented,
        guides: guides.map(toGuide),
        identifiers: answers,
        olderVersions: olderVersions(from, product),
      };
      return answer(printAnswer(data, { from, to }), data);
    },
  );
}

type Answer = z.infer<typeof outputSchema>;
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

interface Wish {
  from: number;
  to: number;
  product: ProductId | undefined;
}

/** The steps between two versions, the first one first. */
const guidesOf = (pages: readonly CorpusPage[], { from, to, product }: Wish): CorpusPage[] =>
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

function describe(
  identifier: string,
  places: ReturnType<typeof placesOf>,
  found: Pick<Identifier, 'near' | 'sections'>,
): Identifier {
  const deprecated = places.some((place) => place.deprecated !== undefined);
  const status = places.length === 0 ? 'unknown' : deprecated ? 'deprecated' : 'current';
  const shown = places.slice(0, MOST_PLACES).map(({ owner, route, deprecated: instead }) => ({
    owner,
    route,
    ...(instead !== undefined && { deprecated: instead }),
  }));
  return { identifier, status, places: shown, ...found };
}

/** Props such as `sx` are everywhere. */
const MOST_PLACES = 8;

function printAnswer(
  { documented, guides, identifiers, olderVersions: older }: Answer,
  { from, to }: { from: number; to: number },
): string {
  const head =
    guides.length === 0
      ? `This documentation has no guide from version ${from} to ${to}. Documentation of version ${from}: ${older.join(', ') || 'none'}.`
      : `Guides:\n${guides.map(({ title, route }) => `- ${title}: ${route}`).join('\n')}`;
  return [head, ...identifiers.map((one) => printIdentifier(one, documented))].join('\n\n');
}

function printIdentifier(
  { identifier, status, places, near, sections }: Identifier,
  documented: string,
): string {
  const lines = places.map(({ owner, route, deprecated }) =>
    deprecated === undefined
      ? `- ${owner}: ${route}`
      : `- ${owner}: ${route}, deprecated${deprecated === '' ? '' : `: ${deprecated}`}`,
  );
  const said = {
    current: `\`${identifier}\` is in ${documented}:`,
    deprecated: `\`${identifier}\` is deprecated in ${documented}:`,
    unknown: `\`${identifier}\` is not in the reference of ${documented}.${near.length > 0 ? ` Near: ${near.join(', ')}.` : ''}`,
  }[status];
  return [said, ...lines, ...sections.map(({ markdown }) => `\n${markdown}`)].join('\n');
}
