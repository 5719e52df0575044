import type { Element } from 'hast';
import { memberGroups, OTHER_MEMBERS } from '#content/memberGroups.ts';
import { ungrouped, type RowGroup } from './section.ts';

/** A shorter list is read from its start to its end. */
const GROUPS_FROM_MEMBERS = 25;

/**
 * A component's rows by feature, in the order of `content/memberGroups.ts`; a short list stays whole.
 * @param folder of the product, e.g. `data-grid`.
 */
export function groupMembers(
  folder: string,
  members: readonly { name: string; row: Element }[],
): RowGroup[] {
  const known = memberGroups[folder] ?? [];
  if (members.length < GROUPS_FROM_MEMBERS) return ungrouped(members.map(({ row }) => row));
  const groupOf = (name: string): string =>
    (known.findLast(({ pattern }) => pattern.test(name)) ?? OTHER_MEMBERS).id;
  return [...known, OTHER_MEMBERS]
    .map(({ id, title }) => ({
      id,
      title,
      rows: members.filter(({ name }) => groupOf(name) === id).map(({ row }) => row),
    }))
    .filter(({ rows }) => rows.length > 0);
}
