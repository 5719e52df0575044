import type { Rule } from './entry.ts';
import { fill } from './pattern.ts';

/** What becomes of a request before any file is looked for. */
export type Ruling =
  { kind: 'serve'; pathname: string } | { kind: 'redirect'; location: string; status: 301 | 302 };

/** A request may pass through so many rewrites; only somebody playing with `/fr/fr/fr/…` needs more. */
const MOST_REWRITES = 4;

/**
 * Applies the rules to a request. A rewritten address goes through the rules again, so that the old address of an
 * old address arrives too.
 *
 * @param pathname percent-encoded, from the root.
 * @param search the query with its question mark, or empty; it is kept on a redirect.
 */
export function rulingFor(rules: readonly Rule[], pathname: string, search: string): Ruling {
  let current = pathname;
  for (let rewrites = 0; rewrites < MOST_REWRITES; rewrites += 1) {
    const match = firstMatch(rules, current);
    if (match === undefined) break;
    const { to, status } = match;
    if (status !== 200) return { kind: 'redirect', location: withSearch(to, search), status };
    current = to;
  }
  return { kind: 'serve', pathname: current };
}

/** The first rule that applies, with its target filled in. */
export function firstMatch(
  rules: readonly Rule[],
  pathname: string,
): Pick<Rule, 'to' | 'status'> | undefined {
  for (const { pattern, to, status } of rules) {
    const match = pattern.exec(pathname);
    if (match !== null) return { to: fill(to, match.groups ?? {}), status };
  }
  return undefined;
}

/** Adds a query to an address that may have one, before its hash (RFC 3986, section 3). */
export function withSearch(address: string, search: string): string {
  if (search === '' || search === '?') return address;
  const hashAt = address.indexOf('#');
  const [base, hash] =
    hashAt === -1 ? [address, ''] : [address.slice(0, hashAt), address.slice(hashAt)];
  return `${base}${base.includes('?') ? `&${search.slice(1)}` : search}${hash}`;
}
