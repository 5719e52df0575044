import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { products } from '#content/products.ts';
import { productOfRoute } from '#core/navigation/products.ts';
import { CORPUS_KINDS } from '#core/twins/corpus.ts';
import { cutList } from '../cut.ts';
import type { Library } from '../library.ts';
import {
  answer,
  cursorShape,
  nextCursorShape,
  planShape,
  productShape,
  READ_ONLY,
} from './shapes.ts';

const KINDS = [...CORPUS_KINDS, 'planned'] as const;

const inputSchema = z.strictObject({
  product: productShape.optional(),
  kind: z
    .enum(KINDS)
    .default('guide')
    .describe(
      'guide: pages that explain; component, interface, hook: their reference; index: the reference of a product; types: declarations; planned: guides that are not written yet.',
    ),
  limit: z.int().min(1).max(100).default(50),
  cursor: cursorShape.optional(),
});

const pageShape = z.object({
  route: z.string(),
  title: z.string(),
  description: z.string(),
  product: productShape,
  kind: z.enum(KINDS),
  plan: planShape,
});

const outputSchema = z.object({
  pages: z.array(pageShape),
  total: z.int(),
  nextCursor: nextCursorShape,
});

export function registerListPages(server: McpServer, library: Library): void {
  server.registerTool(
    'list_pages',
    {
      title: 'List pages',
      description:
        'Lists the pages of the documentation with their routes: guides, or the reference of components, interfaces and hooks. Every route works with get_page; of a planned one it says what there is of its subject.',
      inputSchema,
      outputSchema,
      annotations: READ_ONLY,
    },
    async ({ product, kind, limit, cursor }) => {
      const pages =
        kind === 'planned' ? await listPlanned(library) : (await library.corpus()).pages;
      const found = pages.filter(
        (page) => page.kind === kind && (product === undefined || page.product === product),
      );
      const { items, nextCursor } = cutList(found, limit, cursor);
      const shown = items.map((page) => pageShape.parse(page)); // without what is only for the server
      const lines = shown.map(({ route, title, description }) =>
        [`- ${title}: ${route}`, description].filter(Boolean).join(' — '),
      );
      return answer(lines.join('\n') || 'There are no such pages.', {
        pages: shown,
        total: found.length,
        ...(nextCursor !== undefined && { nextCursor }),
      });
    },
  );
}

/** The pages that are promised and not written, as the others are listed. */
async function listPlanned(library: Library): Promise<z.infer<typeof pageShape>[]> {
  return (await library.planned()).map(({ route, title }) => ({
    route,
    title,
    description: 'Planned, not written yet.',
    product: productOfRoute(products, route).id,
    kind: 'planned',
    plan: 'community',
  }));
}
