import { compareMinors, minorOf } from '../history/history.ts';
import type { SearchEntity } from '../search/entity.ts';
import type { MissingNames } from './differences.ts';

/** The interface whose members are the grid's events. */
const EVENTS = 'GridEventLookup';

/** Whether a section that a search has found is about what only a later version has, as its heading says. */
export const isNewerThan = (
  { since }: Pick<SearchEntity, 'since'>,
  readerVersion: string,
): boolean => since !== undefined && compareMinors(minorOf(readerVersion), since) < 0;

/** Whether the reader's version lacks what a search has found by name; prose and demos are not told of by name. */
export function isMissing(
  { kind, name, owners }: Pick<SearchEntity, 'kind' | 'name' | 'owners'>,
  missing: MissingNames,
): boolean {
  const inAll = (part: 'member' | 'slot' | 'class', of: string): boolean =>
    owners.every(({ title }) => missing.hasPart(title, part, of));
  switch (kind) {
    case 'component':
    case 'interface':
    case 'hook':
    case 'selector':
    case 'type':
      return missing.hasExport(name);
    case 'playground':
    case 'argument':
      return owners.every(({ title }) => missing.hasExport(title));
    case 'prop':
    case 'member':
      return inAll('member', name);
    case 'slot':
      return inAll('slot', name);
    case 'class':
      return inAll('class', name.replace(/^\w+-/, ''));
    case 'event':
      return missing.hasPart(EVENTS, 'member', name);
    default:
      return false;
  }
}
