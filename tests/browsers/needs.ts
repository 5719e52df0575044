import { BASELINE, COMPAT, isOld, isSince, type BrowserId, type Support } from './baseline.ts';
import type { Uses } from './uses.ts';

/** What is used of a feature. */
export interface Need {
  /** The first version of each browser that has all that is used of it. */
  support: Support;
  /** Who uses it, from the project's root. */
  files: readonly string[];
}

/** The features that are not as old as all browsers, by their name in the data: late in Safari, or missing somewhere. */
export function needsOf(found: readonly Pick<Uses, 'files'>[]): ReadonlyMap<string, Need> {
  const needs = new Map<string, Need>();
  for (const [key, users] of found.flatMap(({ files }) => [...files])) {
    const entry = COMPAT.get(key);
    if (entry === undefined || isOld(entry.support)) continue;
    const known = needs.get(entry.feature);
    const support = known === undefined ? entry.support : newest(known.support, entry.support);
    const files = [...new Set([...(known?.files ?? []), ...users])].toSorted();
    needs.set(entry.feature, { support, files });
  }
  return needs;
}

/** What has both: the later version of each browser. */
function newest(one: Support, other: Support): Support {
  const support: Support = {};
  for (const browser of Object.keys(BASELINE) as BrowserId[]) {
    const [a, b] = [one[browser], other[browser]];
    if (a !== undefined && b !== undefined) support[browser] = isSince(a, b) ? a : b;
  }
  return support;
}
