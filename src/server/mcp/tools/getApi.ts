import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { ReferenceEntry } from '#core/twins/corpus.ts';
import { DocsError } from '#core/errors.ts';
import { DEFAULT_VARIANT } from '#core/twins/markdownTwin.ts';
import { didYouMean } from '#core/nearWords.ts';
import type { ReferenceMember } from '#core/reference/reference.ts';
import { addressOf } from '../address.ts';
import { namesOf, findEntry, rowsOf } from '../entries.ts';
import { cut } from '../cut.ts';
import type { Library } from '../library.ts';
import {
  answer,
  cursorShape,
  nextCursorShape,
  planShape,
  productShape,
  READ_ONLY,
} from './shapes.ts';

const inputSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .describe(
      'A component, interface or hook, such as "DataGrid" or "useGridApiRef"; or its route.',
    ),
  product: productShape.optional(),
  only: z
    .array(z.string().min(1).max(100))
    .min(1)
    .max(30)
    .optional()
    .describe('Only these props, members, arguments, slots or classes, by name.'),
  cursor: cursorShape.optional(),
});

const memberShape = z.object({
  name: z.string(),
  type: z.string(),
  required: z.boolean(),
  default: z.string().optional(),
  plan: planShape,
  deprecated: z.string().optional().describe('What to use instead, where the package says it.'),
  description: z.string(),
});

const outputSchema = z.object({
  name: z.string(),
  kind: z.enum(['component', 'interface', 'hook']),
  route: z.string(),
  address: z.string().describe('For people.'),
  product: productShape,
  plan: planShape,
  imports: z.array(z.string()).describe('Lines that work, the lowest plan first.'),
  members: z.array(z.string()).describe('Names of all props, members, or arguments and results.'),
  slots: z.array(z.string()),
  classes: z.array(z.string()).describe('Keys of the CSS classes.'),
  details: z.array(memberShape).describe('What "only" asked for, of the members.'),
  markdown: z.string(),
  totalCharacters: z.int(),
  nextCursor: nextCursorShape,
});

export function registerGetApi(server: McpServer, library: Library): void {
  server.registerTool(
    'get_api',
    {
      title: 'Read the reference',
      description:
        'Gives the reference of a component, an interface or a hook of MUI X 8.12: props with types, defaults and plans, slots, CSS classes, imports. Name the props you need with "only"; the whole of a large component comes in parts.',
      inputSchema,
      outputSchema,
      annotations: READ_ONLY,
    },
    async ({ name, product, only, cursor }) => {
      const entry = await findEntry(library, name, product);
      const names = namesOf(entry);
      checkOnly(only ?? [], entry, [...names.members, ...names.slots, ...names.classes]);
      const page = await library.page(entry.route);
      if (page === undefined) throw new DocsError(`${entry.route} is not listed.`, 'Build again.');
      const { markdown } = await library.text(page, DEFAULT_VARIANT);
      const whole = only === undefined ? markdown : rowsOf(entry, markdown, only);
      const { text, nextCursor } = cut(whole, cursor);
      return answer(text, {
        name: entry.name,
        kind: entry.kind,
        route: entry.route,
        address: addressOf(entry.route),
        product: entry.product,
        plan: entry.plan,
        imports: entry.imports.map(({ line }) => line),
        ...names,
        details: membersOf(entry)
          .filter((member) => only?.includes(member.name))
          .map(toDetails),
        markdown: text,
        totalCharacters: whole.length,
        ...(nextCursor !== undefined && { nextCursor }),
      });
    },
  );
}

function checkOnly(
  only: readonly string[],
  { name, kind }: ReferenceEntry,
  legal: readonly string[],
): void {
  const wrong = only.find((one) => !legal.includes(one));
  if (wrong === undefined) return;
  throw new DocsError(
    `The ${kind} ${name} has no "${wrong}".`,
    didYouMean(
      legal,
      wrong,
      `Call get_api with name "${name}" alone for all names, or search_docs.`,
    ),
  );
}

function membersOf(entry: ReferenceEntry): ReferenceMember[] {
  switch (entry.kind) {
    case 'component':
      return entry.props;
    case 'interface':
      return entry.members;
    case 'hook':
      return [...entry.parameters, ...entry.returns.members];
  }
}

function toDetails(member: ReferenceMember): z.infer<typeof memberShape> {
  const { name, type, required, plan, deprecated, description } = member;
  return {
    name,
    type: type.text,
    required,
    ...(member.default !== undefined && { default: member.default }),
    plan,
    ...(deprecated !== undefined && { deprecated }),
    description,
  };
}
