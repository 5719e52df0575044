import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { searchMessages } from '#content/messages/search.ts';
import { cutAtWord } from '#core/cutAtWord.ts';
import { changedProducts } from '#core/migration/products.ts';
import { KINDS, hashOn } from '#core/search/entity.ts';
import type { BestAnswer, SearchAnswer, SearchHit } from '#core/search/engine.ts';
import { addressOf } from '../address.ts';
import { countFitting, cutList, placeOf } from '../cut.ts';
import { pastOf, printPast, type PastChange } from '../history.ts';
import type { Library } from '../library.ts';
import {
  answer,
  cursorShape,
  nextCursorShape,
  pastShape,
  planShape,
  productShape,
  READ_ONLY,
} from './shapes.ts';

/** What a cursor can reach: who has not found it by then needs other words. */
const MOST_RESULTS = 100;

/** Of one answer, its text and its data together: search is asked often, and read whole. */
const MOST_CHARACTERS = 5_500;

/** Who pastes a whole trace means its beginning. */
const LONGEST_PASTE = 10_000;

const inputSchema = z.strictObject({
  query: z
    .string()
    .trim()
    .min(1)
    .max(LONGEST_PASTE)
    .describe(
      'A task, a question, a message from the console, or a name such as "sortModel" or "DataGrid rowHeight".',
    ),
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
  plan: planShape.optional().describe('The one it needs, where that is not the community plan.'),
  since: z
    .string()
    .optional()
    .describe('The version that brought what the section is about, where its heading says one.'),
  deprecated: z.boolean().optional(),
});

const outputSchema = z.object({
  results: z.array(resultShape),
  total: z.int(),
  planned: z
    .object({ route: z.string(), title: z.string() })
    .optional()
    .describe('The page that is promised for the subject and not written yet.'),
  near: z
    .array(z.string())
    .optional()
    .describe('Words of the documentation, when there are no results.'),
  history: z
    .array(pastShape)
    .optional()
    .describe('What older versions did to a name that the documented version does not have.'),
  nextCursor: nextCursorShape,
});

export function registerSearchDocs(server: McpServer, library: Library): void {
  server.registerTool(
    'search_docs',
    {
      title: 'Search the documentation',
      description:
        'Finds what answers a task, a question, a console message or a name in the documentation of MUI X: sections of guides first, then demos, components, props, slots, classes, events and types. Read a result with get_page (route and section), get_api (a component, hook or type) or get_demo (a demo).',
      inputSchema,
      outputSchema,
      annotations: READ_ONLY,
    },
    (given) => searchDocs(library, given),
  );
}

type Input = z.infer<typeof inputSchema>;

/** What the tool answers; the thread also warms itself up by it. */
export async function searchDocs(library: Library, { query, product, kind, limit, cursor }: Input) {
  const search = await library.search();
  const found = await search.find({
    query,
    // One more tells whether anything follows.
    count: Math.min((placeOf(cursor) ?? 0) + limit + 1, MOST_RESULTS),
    ...(product !== undefined && { product }),
    ...(kind !== undefined && { kind }),
  });
  const removed = cursor === undefined ? await removedIn(library, query, found) : [];
  const head =
    cursor === undefined ? [...printRemoved(query, removed), ...headOf(query, found)] : [];
  const { items } = cutList(found.hits, limit, cursor);
  const about = {
    ...(found.planned !== undefined && { planned: found.planned }),
    ...(found.near.length > 0 && { near: found.near }),
    ...(removed.length > 0 && { history: removed }),
  };
  const fitting = fit(items, head.join('\n').length + JSON.stringify(about).length);
  const { nextCursor } = cutList(found.hits, fitting.length, cursor);
  const lines = [...head, ...fitting.map(({ text }) => text)];
  return answer(lines.join('\n'), {
    results: fitting.map(({ result }) => result),
    total: found.total,
    ...about,
    ...(nextCursor !== undefined && fitting.length > 0 && { nextCursor }),
  });
}

