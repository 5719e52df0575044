import { historyMessages } from '#content/messages/history.ts';
import { changeLines, type ChangeLine } from '#core/history/changeLines.ts';
import { byVersion, type NameChange } from '#core/history/changes.ts';
import { compareVersions, majorOf } from '#core/history/history.ts';

/** What one version has changed, as a list shows it. */
export interface VersionLines {
  /** `8.4`, `9`. */
  version: string;
  /** `9, newer than these pages`. */
  title: string;
  lines: ChangeLine[];
  /** Types that are not listed one by one. */
  manyTypes: number;
}

/** More types than this are rewritten, not changed. */
const MOST_TYPES = 30;

function titleOf(version: string, documented: string): string {
  if (compareVersions(version, documented) > 0) return historyMessages.later(version);
  return version.includes('.') ? version : historyMessages.inMajor(version);
}

/** What the documented version has, the newest first; then, going on from there, what comes after it. */
function byNeed(a: string, b: string, documented: string): number {
  const [laterA, laterB] = [a, b].map((one) => compareVersions(one, documented) > 0);
  if (laterA !== laterB) return laterA === true ? 1 : -1;
  return laterA === true ? compareVersions(a, b) : compareVersions(b, a);
}

/**
 * Changes by version: those up to the documented one, the newest first, then the later ones in their order.
 * @param listAll the types, too, however many.
 */
export function linesByVersion(
  changes: readonly NameChange[],
  documented: string,
  listAll = false,
): VersionLines[] {
  return [...byVersion(changes)]
    .toSorted(([a], [b]) => byNeed(a, b, documented))
    .map(([version, own]) => {
      const types = own.filter(({ kind }) => kind === 'types').length;
      const many = !listAll && types > MOST_TYPES;
      return {
        version,
        title: titleOf(version, documented),
        lines: changeLines(many ? own.filter(({ kind }) => kind !== 'types') : own),
        manyTypes: many ? types : 0,
      };
    });
}

/** The changes that a reader of the documented major looks for, and those before it. */
export function splitByMajor(
  changes: readonly NameChange[],
  documented: string,
): { since: NameChange[]; before: NameChange[] } {
  const major = majorOf(documented);
  return {
    since: changes.filter(({ version }) => majorOf(version) >= major),
    before: changes.filter(({ version }) => majorOf(version) < major),
  };
}
