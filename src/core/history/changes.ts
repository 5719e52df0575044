import {
  compareMinors,
  compareVersions,
  endOf,
  nameOfVersion,
  type Change,
  type Minor,
  type OwnerHistory,
  type PackageHistory,
  type Span,
} from './history.ts';

/** What the names of a change are: something exported, or a part of a component or an interface. */
export const SUBJECTS = [
  'component',
  'hook',
  'function',
  'value',
  'type',
  'member',
  'slot',
  'class',
] as const;
export type Subject = (typeof SUBJECTS)[number];

export const CHANGE_KINDS = ['added', 'default', 'types', 'deprecated', 'removed'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** What one version did to one name. */
export interface NameChange {
  /** `8.4`; a major alone, `7`, where nobody knows which minor it was. */
  version: string;
  kind: ChangeKind;
  subject: Subject;
  name: string;
  /** The component or interface; undefined for what is exported. */
  owner?: string;
  /** Of a default or a type: what was before, and what is now. Empty for none. */
  from?: string;
  to?: string;
}

type Named = Pick<NameChange, 'subject' | 'name' | 'owner'>;

/** A change at the minor that was read. */
type RawChange = Omit<NameChange, 'version'> & { minor: Minor };

function changesOfSpan(
  named: Named,
  span: Span & { deprecated?: Minor },
  read: PackageHistory['read'],
): RawChange[] {
  const end = endOf(span, read);
  const { first, deprecated } = span;
  return [
    { ...named, kind: 'added', minor: first },
    // What came deprecated is only new.
    ...(deprecated === undefined || deprecated === first
      ? []
      : [{ ...named, kind: 'deprecated' as const, minor: deprecated }]),
    ...(end === undefined ? [] : [{ ...named, kind: 'removed' as const, minor: end }]),
  ];
}

const changesOfValue = (
  named: Named,
  kind: 'default' | 'types',
  changes: readonly Change[],
): RawChange[] =>
  changes.flatMap(({ since, value }, at): RawChange[] =>
    since === undefined
      ? []
      : [{ ...named, kind, minor: since, from: changes[at - 1]?.value ?? '', to: value }],
  );

function changesOfParts(
  owner: string,
  { members, slots, classes }: OwnerHistory,
  read: PackageHistory['read'],
): RawChange[] {
  const of = (subject: Subject, spans: ReadonlyMap<string, Span>): RawChange[] =>
    [...spans].flatMap(([name, span]) => changesOfSpan({ subject, name, owner }, span, read));
  return [
    ...of('member', members),
    ...[...members].flatMap(([name, { defaults, types }]) => {
      const named: Named = { subject: 'member', name, owner };
      return [
        ...changesOfValue(named, 'default', defaults),
        ...changesOfValue(named, 'types', types),
      ];
    }),
    ...of('slot', slots),
    ...of('class', classes),
  ];
}

/** Everything that is known to have happened in a package after the oldest version that was read. */
function changesOfPackage(history: PackageHistory, documentedMajor: number): NameChange[] {
  const { read, exports: exported, owners } = history;
  const [oldest] = read.keys();
  if (oldest === undefined) return [];
  return [
    ...[...exported].flatMap(([name, entry]) =>
      changesOfSpan({ subject: entry.kind, name }, entry, read),
    ),
    ...[...owners].flatMap(([name, owner]) => changesOfParts(name, owner, read)),
  ]
    .filter(({ minor }) => compareMinors(minor, oldest) > 0)
    .map(({ minor, ...change }) => ({
      ...change,
      version: nameOfVersion(minor, read, documentedMajor),
    }));
}

const keyOf = (kind: ChangeKind, { version, owner = '', subject, name }: NameChange): string =>
  [kind, version, owner, subject, name].join(' ');

/** `Unstable_SankeyChart` has the page and the parts of `SankeyChart`. */
export const plainName = (name: string): string => name.replace(/^unstable_/i, '');

/**
 * Everything that happened in the packages of a product, the oldest version first. A name that goes from one package to
 * another, or that two of them have, is told once; the parts of what comes or goes as a whole are not told.
 */
export function changesOfProduct(
  packages: readonly PackageHistory[],
  documentedMajor: number,
): NameChange[] {
  const all = packages.flatMap((history) => changesOfPackage(history, documentedMajor));
  const keyed = new Map(all.map((change) => [keyOf(change.kind, change), change]));
  const wholes = new Set(
    all
      .filter(({ owner }) => owner === undefined)
      .map(({ kind, version, name }) => `${kind} ${version} ${plainName(name)}`),
  );
  const isPartOf = (kind: ChangeKind, { version, owner }: NameChange): boolean =>
    owner !== undefined && wholes.has(`${kind} ${version} ${owner}`);
  return [...keyed.values()]
    .filter((change) => {
      const { kind } = change;
      if (kind === 'added') {
        return (
          !keyed.has(keyOf('removed', change)) && !isPartOf(kind, change) && isNew(packages, change)
        );
      }
      if (kind === 'removed') {
        return (
          !keyed.has(keyOf('added', change)) &&
          !isPartOf(kind, change) &&
          wasRemoved(packages, change)
        );
      }
      return !isPartOf('added', change);
    })
    .toSorted((a, b) => compareVersions(a.version, b.version));
}

const spansOf = (packages: readonly PackageHistory[], { name, owner, subject }: NameChange) =>
  packages.flatMap(({ exports: exported, owners, read }) => {
    const parts = owner === undefined ? undefined : owners.get(owner);
    const span =
      owner === undefined
        ? exported.get(name)
        : subject === 'slot'
          ? parts?.slots.get(name)
          : subject === 'class'
            ? parts?.classes.get(name)
            : parts?.members.get(name);
    return span === undefined ? [] : [{ span, read }];
  });

const majorOnly = ({ version }: NameChange): boolean => !version.includes('.');

/** No other package had it before. */
const isNew = (packages: readonly PackageHistory[], change: NameChange): boolean =>
  spansOf(packages, change).every(
    ({ span }) => majorOnly(change) || compareVersions(span.first, change.version) >= 0,
  );

/** No other package has it still. */
const wasRemoved = (packages: readonly PackageHistory[], change: NameChange): boolean =>
  spansOf(packages, change).every(({ span, read }) => {
    const end = endOf(span, read);
    return end !== undefined && (majorOnly(change) || compareVersions(end, change.version) <= 0);
  });

/** What happened to one component or interface and its parts, the oldest version first. */
export const changesOfOwner = (changes: readonly NameChange[], owner: string): NameChange[] =>
  changes.filter((change) => (change.owner ?? plainName(change.name)) === owner);

/** By version, in the order of the changes. */
export function byVersion(changes: readonly NameChange[]): Map<string, NameChange[]> {
  const groups = new Map<string, NameChange[]>();
  for (const change of changes) {
    groups.set(change.version, [...(groups.get(change.version) ?? []), change]);
  }
  return groups;
}
