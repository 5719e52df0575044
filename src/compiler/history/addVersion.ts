import {
  compareMinors,
  isIn,
  minorOf,
  valueAt,
  type Change,
  type MemberHistory,
  type Minor,
  type OwnerHistory,
  type PackageHistory,
  type Span,
} from '#core/history/history.ts';
import type { MemberFacts, OwnerFacts, PackageFacts } from './releaseFacts.ts';

/** The versions that were read, oldest first, and the one that is added to them. */
interface Column {
  minor: Minor;
  read: Minor[];
}

const before = ({ read }: Column, minor: Minor): Minor | undefined =>
  read.findLast((other) => compareMinors(other, minor) < 0);

const after = ({ read }: Column, minor: Minor): Minor | undefined =>
  read.find((other) => compareMinors(other, minor) > 0);

/** Those versions that are known to have had it. */
const readWithin = ({ read, minor }: Column, span: Span): Minor[] =>
  read.filter((other) => other !== minor && isIn(span, other));

/**
 * The span of a name once it is known whether the added version has it.
 * @returns undefined when no version that was read has it any more.
 */
export function withColumn(
  span: Span | undefined,
  column: Column,
  present: boolean,
): Span | undefined {
  const { minor } = column;
  const known = span === undefined ? [] : readWithin(column, span);
  const all = present ? [...known, minor].toSorted(compareMinors) : known;
  const [oldest] = all;
  const newest = all.at(-1);
  if (oldest === undefined || newest === undefined) {
    // Known from older facts alone, and no version that was read has said otherwise.
    const olderOnly = span !== undefined && !isIn(span, minor);
    return olderOnly ? span : undefined;
  }
  const first = startOf(span?.first, oldest, column);
  const last = endOf(span?.last, newest, column);
  return { first, ...(last !== undefined && { last }) };
}

/** What older facts say of the start, where it lies between the version that has the name and the one before it. */
function startOf(known: Minor | undefined, oldest: Minor, column: Column): Minor {
  if (known === undefined || compareMinors(known, oldest) > 0) return oldest;
  const gap = before(column, oldest);
  return gap === undefined || compareMinors(gap, known) < 0 ? known : oldest;
}

/** Nothing while the newest version has it. */
function endOf(known: Minor | undefined, newest: Minor, column: Column): Minor | undefined {
  const next = after(column, newest);
  if (next === undefined) return undefined;
  const inGap =
    known !== undefined && compareMinors(newest, known) < 0 && compareMinors(known, next) < 0;
  return inGap ? known : newest;
}

/** What held in each version, with the added one. */
function withValue(
  changes: readonly Change[],
  { span, column, value }: { span: Span; column: Column; value: string },
): Change[] {
  const { minor } = column;
  const values = new Map<Minor, string>([[minor, value]]);
  for (const other of readWithin(column, span)) {
    const held = valueAt(changes, other);
    if (held !== undefined) values.set(other, held);
  }
  const result: Change[] = [];
  for (const [at, held] of [...values].toSorted(([a], [b]) => compareMinors(a, b))) {
    if (result.at(-1)?.value === held) continue;
    if (result.length === 0) result.push({ value: held });
    else result.push({ since: sinceOf(changes, { at, held, column }), value: held });
  }
  return result;
}

/** Older facts may know a version between the two that were read. */
function sinceOf(
  changes: readonly Change[],
  { at, held, column }: { at: Minor; held: string; column: Column },
): Minor {
  const gap = before(column, at);
  const known = changes.find(
    ({ since, value }) =>
      value === held &&
      since !== undefined &&
      compareMinors(since, at) < 0 &&
      (gap === undefined || compareMinors(gap, since) < 0),
  );
  return known?.since ?? at;
}

/**
 * The version from which on every version that was read says that it is deprecated; none for a deprecation that was
 * taken back.
 */
function withDeprecated(
  known: Minor | undefined,
  { span, column, deprecated }: { span: Span; column: Column; deprecated: boolean },
): Minor | undefined {
  const { minor } = column;
  const next = readWithin(column, span).find((other) => compareMinors(other, minor) > 0);
  const isBefore = known === undefined || compareMinors(minor, known) < 0;
  if (!deprecated) return isBefore ? known : next;
  if (!isBefore) return known;
  // Versions between this one and the known one have said otherwise.
  const goesOn = next === undefined || (known !== undefined && compareMinors(known, next) <= 0);
  return goesOn ? minor : known;
}

const orNothing = (deprecated: Minor | undefined): { deprecated?: Minor } =>
  deprecated === undefined ? {} : { deprecated };

function addMember(
  known: MemberHistory | undefined,
  facts: MemberFacts | undefined,
  column: Column,
): MemberHistory | undefined {
  const span = withColumn(known, column, facts !== undefined);
  if (span === undefined) return undefined;
  const types = known?.types ?? [];
  const defaults = known?.defaults ?? [];
  if (facts === undefined) {
    // What changed in the version that has lost the name never was.
    const kept = (changes: readonly Change[]) =>
      changes.filter(({ since }) => since === undefined || isIn(span, since));
    return {
      ...span,
      types: kept(types),
      defaults: kept(defaults),
      ...orNothing(known?.deprecated),
    };
  }
  // Nothing is written of what has never had one.
  const knownDefaults = known !== undefined && defaults.length === 0 ? [{ value: '' }] : defaults;
  const allDefaults = withValue(knownDefaults, { span, column, value: facts.default ?? '' });
  return {
    ...span,
    types: facts.type === '' ? types : withValue(types, { span, column, value: facts.type }),
    defaults: allDefaults.every(({ value }) => value === '') ? [] : allDefaults,
    ...orNothing(
      withDeprecated(known?.deprecated, {
        span,
        column,
        deprecated: facts.deprecated === true,
      }),
    ),
  };
}

