import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { products } from '#content/products.ts';
import type { ReferenceEntry } from '#core/twins/corpus.ts';
import type { Lifetime } from '#core/history/lifetime.ts';
import { DocsError } from '#core/errors.ts';
import { DEFAULT_VARIANT } from '#core/twins/markdownTwin.ts';
import { didYouMean } from '#core/nearWords.ts';
import type { ReferenceMember } from '#core/reference/reference.ts';
import { PLAN_NAMES, PLANS, type Plan } from '#core/reference/plans.ts';
import { addressOf } from '../address.ts';
import { findEntry, lookUpEntry, namesOf, rowsOf } from '../entries.ts';
import { findExport, importLine, printExported } from '../exports.ts';
import { addressOfType, findType, readTypeAddress } from '../types.ts';
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

const inputSchema = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .describe(
      'A component, interface, hook, type or other export, such as "DataGrid", "useGridApiRef" or "GridSortModel"; or its route or address.',
    ),
  product: productShape.optional(),
  only: z
    .array(z.string().min(1).max(100))
    .min(1)
    .max(30)
    .optional()
    .describe('Only these props, members, arguments, slots or classes, by name.'),
  names: z
    .boolean()
    .default(false)
    .describe('Also list the names of all members, slots and classes as data.'),
  cursor: cursorShape.optional(),
});

const lifetimeShape = {
  since: z.string().optional().describe('The version that brought it, where it is newer than 8.0.'),
  deprecatedSince: z.string().optional(),
  removedIn: z.string().optional().describe('A later version that does not have it.'),
};

const memberShape = z.object({
  name: z.string(),
  type: z.string(),
  required: z.boolean(),
  default: z.string().optional(),
  plan: planShape,
  deprecated: z.string().optional().describe('What to use instead, where the package says it.'),
  ...lifetimeShape,
  description: z.string(),
});

const outputSchema = z.object({
  name: z.string(),
  kind: z
    .enum(['component', 'interface', 'hook', 'type', 'export'])
    .describe('export: the packages have it, and no page describes it.'),
  route: z.string().optional(),
  address: z.string().optional().describe('For people.'),
  product: productShape.optional(),
  plan: planShape.optional(),
  ...lifetimeShape,
  imports: z.array(z.string()).describe('Lines that work, the lowest plan first.'),
  addedByPlan: z
    .partialRecord(planShape, z.array(z.string()))
    .optional()
    .describe('Members and slots that need a higher plan than the entry itself.'),
  members: z.array(z.string()).optional().describe('With "names": props, members, or arguments.'),
  slots: z.array(z.string()).optional(),
  classes: z.array(z.string()).optional().describe('Keys of the CSS classes.'),
  details: z.array(memberShape).optional().describe('What "only" asked for, of the members.'),
  referenced: z.array(z.string()).optional().describe('Types that stand below the one asked for.'),
  totalCharacters: z.int(),
  nextCursor: nextCursorShape,
});

type Input = z.infer<typeof inputSchema>;

export function registerGetApi(server: McpServer, library: Library): void {
  server.registerTool(
    'get_api',
    {
      title: 'Read the reference',
      description:
        'Gives the reference of a component, an interface, a hook or a type of MUI X 8.12: props with types, defaults and plans, slots, CSS classes, imports, since which version; a type with the types it mentions. Name the props you need with "only"; the whole of a large component comes in parts.',
      inputSchema,
      outputSchema,
      annotations: READ_ONLY,
    },
    async (given) => {
      const address = readTypeAddress(given.name);
      const input = {
        ...given,
        ...(address !== undefined && {
          name: address.name,
          product: given.product ?? address.product,
        }),
      };
      const entry = await lookUpEntry(library, input.name, input.product);
      if (entry !== undefined) return answerEntry(library, entry, input);
      return (
        (await answerType(library, input, true)) ??
        (await answerExport(library, input)) ??
        (await answerType(library, input, false)) ??
        // Says what is near.
        answerEntry(library, await findEntry(library, input.name, input.product), input)
      );
    },
  );
}

