import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { KINDS, hashOn } from '#core/search/entity.ts';
import type { SearchHit } from '#core/search/engine.ts';
import { addressOf } from '../address.ts';
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

/** What a cursor can reach: who has not found it by then needs other words. */
const MOST_RESULTS = 100;

const inputSchema = z.object({
  query: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .describe('Words, or a name such as "sortModel" or "DataGrid rowHeight".'),
  product: productShape.optional(),
  kind: z.enum(KINDS).optional().describe('Only results of this kind.'),
  limit: z.int().min(1).max(25).default(10).describe('How many results, at most.'),
  cursor: cursorShape.optional(),
});

const resultShape = z.object({
  kind: z.enum(KINDS),
  name: z.string(),
  page: z.string().describe('Title of the page.'),
  route: z.string().describe('For get_page.'),
  section: z.string().optional().describe('For get_page, with the route.'),
  address: z.string().describe('For people.'),
  plan: planShape,
  deprecated: z.boolean(),
  type: z.string().optional(),
  default: z.string().optional(),
  text: z.string().optional(),
});

const outputSchema = z.object({
  results: z.array(resultShape),
  total: z.int(),
  near: z.array(z.string()).describe('Words of the documentation, when there are no results.'),
  nextCursor: nextCursorShape,
});

export function registerSearchDocs(server: McpServer, library: Library): void {
  server.registerTool(
    'search_docs',
    {
      title: 'Search the documentation',
      description:
        'Finds guides, sections, demos, components, props, slots, classes, events and types of MUI X by words or by name. Read a result with get_page (route and section), get_api (a component) or get_demo (a demo).',
      inputSchema,
      outputSchema,
      annotations: READ_ONLY,
    },
    async ({ query, product, kind, limit, cursor }) => {
      const search = await library.search();
      const found = await search.ask({
        query,
        count: MOST_RESULTS,
        ...(product !== undefined && { product }),
        ...(kind !== undefined && { kind }),
      });
      const { hits, total, near } = await search.complete(found);
      const { items, nextCursor } = cutList(hits.map(toResult), limit, cursor);
      const lines = items.map(printResult);
      const nothing = `Nothing found for "${query}".${near.length > 0 ? ` Near: ${near.join(', ')}.` : ' Try fewer or other words.'}`;
      return answer(lines.length === 0 ? nothing : lines.join('\n'), {
        results: items,
        total,
        near,
        ...(nextCursor !== undefined && { nextCursor }),
      });
    },
  );
}

type Result = z.infer<typeof resultShape>;

function toResult({ entity, page }: SearchHit): Result {
  const { kind, name, plan, deprecated, type, text } = entity;
  const section = hashOn(entity, page);
  return {
    kind,
    name,
    page: page.title,
    route: page.route,
    ...(section !== '' && { section }),
    address: addressOf(page.route, section),
    plan,
    deprecated,
    ...(type !== '' && { type }),
    ...(entity.default !== '' && { default: entity.default }),
    ...(text !== '' && { text }),
  };
}

function printResult(result: Result): string {
  const { kind, name, page, route, section, plan, deprecated, type, text } = result;
  const facts = [
    kind,
    ...(plan === 'community' ? [] : [plan]),
    ...(deprecated ? ['deprecated'] : []),
    ...(type === undefined ? [] : [type]),
  ];
  const title = name === page ? name : `${page} › ${name}`;
  const place = section === undefined ? route : `${route}#${section}`;
  return `- ${title} (${facts.join(', ')}): ${place}${text === undefined ? '' : ` — ${text}`}`;
}
