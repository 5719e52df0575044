import { z } from 'zod';
import {
  compareMinors,
  isIn,
  majorOf,
  minorOf,
  type Change,
  type ExportHistory,
  type ExportKind,
  type MemberHistory,
  type Minor,
  type OwnerHistory,
  type PackageHistory,
  type Span,
} from '#core/history/history.ts';
import { kebabCase } from '#core/reference/reference.ts';

/*
 * Versions that were not read from the registry: a file of facts says, for the last patch of each minor since 5.0, which
 * names the library's repository had. Where a package was read, it is right; between two versions of it that were read,
 * the facts say more.
 */

const span = z.tuple([z.int(), z.int()]);

const factsFile = z.object({
  versions: z.array(z.string()),
  /** By package: kind, first and last version. */
  exports: z.record(z.string(), z.record(z.string(), z.tuple([z.string(), z.int(), z.int()]))),
  /** By `<folder>/<component>`: first and last version, and the one that deprecated it. */
  props: z.record(
    z.string(),
    z.record(z.string(), z.union([span, z.tuple([z.int(), z.int(), z.int()])])),
  ),
  defaults: z.record(z.string(), z.record(z.string(), z.array(z.tuple([z.int(), z.string()])))),
});

export type OlderFacts = z.infer<typeof factsFile>;

export const parseOlderFacts = (json: unknown): OlderFacts => factsFile.parse(json);

/** Where the facts and a package say different things; the package is right. */
export interface Disagreement {
  /** `GridColDef`, or `DataGrid.sortModel`. */
  name: string;
  what: 'first' | 'last' | 'deprecated' | 'missing';
  /** What the packages say; empty for nothing. */
  packages: string;
  facts: string;
}

interface Context {
  history: PackageHistory;
  read: Minor[];
  /** Names minors of the facts; the last one is open. */
  minorAt: (index: number) => Minor;
  newest: number;
}

const between = (minor: Minor, after: Minor | undefined, before: Minor): boolean =>
  (after === undefined || compareMinors(after, minor) < 0) && compareMinors(minor, before) < 0;

/** What the facts say of a start or an end, or what the packages say where they differ. */
type Refined = { minor: Minor | undefined } | { differs: Pick<Disagreement, 'packages' | 'facts'> };

function refineFirst({ read }: Context, known: Minor, fact: Minor): Refined {
  const same = compareMinors(known, fact) === 0;
  if (same || !read.includes(known)) return { minor: known };
  const before = read.findLast((minor) => compareMinors(minor, known) < 0);
  if (between(fact, before, known)) return { minor: fact };
  return { differs: { packages: known, facts: fact } };
}

function refineLast({ read }: Context, known: Minor | undefined, fact: Minor | undefined): Refined {
  if (known === undefined || !read.includes(known)) {
    return known === undefined && fact !== undefined
      ? { differs: { packages: 'still there', facts: fact } }
      : { minor: known };
  }
  const next = read.find((minor) => compareMinors(minor, known) > 0);
  // The facts end before the newest major: what it took away was there to their end.
  if (fact === undefined) {
    return next === undefined || majorOf(next) > majorOf(known)
      ? { minor: known }
      : { differs: { packages: known, facts: 'still there' } };
  }
  if (fact === known) return { minor: known };
  return next !== undefined && between(fact, known, next)
    ? { minor: fact }
    : { differs: { packages: known, facts: fact } };
}

interface Told<T extends Span> {
  entry: T | undefined;
  disagreements: Disagreement[];
}

/** A name with what the facts say of its versions; `make` gives one that no version that was read has. */
function tell<T extends Span>(
  context: Context,
  name: string,
  known: T | undefined,
  { first, last, make }: { first: number; last: number; make: (span: Span) => T },
): Told<T> {
  const start = context.minorAt(first);
  const end = last >= context.newest ? undefined : context.minorAt(last);
  const fact: Span = { first: start, ...(end !== undefined && { last: end }) };
  if (known === undefined) {
    const contradicted = end === undefined || context.read.some((minor) => isIn(fact, minor));
    return contradicted
      ? {
          entry: undefined,
          disagreements: [{ name, what: 'missing', packages: '', facts: printed(fact) }],
        }
      : { entry: make(fact), disagreements: [] };
  }
  const disagreements: Disagreement[] = [];
  const settled = (what: 'first' | 'last', refined: Refined, otherwise: Minor | undefined) => {
    if ('minor' in refined) return refined.minor;
    disagreements.push({ name, what, ...refined.differs });
    return otherwise;
  };
  const from =
    settled('first', refineFirst(context, known.first, start), known.first) ?? known.first;
  const to = settled('last', refineLast(context, known.last, end), known.last);
  return { entry: { ...known, first: from, ...(to !== undefined && { last: to }) }, disagreements };
}

const printed = ({ first, last }: Span): string =>
  last === undefined ? first : `${first}-${last}`;

