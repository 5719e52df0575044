import pages from '#content/facts/older-pages.json' with { type: 'json' };
import type { OlderPaths } from '#core/navigation/olderVersions.ts';

/** `7 6:api/charts/old-name`: majors that have a page, and under which route where that was another. */
const lines: Readonly<Record<string, string | undefined>> = pages;

/** @returns undefined for a page that no older version is known to have. */
export function olderPathsOf(route: string): OlderPaths | undefined {
  const line = lines[keyOf(route)];
  if (line === undefined) return undefined;
  return Object.fromEntries(
    line.split(' ').map((word) => {
      const [major = '', key] = word.split(':');
      return [major, key === undefined ? '' : `/x/${key}/`];
    }),
  );
}

const keyOf = (route: string): string => route.replace(/^\/x\//, '').replace(/\/$/, '');
