import { PLAN_NAMES, type Plan } from '#core/reference/plans.ts';
import type { ProductId } from '#core/navigation/products.ts';
import type { ReferenceMember, ReferenceModel } from '#core/reference/reference.ts';
import type { ExcerptRequest } from '../markdown/context.ts';
import { membersOf, ownerOf, type Owner } from '../crossReferences/nameIndex.ts';
import { inertLine } from './reference/inert.ts';
import { printEvents, selectorTable } from './reference/indexTwin.ts';
import { printSlots } from './reference/componentTwin.ts';
import { printDefault } from './reference/members.ts';
import { codeSpan, joinBlocks, link, table } from './reference/syntax.ts';

/**
 * The rows of the reference that a page shows, as a table.
 * @param request one that the page's own excerpt was printed from; of what does not exist there are no rows.
 */
export function printExcerptTwin(
  request: ExcerptRequest,
  model: ReferenceModel,
  product: ProductId,
): string {
  switch (request.kind) {
    case 'component':
    case 'interface':
    case 'group':
      return printMembers(request, model, product);
    case 'slots':
      return printOwnSlots(request, model, product);
    case 'events':
      return printEvents(
        model.events.filter(({ name }) => request.only.length === 0 || request.only.includes(name)),
      );
    case 'selectors':
      return selectorTable(
        model.selectors.filter(({ category }) => ['', category].includes(request.category)),
      );
  }
}

function printOwnSlots(
  { owner: name, only }: Extract<ExcerptRequest, { kind: 'slots' }>,
  { components }: ReferenceModel,
  product: ProductId,
): string {
  const owner = ownerOf({ owners: components }, name, product);
  if (owner?.kind !== 'component') return '';
  const { slots, route } = owner;
  const shown =
    only.length === 0 ? slots : only.flatMap((one) => slots.filter((slot) => slot.name === one));
  return joinBlocks([printSlots(shown), `Full reference: ${link(owner.name, route)}`]);
}

const planName = (plan: Plan): string => (plan === 'community' ? '' : PLAN_NAMES[plan]);

const withDeprecation = (text: string, deprecated: string | undefined): string =>
  deprecated === undefined
    ? inertLine(text)
    : `Deprecated${deprecated === '' ? '' : `: ${inertLine(deprecated)}`}. ${inertLine(text)}`.trim();

function printMembers(
  request: Extract<ExcerptRequest, { kind: 'component' | 'interface' | 'group' }>,
  model: ReferenceModel,
  product: ProductId,
): string {
  const kind = request.kind === 'component' ? 'component' : 'interface';
  const owners: Owner[] = [...model.components, ...model.interfaces];
  const own = owners.filter((owner) => owner.kind === kind);
  const owner = ownerOf({ owners: own }, request.owner, product);
  if (owner === undefined) return '';
  const all: (ReferenceMember & { group?: string })[] = membersOf(owner);
  const members =
    request.kind === 'group'
      ? all.filter(({ group }) => group === request.group)
      : request.only.flatMap((name) => all.filter((member) => member.name === name));
  const columns: [string, (member: ReferenceMember) => string][] = [
    [kind === 'component' ? 'Prop' : 'Member', ({ name }) => codeSpan(name)],
    ['Type', ({ type }) => codeSpan(type.text)],
    ['Default', (member) => (member.default === undefined ? '' : printDefault(member.default))],
    ['Plan', ({ plan }) => planName(plan)],
    ['Description', ({ description, deprecated }) => withDeprecation(description, deprecated)],
  ];
  const filled = columns.filter(([, print]) => members.some((member) => print(member) !== ''));
  return joinBlocks([
    table(
      filled.map(([title]) => title),
      members.map((member) => filled.map(([, print]) => print(member))),
    ),
    `Full reference: ${link(owner.name, owner.route)}`,
  ]);
}
