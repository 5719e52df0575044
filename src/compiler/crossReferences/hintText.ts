import { referenceMessages } from '#content/messages/reference.ts';
import type { Lifetime } from '#core/history/lifetime.ts';
import { PLAN_NAMES, type Plan } from '#core/reference/plans.ts';
import type { ReferenceMember, ReferenceSlot } from '#core/reference/reference.ts';
import type { Owner } from './nameIndex.ts';

/*
 * What a reader sees of a name without following its link: the type on the first line, the rest as sentences on the
 * second. It is the link's `title`, from which the script makes a hint.
 */

/** A longer default is for the row. */
const LONGEST_DEFAULT = 60;

const ofPlan = (plan: Plan): string => (plan === 'community' ? '' : `${PLAN_NAMES[plan]} plan.`);

/** `Since 8.4. Removed in 9.` */
const ofVersions = ({ since, removedIn }: Lifetime): string =>
  [
    since === undefined ? '' : `${referenceMessages.since(since)}.`,
    removedIn === undefined ? '' : `${referenceMessages.removedIn(removedIn)}.`,
  ]
    .filter(Boolean)
    .join(' ');

const lines = (first: string, ...sentences: string[]): string =>
  [first, sentences.filter((text) => text !== '').join(' ')].join('\n');

/** `GridSortModel`, then `Prop of DataGrid. Default: [].` */
export function memberHint(owner: Owner, member: ReferenceMember): string {
  const value = member.default ?? '';
  return lines(
    member.type.short,
    `${owner.kind === 'component' ? 'Prop' : 'Member'} of ${owner.name}.`,
    value === '' || value.length > LONGEST_DEFAULT ? '' : `Default: ${value}.`,
    member.required && owner.kind === 'component' ? 'Required.' : '',
    member.deprecated === undefined
      ? ''
      : `${referenceMessages.deprecated(member.deprecatedSince)}.`,
    ofVersions(member),
    ofPlan(member.plan),
  );
}

/** `GridCell`, then `Slot of DataGrid.` */
export const slotHint = (owner: Owner, slot: ReferenceSlot): string =>
  lines(slot.default ?? slot.name, `Slot of ${owner.name}.`, ofVersions(slot), ofPlan(slot.plan));

/** `.MuiDataGrid-cell`, then `CSS class of DataGrid.` */
export const classHint = (owner: Owner, className: string): string =>
  lines(`.${className}`, `CSS class of ${owner.name}.`);

/** A page: `DataGrid`, then `Component in @mui/x-data-grid.` */
export const pageHint = (
  kind: 'Component' | 'Interface' | 'Hook',
  page: Lifetime & { name: string; plan: Plan; imports: readonly { package: string }[] },
): string =>
  lines(
    page.name,
    page.imports[0] === undefined ? `${kind}.` : `${kind} in ${page.imports[0].package}.`,
    ofVersions(page),
    ofPlan(page.plan),
  );

/** A name with a type and nothing else to say: `GridSortModel`, then `Selector, Sorting.` */
export const typedHint = (type: string, what: string, plan: Plan): string =>
  lines(type, what, ofPlan(plan));