async function answerEntry(
  library: Library,
  entry: ReferenceEntry,
  { only, names: wantsNames, cursor }: Input,
) {
  const names = namesOf(entry);
  checkOnly(only ?? [], entry, [...names.members, ...names.slots, ...names.classes]);
  const page = await library.page(entry.route);
  if (page === undefined) throw new DocsError(`${entry.route} is not listed.`, 'Build again.');
  const { markdown } = await library.text(page, DEFAULT_VARIANT);
  const added = addedByPlan(entry);
  const whole =
    only === undefined ? `${printAdded(added)}${markdown}` : rowsOf(entry, markdown, only);
  const { text, nextCursor } = cut(whole, cursor);
  return answer(text, {
    name: entry.name,
    kind: entry.kind,
    route: entry.route,
    address: addressOf(entry.route),
    product: entry.product,
    plan: entry.plan,
    ...lifetimeIn(entry),
    imports: entry.imports.map(({ line }) => line),
    ...(Object.keys(added).length > 0 && { addedByPlan: added }),
    ...(wantsNames && names),
    ...(only !== undefined && {
      details: membersOf(entry)
        .filter((member) => only.includes(member.name))
        .map(toDetails),
    }),
    totalCharacters: whole.length,
    ...(nextCursor !== undefined && { nextCursor }),
  });
}

/** Names by the plan that adds them to what the lowest plan has. */
function addedByPlan(entry: ReferenceEntry): Partial<Record<Plan, string[]>> {
  const slots = entry.kind === 'component' ? entry.slots : [];
  const all = [...membersOf(entry), ...slots];
  const lowest = Math.min(...all.map(({ plan }) => PLANS.indexOf(plan)));
  const added: Partial<Record<Plan, string[]>> = {};
  for (const { name, plan } of all) {
    if (PLANS.indexOf(plan) > lowest) (added[plan] ??= []).push(name);
  }
  return added;
}

const printAdded = (added: Partial<Record<Plan, string[]>>): string =>
  Object.entries(added)
    .map(([plan, names]) => `Added by ${PLAN_NAMES[plan as Plan]}: ${names.join(', ')}.\n\n`)
    .join('');

async function answerType(library: Library, { name, product, cursor }: Input, sameCase: boolean) {
  const found = await findType(library, name, { product, sameCase });
  if (found === undefined) return undefined;
  const { type, referenced } = found;
  const { current } = await findExport(library, type.name);
  const line = importLine(type.name, current);
  const below = referenced.map(({ markdown }) => markdown.replace(/^### /, '#### '));
  const whole = [
    type.markdown,
    ...(below.length === 0 ? [] : ['#### Types that it mentions', ...below]),
  ].join('\n\n');
  const { text, nextCursor } = cut(whole, cursor);
  return answer(text, {
    name: type.name,
    kind: 'type' as const,
    route: type.route,
    address: addressOfType(type),
    product: type.product,
    imports: line === undefined ? [] : [line.replace('import {', 'import type {')],
    referenced: referenced.map((one) => one.name),
    totalCharacters: whole.length,
    ...(nextCursor !== undefined && { nextCursor }),
  });
}

async function answerExport(library: Library, { name, product }: Input) {
  const exported = await findExport(library, name);
  const own = products.find(({ id }) => id === product)?.packages.map((one) => one.name);
  const current = exported.current.filter((one) => own?.includes(one.package) ?? true);
  const line = importLine(name, current);
  if (line === undefined) return undefined;
  const text = `${printExported(name, current)}, and no page of the reference describes it.\n\n\`\`\`ts\n${line}\n\`\`\``;
  return answer(text, {
    name,
    kind: 'export' as const,
    imports: [line],
    totalCharacters: text.length,
  });
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

/** A package of a lower plan may have deprecated a name that the documented one has not: `DataGridPremium` of Pro 6. */
const lifetimeIn = ({
  since,
  deprecatedSince,
  removedIn,
  ...entry
}: Lifetime & { deprecated?: string }): Lifetime => ({
  ...(since !== undefined && { since }),
  ...(entry.deprecated !== undefined && deprecatedSince !== undefined && { deprecatedSince }),
  ...(removedIn !== undefined && { removedIn }),
});

function toDetails(member: ReferenceMember): z.infer<typeof memberShape> {
  const { name, type, required, plan, deprecated, description } = member;
  return {
    name,
    type: type.text,
    required,
    ...(member.default !== undefined && { default: member.default }),
    plan,
    ...(deprecated !== undefined && { deprecated }),
    ...lifetimeIn(member),
    description,
  };
}
