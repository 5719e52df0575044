import { compareMinors, type Change, type Minor, type Span } from './history.ts';

/*
 * How the history is written down: names in groups, by the versions that they were in. Thousands of names share few
 * groups, so the file stays small and its changes can be read.
 */

/** `8.4 8.7` as `8.4-8.7`; `8.4` for what is still there. */
export const printSpan = ({ first, last }: Span): string =>
  last === undefined ? first : `${first}-${last}`;

/** @returns undefined for a text that is no span. */
export function parseSpan(text: string): Span | undefined {
  const [, first, last] = /^(\d+\.\d+)(?:-(\d+\.\d+))?$/.exec(text) ?? [];
  if (first === undefined) return undefined;
  if (last === undefined) return { first };
  return compareMinors(first, last) <= 0 ? { first, last } : undefined;
}

const compareKeys = (a: string, b: string): number => {
  const [spanA, spanB] = [parseSpan(a), parseSpan(b)];
  if (spanA === undefined || spanB === undefined) return a < b ? -1 : Number(a > b);
  const byLast = compareMinors(spanA.last ?? '999.0', spanB.last ?? '999.0');
  return compareMinors(spanA.first, spanB.first) || byLast;
};

const compareNames = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Names by a key, in the order of the keys: `{ '8.0': 'density rows', '8.0-8.3': 'old' }`. */
export function printGroups(entries: Iterable<readonly [name: string, key: string]>): Groups {
  const groups = new Map<string, string[]>();
  for (const [name, key] of entries) groups.set(key, [...(groups.get(key) ?? []), name]);
  return Object.fromEntries(
    [...groups]
      .toSorted(([a], [b]) => compareKeys(a, b))
      .map(([key, names]) => [key, names.toSorted(compareNames).join(' ')]),
  );
}

/** Key → names with spaces between them. */
export type Groups = Record<string, string>;

/** The way back. */
export const parseGroups = (groups: Groups): [name: string, key: string][] =>
  Object.entries(groups).flatMap(([key, names]) =>
    names.split(' ').map((name): [string, string] => [name, key]),
  );

/** Values by the version that brought them, then by the value; what a name has had from its start is under `''`. */
export type ValueGroups = Record<Minor | '', Groups>;

export function printValues(
  entries: Iterable<readonly [name: string, changes: readonly Change[]]>,
): ValueGroups {
  const bySince = new Map<string, [string, string][]>();
  for (const [name, changes] of entries) {
    for (const { since = '', value } of changes) {
      bySince.set(since, [...(bySince.get(since) ?? []), [name, value]]);
    }
  }
  return Object.fromEntries(
    [...bySince]
      .toSorted(([a], [b]) => (a === '' ? -1 : b === '' ? 1 : compareMinors(a, b)))
      .map(([since, values]) => [since, printGroups(values)]),
  );
}

/** The way back: of each name its changes, oldest first. */
export function parseValues(groups: ValueGroups): Map<string, Change[]> {
  const found = new Map<string, Change[]>();
  const sinces = Object.keys(groups).toSorted((a, b) =>
    a === '' ? -1 : b === '' ? 1 : compareMinors(a, b),
  );
  for (const since of sinces) {
    for (const [name, value] of parseGroups(groups[since] ?? {})) {
      const change = since === '' ? { value } : { since, value };
      found.set(name, [...(found.get(name) ?? []), change]);
    }
  }
  return found;
}