/** What versions did to a name that is gone; nothing for a name that is there, and for other words. */
async function removedIn(
  library: Library,
  query: string,
  { hits }: SearchAnswer,
): Promise<PastChange[]> {
  if (!/^[\w$]{3,100}$/.test(query) || hits.some(({ entity }) => entity.name === query)) return [];
  const { version: documented } = await library.corpus();
  const histories = await Promise.all(changedProducts.map((product) => library.history(product)));
  const to = Number.parseInt(documented, 10);
  const past = pastOf(query, histories, { from: 0, to, documented });
  return past.some(({ change }) => change === 'removed') ? past : [];
}

const printRemoved = (name: string, past: readonly PastChange[]): string[] =>
  past.length === 0
    ? []
    : [
        `Older versions had "${name}":`,
        ...past.map(printPast),
        'get_migration says what guides write of it.',
      ];

/** What stands above the results: that there are none, what is not written yet, the answer that is sure. */
function headOf(query: string, found: SearchAnswer): string[] {
  const { hits, planned, best } = found;
  return [
    ...(hits.length === 0
      ? [`Nothing found for "${cutAtWord(query, QUOTED)}". ${adviceOf(found)}`]
      : []),
    ...(planned === undefined
      ? []
      : [
          `The page "${planned.title}" (${planned.route}) is planned and not written yet.${hits.length > 0 ? ' Until then, there is:' : ''}`,
        ]),
    ...(best === undefined ? [] : [printBest(best)]),
  ];
}

/** What to ask instead: near words, what the query lacks, and where all guides are listed. */
function adviceOf({ near, lacks }: SearchAnswer): string {
  if (near.length > 0) return `Near: ${near.join(', ')}.`;
  const advice = lacks === undefined ? 'Try fewer or other words.' : searchMessages.lacks[lacks];
  return `${advice} list_pages lists all guides.`;
}

/** Longer queries are cut where they are quoted. */
const QUOTED = 100;

/** The shortest code, with what the section says first. */
const printBest = ({ title, sentence, code }: BestAnswer): string =>
  [
    `Best answer, from "${title}": ${sentence}`,
    ...(code === undefined ? [] : [`\`\`\`${code.language}\n${code.text}\n\`\`\``]),
  ].join('\n');

type Result = z.infer<typeof resultShape>;

/** Results that fit into one answer, at least one. */
function fit(hits: readonly SearchHit[], taken: number): { text: string; result: Result }[] {
  const all = hits.map((hit) => ({ text: printHit(hit), result: toResult(hit) }));
  const sizes = all.map(({ text, result }) => text.length + JSON.stringify(result).length);
  return all.slice(0, countFitting(sizes, MOST_CHARACTERS - taken));
}

function toResult({ entity, page }: SearchHit): Result {
  const { kind, name, plan, since, deprecated } = entity;
  const section = hashOn(entity, page);
  return {
    kind,
    name,
    page: page.title,
    route: page.route,
    ...(section !== '' && { section }),
    ...(plan !== 'community' && { plan }),
    ...(since !== undefined && { since }),
    ...(deprecated && { deprecated }),
  };
}

/** Title with where it stands, address, excerpt. */
function printHit({ entity, page, path, excerpt }: SearchHit): string {
  const { kind, name, plan, since, deprecated, type, text } = entity;
  const facts = [
    kind,
    ...(plan === 'community' ? [] : [plan]),
    ...(since === undefined ? [] : [`since ${since}`]),
    ...(deprecated ? ['deprecated'] : []),
    ...(type === '' ? [] : [type]),
  ];
  const above = path ?? (name === page.title ? [] : [page.title]);
  const summary = excerpt?.text ?? text;
  const title = [...above, name].join(' › ');
  return `- ${title} (${facts.join(', ')}): ${addressOf(page.route, hashOn(entity, page))}${summary === '' ? '' : `\n  ${summary}`}`;
}