function refineDeprecated(
  context: Context,
  name: string,
  member: MemberHistory,
  index: number | undefined,
): { member: MemberHistory; disagreements: Disagreement[] } {
  if (index === undefined) return { member, disagreements: [] };
  const fact = context.minorAt(index);
  const { deprecated } = member;
  const refined = deprecated === undefined ? undefined : refineFirst(context, deprecated, fact);
  if (refined !== undefined && 'minor' in refined && refined.minor !== undefined) {
    return { member: { ...member, deprecated: refined.minor }, disagreements: [] };
  }
  // Of what was never read the facts are all there is.
  const unread = !context.read.some((minor) => isIn(member, minor));
  if (deprecated === undefined && unread) {
    return { member: { ...member, deprecated: fact }, disagreements: [] };
  }
  return {
    member,
    disagreements: [{ name, what: 'deprecated', packages: deprecated ?? '', facts: fact }],
  };
}

/** The version of a change of default, where the facts know it between two that were read. */
function refineDefaults(
  context: Context,
  changes: readonly Change[],
  facts: readonly [number, string][],
): Change[] {
  const known = facts.slice(1).map(([index]) => context.minorAt(index));
  return changes.map((change) => {
    const { since, value } = change;
    if (since === undefined) return change;
    const before = context.read.findLast((minor) => compareMinors(minor, since) < 0);
    const [only, ...others] = known.filter((minor) => between(minor, before, since));
    return only !== undefined && others.length === 0 ? { since: only, value } : change;
  });
}

/**
 * The packages of one product count their versions together, except for those that came later: a minor that a package
 * does not have is its nearest one of that major before it, or its first.
 */
function minorsOf(facts: OlderFacts, published: readonly string[]): (index: number) => Minor {
  const own = [...new Set(published.map(minorOf))].toSorted(compareMinors);
  const [oldest = '0.0'] = own;
  return (index) => {
    const minor = minorOf(facts.versions[index] ?? '');
    if (majorOf(minor) < majorOf(oldest) || compareMinors(minor, oldest) < 0) return oldest;
    const ofMajor = own.filter((other) => majorOf(other) === majorOf(minor));
    // Of old majors that counted in another way.
    const beyond = ofMajor.every((other) => compareMinors(other, minor) < 0);
    return beyond ? (ofMajor.at(-1) ?? minor) : minor;
  };
}

/** By the letter of the facts (interface, type, function, variable, class, enum) and the spelling. */
function kindOf(name: string, letter: string): ExportKind {
  if (letter === 'I' || letter === 'T') return 'type';
  const plain = name.replace(/^unstable_/i, '');
  if (/^use[A-Z]/.test(plain)) return 'hook';
  if (/^[A-Z](?![A-Z\d_]+$)/.test(plain) && letter !== 'E' && letter !== 'C') return 'component';
  return letter === 'F' ? 'function' : 'value';
}

interface Sources {
  facts: OlderFacts;
  /** Versions that the package was published in. */
  published: readonly string[];
  /** Names that a lower plan's package exports: this one passes them on. */
  lower: ReadonlySet<string>;
  /** The other packages of the product: a member of an interface belongs to one of them. */
  others: readonly PackageHistory[];
  /** Of the product: `data-grid`. */
  folder: string;
}

/** The history of a package with what the facts add to it, and where they contradict it. */
export function addOlderFacts(
  history: PackageHistory,
  { facts, published, lower, others, folder }: Sources,
): { history: PackageHistory; disagreements: Disagreement[] } {
  const context: Context = {
    history,
    read: [...history.read.keys()],
    minorAt: minorsOf(facts, published),
    newest: facts.versions.length - 1,
  };
  const disagreements: Disagreement[] = [];
  const exported = new Map(history.exports);
  for (const [name, [letter, first, last]] of Object.entries(
    facts.exports[history.package] ?? {},
  )) {
    const known = exported.get(name);
    if (known === undefined && lower.has(name)) continue;
    const make = (one: Span): ExportHistory => ({ kind: kindOf(name, letter), ...one });
    const told = tell(context, name, known, { first, last, make });
    disagreements.push(...told.disagreements);
    if (told.entry !== undefined) exported.set(name, told.entry);
  }
  const owners = new Map<string, OwnerHistory>();
  for (const [owner, known] of history.owners) {
    const key = `${folder}/${kebabCase(owner)}`;
    const props = Object.entries(facts.props[key] ?? {});
    const members = new Map(known.members);
    // Of some owners the facts begin with the version that documented them, whatever was there before.
    const start = Math.min(...props.map(([, [first]]) => first));
    for (const [name, [first, last, since]] of props) {
      const label = `${owner}.${name}`;
      const make = (one: Span): MemberHistory => ({ ...one, types: [], defaults: [] });
      const elsewhere = others.some(({ owners: all }) => all.get(owner)?.members.has(name));
      if (!members.has(name) && elsewhere) continue;
      const told = tell(context, label, members.get(name), { first, last, make });
      disagreements.push(
        ...told.disagreements.filter(({ what }) => what !== 'first' || first > start),
      );
      if (told.entry === undefined) continue;
      const refined = refineDeprecated(context, label, told.entry, since);
      disagreements.push(...refined.disagreements);
      const changed = facts.defaults[key]?.[name] ?? [];
      members.set(name, {
        ...refined.member,
        defaults: refineDefaults(context, refined.member.defaults, changed),
      });
    }
    owners.set(owner, { ...known, members });
  }
  return { history: { ...history, exports: exported, owners }, disagreements };
}
