import { plainName, type ChangeKind, type NameChange, type Subject } from '../history/changes.ts';
import {
  compareMinors,
  compareVersions,
  majorOf,
  minorOf,
  type Minor,
} from '../history/history.ts';
import type { ProductHistory } from '../history/productHistory.ts';

/** Between the reader's version and the documented one. Patches of a minor are the same. */
export interface VersionGap {
  reader: Minor;
  documented: Minor;
  /** The reader has the newest known minor of their major: whatever that major brought, they have. */
  isNewest: boolean;
}

/** @param reader a version, such as `8.5.3`. @param documented another one. */
export function gapBetween(
  { packages }: Pick<ProductHistory, 'packages'>,
  reader: string,
  documented: string,
): VersionGap {
  const own = minorOf(reader);
  const isNewer = (version: string): boolean =>
    majorOf(version) === majorOf(own) && compareMinors(minorOf(version), own) > 0;
  return {
    reader: own,
    documented: minorOf(documented),
    isNewest: !Object.values(packages).some(({ versions }) => versions.some(isNewer)),
  };
}

const isOlder = ({ reader, documented }: VersionGap): boolean =>
  compareMinors(reader, documented) < 0;

/** Of a major alone, such as `7`, nobody knows the minor: whether a reader of 7.20 has what it brought is not known. */
const isSure = (version: string, { reader, isNewest }: VersionGap): boolean =>
  version.includes('.') || majorOf(version) !== majorOf(reader) || isNewest;

/** Whether the changes of a version tell the reader's and the documented one apart; where that is not known, they may. */
export function isBetween(version: string, gap: VersionGap): boolean {
  const { reader, documented } = gap;
  if (!isSure(version, gap)) return true;
  // What a whole major brought is in its newest minor.
  return isOlder(gap)
    ? compareVersions(version, documented) <= 0 &&
        (version.includes('.')
          ? compareMinors(version, reader) > 0
          : majorOf(version) > majorOf(reader))
    : compareVersions(version, documented) > 0 &&
        compareMinors(version.includes('.') ? version : `${version}.0`, reader) <= 0;
}

/** What happened, or may have happened, between the reader's version and the documented one. */
export const differencesOf = (changes: readonly NameChange[], gap: VersionGap): NameChange[] =>
  changes.filter(({ version }) => isBetween(version, gap));

/** What a component or an interface has. A prop, a slot and a class of one name may have come at different times. */
type PartKind = Extract<Subject, 'member' | 'slot' | 'class'>;

const keyOf = (owner: string, subject: Subject, name: string): string =>
  `${owner} ${subject} ${name}`;

/** Names that the reader's version surely lacks, though the documented one has them: they came later, or are gone since. */
export class MissingNames {
  private readonly exported = new Set<string>();
  private readonly parts = new Set<string>();
  private readonly lost: ChangeKind;

  constructor(
    changes: readonly NameChange[],
    private readonly gap: VersionGap,
  ) {
    this.lost = isOlder(gap) ? 'added' : 'removed';
    const back: ChangeKind = isOlder(gap) ? 'removed' : 'added';
    const differences = differencesOf(changes, gap);
    for (const change of differences) {
      if (!this.says(change)) continue;
      const { name, owner, subject } = change;
      if (owner === undefined) this.exported.add(plainName(name));
      else this.parts.add(keyOf(owner, subject, name));
    }
    // `Unstable_SankeyChart` went and `SankeyChart` came: what has one page is there, under another name.
    for (const { kind, name, owner } of differences) {
      if (kind === back && owner === undefined) this.exported.delete(plainName(name));
    }
  }

  /** Whether a difference means that the reader's version lacks the name. */
  says({ kind, version }: NameChange): boolean {
    return kind === this.lost && isSure(version, this.gap);
  }

  /** @param name of a component, a hook, a function, a type. */
  hasExport(name: string): boolean {
    return this.exported.has(plainName(name));
  }

  /** A prop, a slot, the key of a class: by itself, or with all that its owner has. */
  hasPart(owner: string, kind: PartKind, name: string): boolean {
    return this.exported.has(plainName(owner)) || this.parts.has(keyOf(owner, kind, name));
  }
}
