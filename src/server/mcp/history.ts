import { changeLines } from '#core/history/changeLines.ts';
import { byVersion, plainName, type ChangeKind } from '#core/history/changes.ts';
import { compareVersions, majorOf, minorOf } from '#core/history/history.ts';
import type { ProductHistory } from '#core/history/productHistory.ts';

/** What one version did to a name, as the published packages show it. */
export interface PastChange {
  /** `8.4`; a major alone where nobody knows the minor. */
  version: string;
  change: Exclude<ChangeKind, 'types'>;
  /** Components and interfaces that have it; none for what is exported. */
  owners: string[];
  /** Of a default: what was before, and what is now. Empty for none. */
  from?: string;
  to?: string;
}

/** Props such as `slots` have changed often. */
const MOST_CHANGES = 12;

/**
 * What happened to a name after a major version, up to another one and not beyond the documented version. Types are left
 * out: they are written differently more often than they change.
 */
export function pastOf(
  name: string,
  histories: readonly ProductHistory[],
  { from, to, documented }: { from: number; to: number; documented: string },
): PastChange[] {
  const plain = plainName(name);
  const own = histories.flatMap(({ changes }) =>
    changes.filter(
      (one) =>
        plainName(one.name) === plain &&
        one.kind !== 'types' &&
        majorOf(one.version) > from &&
        majorOf(one.version) <= to &&
        compareVersions(one.version, minorOf(documented)) <= 0,
    ),
  );
  return [...byVersion(own)]
    .toSorted(([a], [b]) => compareVersions(a, b))
    .flatMap(([version, changes]) =>
      changeLines(changes).flatMap(({ kind, owners, from: was, to: is }): PastChange[] =>
        kind === 'types'
          ? []
          : [
              {
                version,
                change: kind,
                owners,
                ...(was !== undefined && { from: was }),
                ...(is !== undefined && { to: is }),
              },
            ],
      ),
    )
    .slice(0, MOST_CHANGES);
}

const value = (text: string): string => (text === '' ? 'none' : `\`${text}\``);

/** Owners that say which family a name is of. */
const OWNERS_SHOWN = 6;

/** `- 8.4: added (BarChart, LineChart)` */
export function printPast({ version, change, owners, from = '', to = '' }: PastChange): string {
  const rest = owners.length - OWNERS_SHOWN;
  const list = `${owners.slice(0, OWNERS_SHOWN).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
  const of = owners.length === 0 ? '' : ` (${list})`;
  return change === 'default'
    ? `- ${version}: default is ${value(to)}, was ${value(from)}${of}`
    : `- ${version}: ${change}${of}`;
}
