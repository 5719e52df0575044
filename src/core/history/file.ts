import { z } from 'zod';
import {
  compareMinors,
  EXPORT_KINDS,
  type ExportHistory,
  type MemberHistory,
  type OwnerHistory,
  type PackageHistory,
  type Span,
} from './history.ts';
import {
  parseGroups,
  parseSpan,
  parseValues,
  printGroups,
  printSpan,
  printValues,
  type Groups,
} from './names.ts';

const spanKey = z.string().refine((text) => parseSpan(text) !== undefined, {
  error: 'expected a version or two, such as 8.4 or 8.0-8.4',
});
const minor = z.string().regex(/^\d+\.\d+$/);
const names = z.string().min(1);
const spans = z.record(spanKey, names);
const since = z.record(minor, names);
const values = z.record(z.union([minor, z.literal('')]), z.record(z.string(), names));

/**
 * The file of one package: `content/history/x-data-grid.json`. Components share many props, so what is known of a prop
 * stands once, and each owner names those it has: `sx`, or `sx~1` for another prop of that name.
 */
const historyFile = z.strictObject({
  package: z.string(),
  read: z.record(minor, z.string().regex(/^\d+\.\d+\.\d+$/)),
  exports: z.partialRecord(z.enum(EXPORT_KINDS), spans),
  deprecated: since.optional(),
  members: z.strictObject({
    spans,
    types: values.optional(),
    defaults: values.optional(),
    deprecated: since.optional(),
  }),
  owners: z.record(
    z.string(),
    z.strictObject({
      members: names.optional(),
      slots: spans.optional(),
      classes: spans.optional(),
    }),
  ),
});

export type HistoryFile = z.infer<typeof historyFile>;
type OwnerFile = HistoryFile['owners'][string];

/** A span whose text the schema has checked. */
const spanOf = (text: string): Span => parseSpan(text) ?? { first: text };

const parseSpans = (groups: Groups = {}): Map<string, Span> =>
  new Map(parseGroups(groups).map(([name, key]) => [name, spanOf(key)]));

/** By the names that the owners use: `sx`, `sx~1`. */
function parseMembers({
  spans: groups,
  types = {},
  defaults = {},
  deprecated = {},
}: HistoryFile['members']): Map<string, MemberHistory> {
  const allTypes = parseValues(types);
  const allDefaults = parseValues(defaults);
  const allDeprecated = new Map(parseGroups(deprecated));
  return new Map(
    [...parseSpans(groups)].map(([name, span]): [string, MemberHistory] => {
      const since_ = allDeprecated.get(name);
      return [
        name,
        {
          ...span,
          types: allTypes.get(name) ?? [],
          defaults: allDefaults.get(name) ?? [],
          ...(since_ !== undefined && { deprecated: since_ }),
        },
      ];
    }),
  );
}

function parseOwner(owner: OwnerFile, members: ReadonlyMap<string, MemberHistory>): OwnerHistory {
  const own = owner.members?.split(' ') ?? [];
  return {
    members: new Map(
      own.map((name): [string, MemberHistory] => {
        const member = members.get(name);
        if (member === undefined) throw new Error(`No member "${name}" in the history.`);
        return [name.replace(VARIANT, ''), member];
      }),
    ),
    slots: parseSpans(owner.slots),
    classes: parseSpans(owner.classes),
  };
}

/** What stands behind a name that several owners have in different ways. */
const VARIANT = /~\d+$/;

/** @throws for what is no history. */
export function parseHistory(json: unknown): PackageHistory {
  const file = historyFile.parse(json);
  const deprecated = new Map(parseGroups(file.deprecated ?? {}));
  const members = parseMembers(file.members);
  const exported = EXPORT_KINDS.flatMap((kind) =>
    [...parseSpans(file.exports[kind])].map(([name, span]): [string, ExportHistory] => {
      const minorOf = deprecated.get(name);
      return [name, { kind, ...span, ...(minorOf !== undefined && { deprecated: minorOf }) }];
    }),
  );
  return {
    package: file.package,
    read: new Map(Object.entries(file.read).toSorted(([a], [b]) => compareMinors(a, b))),
    exports: new Map(exported),
    owners: new Map(
      Object.entries(file.owners).map(([name, owner]) => [name, parseOwner(owner, members)]),
    ),
  };
}

const printSpans = (spans_: ReadonlyMap<string, Span>): Groups =>
  printGroups([...spans_].map(([name, span]) => [name, printSpan(span)]));

const printDeprecated = (entries: ReadonlyMap<string, { deprecated?: string }>): Groups =>
  printGroups(
    [...entries].flatMap(([name, { deprecated }]): [string, string][] =>
      deprecated === undefined ? [] : [[name, deprecated]],
    ),
  );

/** What has nothing to say is left out. */
const filled = <T extends Record<string, object>>(parts: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(parts).filter(([, part]) => Object.keys(part).length > 0),
  ) as Partial<T>; // a part of the same object

/** Gives what different owners know of a name different names. */
function collectMembers(owners: Iterable<OwnerHistory>) {
  const all = new Map<string, MemberHistory>();
  const variants = new Map<string, Map<string, string>>();
  const nameOf = (name: string, member: MemberHistory): string => {
    const known = variants.get(name) ?? new Map<string, string>();
    variants.set(name, known);
    const { first, last, types, defaults, deprecated } = member;
    const key = JSON.stringify([first, last, types, defaults, deprecated]);
    const found = known.get(key) ?? (known.size === 0 ? name : `${name}~${known.size}`);
    known.set(key, found);
    all.set(found, member);
    return found;
  };
  const lists = [...owners].map(({ members }) =>
    byName(members).map(([name, member]) => nameOf(name, member)),
  );
  return { all, lists };
}

const byName = <T>(entries: ReadonlyMap<string, T>): [string, T][] =>
  [...entries].toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)));

export function printHistory(history: PackageHistory): HistoryFile {
  const kinds = EXPORT_KINDS.map((kind) => {
    const own = [...history.exports].filter(([, entry]) => entry.kind === kind);
    return [kind, printSpans(new Map(own))] as const;
  });
  const owners = byName(history.owners);
  const { all, lists } = collectMembers(owners.map(([, owner]) => owner));
  const members = [...all];
  return {
    package: history.package,
    read: Object.fromEntries([...history.read].toSorted(([a], [b]) => compareMinors(a, b))),
    exports: Object.fromEntries(kinds.filter(([, groups]) => Object.keys(groups).length > 0)),
    ...filled({ deprecated: printDeprecated(history.exports) }),
    members: {
      spans: printSpans(all),
      ...filled({
        types: printValues(members.map(([name, { types }]) => [name, types])),
        defaults: printValues(members.map(([name, { defaults }]) => [name, defaults])),
        deprecated: printDeprecated(all),
      }),
    },
    owners: Object.fromEntries(
      owners.map(([name, { slots, classes }], at): [string, OwnerFile] => {
        const own = lists[at] ?? [];
        return [
          name,
          {
            ...(own.length > 0 && { members: own.join(' ') }),
            ...filled({ slots: printSpans(slots), classes: printSpans(classes) }),
          },
        ];
      }),
    ),
  };
}
