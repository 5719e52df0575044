import { plainName, type ChangeKind, type NameChange } from '../history/changes.ts';
import {
  compareMinors,
  compareVersions,
  majorOf,
  minorOf,
  type Minor,
} from '../history/history.ts';

/** Below zero when the reader's version is older than the documented one, above it when newer; patches are the same. */
export const compareToReader = (reader: string, documented: string): number =>
  compareMinors(minorOf(reader), minorOf(documented));

/**
 * Whether a version lies between the reader's and the documented one, so that its changes tell the two apart. Of a major
 * alone, such as `7`, nobody knows the minor: where it may lie between them, it does.
 */
export function isBetween(version: string, reader: string, documented: string): boolean {
  const [ours, theirs]: [Minor, Minor] = [minorOf(documented), minorOf(reader)];
  if (compareToReader(reader, documented) < 0) {
    return compareVersions(version, theirs) > 0 && compareVersions(version, ours) <= 0;
  }
  const begins = version.includes('.') ? version : `${majorOf(version)}.0`;
  return compareVersions(version, ours) > 0 && compareMinors(begins, theirs) <= 0;
}

/** What happened between the reader's version and the documented one. */
export const differencesOf = (
  changes: readonly NameChange[],
  reader: string,
  documented: string,
): NameChange[] => changes.filter(({ version }) => isBetween(version, reader, documented));

const keyOf = (owner: string, name: string): string => `${owner} ${name}`;

/** Names that the reader's version lacks, though the documented one has them: those that came later, or are gone since. */
export class MissingNames {
  /** What the change is that says so. */
  readonly kind: ChangeKind;
  private readonly exported = new Set<string>();
  private readonly parts = new Set<string>();

  constructor(changes: readonly NameChange[], reader: string, documented: string) {
    const isOlder = compareToReader(reader, documented) < 0;
    this.kind = isOlder ? 'added' : 'removed';
    const back: ChangeKind = isOlder ? 'removed' : 'added';
    const differences = differencesOf(changes, reader, documented);
    for (const { kind, name, owner } of differences) {
      if (kind !== this.kind) continue;
      if (owner === undefined) this.exported.add(plainName(name));
      else this.parts.add(keyOf(owner, name));
    }
    // `Unstable_SankeyChart` went and `SankeyChart` came: what has one page is there, under another name.
    for (const { kind, name, owner } of differences) {
      if (kind === back && owner === undefined) this.exported.delete(plainName(name));
    }
  }

  /** @param name of a component, a hook, a function, a type. */
  hasExport(name: string): boolean {
    return this.exported.has(plainName(name));
  }

  /** A prop, a slot, the key of a class: by itself, or with all that its owner has. */
  hasPart(owner: string, name: string): boolean {
    return this.exported.has(plainName(owner)) || this.parts.has(keyOf(owner, name));
  }
}