/** Every name of the history and of the added version, told whether that has it. */
function addAll<History, Facts>(
  known: ReadonlyMap<string, History>,
  facts: ReadonlyMap<string, Facts>,
  add: (known: History | undefined, facts: Facts | undefined) => History | undefined,
): Map<string, History> {
  const result = new Map<string, History>();
  for (const name of new Set([...known.keys(), ...facts.keys()])) {
    const entry = add(known.get(name), facts.get(name));
    if (entry !== undefined) result.set(name, entry);
  }
  return result;
}

const asMap = <T>(record: Readonly<Record<string, T>>): Map<string, T> =>
  new Map(Object.entries(record));

const addNames = (
  known: ReadonlyMap<string, Span>,
  names: readonly string[],
  column: Column,
): Map<string, Span> =>
  addAll(known, new Map(names.map((name) => [name, true])), (span, present) =>
    withColumn(span, column, present === true),
  );

const NO_FACTS: OwnerFacts = { members: {}, slots: [], classes: [] };

function addOwner(
  known: OwnerHistory | undefined,
  facts: OwnerFacts = NO_FACTS,
  column: Column,
): OwnerHistory | undefined {
  const owner: OwnerHistory = {
    members: addAll(known?.members ?? new Map(), asMap(facts.members), (member, one) =>
      addMember(member, one, column),
    ),
    slots: addNames(known?.slots ?? new Map(), facts.slots, column),
    classes: addNames(known?.classes ?? new Map(), facts.classes, column),
  };
  const empty = Object.values(owner).every(({ size }) => size === 0);
  return empty && facts === NO_FACTS ? undefined : owner;
}

/** What an owner had in a version, as if it had been read there. */
function factsAt({ members, slots, classes }: OwnerHistory, minor: Minor): OwnerFacts {
  const there = (spans: ReadonlyMap<string, Span>): string[] =>
    [...spans].flatMap(([name, span]) => (isIn(span, minor) ? [name] : []));
  return {
    members: Object.fromEntries(
      [...members]
        .filter(([, member]) => isIn(member, minor))
        .map(([name, { types, defaults, deprecated }]): [string, MemberFacts] => {
          const value = valueAt(defaults, minor) ?? '';
          const isDeprecated = deprecated !== undefined && compareMinors(deprecated, minor) <= 0;
          return [
            name,
            {
              type: valueAt(types, minor) ?? '',
              ...(value !== '' && { default: value }),
              ...(isDeprecated && { deprecated: true }),
            },
          ];
        }),
    ),
    slots: there(slots),
    classes: there(classes),
  };
}

/**
 * What a version says of a component. One that is still exported and documents no props has become another name of a
 * component, and keeps what it had; so does a prop that is still taken and no longer documented.
 */
function factsOf(
  name: string,
  { facts, history, column }: { facts: PackageFacts; history: PackageHistory; column: Column },
): OwnerFacts | undefined {
  const own = facts.owners[name];
  const exported = facts.exports[name] ?? facts.exports[`Unstable_${name}`];
  const known = history.owners.get(name);
  const last = before(column, column.minor);
  const kept = known === undefined || last === undefined ? undefined : factsAt(known, last);
  if (own === undefined) return exported?.kind === 'component' ? kept : undefined;
  const taken = (own.undocumented ?? []).flatMap((prop): [string, MemberFacts][] => {
    const member = kept?.members[prop];
    return member === undefined ? [] : [[prop, member]];
  });
  return { ...own, members: { ...own.members, ...Object.fromEntries(taken) } };
}

/** A package without a version that was read. */
export const emptyHistory = (name: string): PackageHistory => ({
  package: name,
  read: new Map(),
  exports: new Map(),
  owners: new Map(),
});

/**
 * The history with one more version, in whatever order versions are added; a version that is already there is replaced.
 */
export function addVersion(history: PackageHistory, facts: PackageFacts): PackageHistory {
  const minor = minorOf(facts.version);
  const read = new Map(
    [...history.read, [minor, facts.version] as const].toSorted(([a], [b]) => compareMinors(a, b)),
  );
  const column: Column = { minor, read: [...read.keys()] };
  const names = new Set([...history.owners.keys(), ...Object.keys(facts.owners)]);
  const owners = [...names].flatMap((name): [string, OwnerFacts][] => {
    const owner = factsOf(name, { facts, history, column });
    return owner === undefined ? [] : [[name, owner]];
  });
  return {
    package: history.package,
    read,
    exports: addAll(history.exports, asMap(facts.exports), (known, entry) => {
      const span = withColumn(known, column, entry !== undefined);
      const kind = entry?.kind ?? known?.kind;
      if (span === undefined || kind === undefined) return undefined;
      const deprecated =
        entry === undefined
          ? known?.deprecated
          : withDeprecated(known?.deprecated, {
              span,
              column,
              deprecated: entry.deprecated === true,
            });
      // The newest version says what it is.
      const isNewest = column.read.at(-1) === minor || known === undefined;
      return { kind: isNewest ? kind : known.kind, ...span, ...orNothing(deprecated) };
    }),
    owners: addAll(history.owners, new Map(owners), (known, owner) =>
      addOwner(known, owner, column),
    ),
  };
}
