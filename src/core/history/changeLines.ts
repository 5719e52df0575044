import {
  CHANGE_KINDS,
  SUBJECTS,
  type ChangeKind,
  type NameChange,
  type Subject,
} from './changes.ts';

/** What one version did to several names in the same way: one line of a list of changes. */
export interface ChangeLine {
  kind: ChangeKind;
  subject: Subject;
  /** In alphabetical order. */
  names: string[];
  /** In alphabetical order; none for what is exported. */
  owners: string[];
  /** Of a default or a type. */
  from?: string;
  to?: string;
}

const order = ({ kind, subject }: Pick<NameChange, 'kind' | 'subject'>): number =>
  CHANGE_KINDS.indexOf(kind) * SUBJECTS.length + SUBJECTS.indexOf(subject);

const byText = (a: string, b: string): number => a.localeCompare(b, 'en');

/** What has the same key, in the order of the first of each. */
function grouped<T>(items: readonly T[], keyOf: (item: T) => string): [T, ...T[]][] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return [...groups.values()];
}

/**
 * The changes of one version as lines: what components share is told once for all of them, and what happened to the same
 * components in the same way stands in one line.
 */
export function changeLines(changes: readonly NameChange[]): ChangeLine[] {
  const perName = grouped(changes, ({ kind, subject, name, owner, from, to }) =>
    JSON.stringify([kind, subject, name, owner === undefined, from, to]),
  ).map(([change, ...others]) => ({
    change,
    owners: [change, ...others].flatMap(({ owner }) => owner ?? []).toSorted(byText),
  }));
  return grouped(perName, ({ change: { kind, subject, from, to }, owners }) =>
    JSON.stringify([kind, subject, from, to, owners]),
  )
    .map(([first, ...others]): ChangeLine => {
      const { kind, subject, from, to } = first.change;
      return {
        kind,
        subject,
        names: [first, ...others].map(({ change }) => change.name).toSorted(byText),
        owners: first.owners,
        ...(from !== undefined && { from }),
        ...(to !== undefined && { to }),
      };
    })
    .toSorted((a, b) => order(a) - order(b) || byText(a.owners.join(), b.owners.join()));
}
