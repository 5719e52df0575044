import type { Problem } from '#core/errors.ts';
import { groupsOf, leafPages, type NavigationEntry } from '#core/navigation/navigation.ts';
import type { Link } from '../markdown/context.ts';
import { decodeAnchor } from '../markdown/links.ts';

/** What the checks need to know of a page. */
export interface CheckedPage {
  key: string;
  file: string;
  route: string;
  anchors: string[];
  links: Link[];
}

/** What the facts know of routes that have no page of ours yet. */
export interface PlannedSite {
  navigation: readonly NavigationEntry[];
  /** Route → anchors that the world links to. */
  prose: ReadonlyMap<string, readonly string[]>;
  /** Reference pages. */
  reference: ReadonlySet<string>;
}

/** `## for-all-columns-2 [pro]`, as the facts spell an anchor → `for-all-columns-2`; `## %E2%9C%85-input` → `✅-input`. */
export const anchorOfFact = (fact: string): string =>
  decodeAnchor(fact.replace(/^#+\s*/, '').replace(/\s*\[.*$/, ''));

/** Two pages on one route, and pages that the navigation does not lead to. */
export function checkRoutes(pages: readonly CheckedPage[], site: PlannedSite): Problem[] {
  const owners = new Map<string, string>();
  return pages.flatMap(({ file, route }) => {
    const owner = owners.get(route);
    owners.set(route, owner ?? file);
    const found: Problem[] = [];
    if (owner !== undefined) {
      const message = `The route ${route} already belongs to ${owner}.`;
      found.push({ file, message, remedy: 'Move one of the two folders.' });
    }
    if (groupsOf(site.navigation, route) === undefined) {
      const message = `The route ${route} is not in the navigation.`;
      found.push({ file, message, remedy: 'Add it to content/navigation, or move the folder.' });
    }
    return found;
  });
}

/** Anchors that the world links to and that a written page lacks. */
export function checkPromisedAnchors(
  pages: readonly CheckedPage[],
  { prose }: PlannedSite,
): Problem[] {
  return pages.flatMap(({ file, route, anchors }) =>
    (prose.get(route) ?? [])
      .filter((anchor) => !anchors.includes(anchor))
      .map((anchor) => ({
        file,
        message: `No heading has the id "${anchor}", which the world links to.`,
        remedy: `Add the heading, or the alias at the end of one: {#its-id #${anchor}}.`,
      })),
  );
}

/** Links that lead to no page, and hashes that no heading has. */
export function checkLinks(pages: readonly CheckedPage[], site: PlannedSite): Problem[] {
  const anchorsOf = new Map(pages.map(({ route, anchors }) => [route, new Set(anchors)]));
  const planned = new Set(leafPages(site.navigation).map(({ route }) => route));
  return pages.flatMap(({ file, links }) =>
    links.flatMap(({ route, anchor, line }): Problem[] => {
      const own = anchorsOf.get(route);
      const promised = site.prose.get(route);
      if (own === undefined && !planned.has(route) && !site.reference.has(route)) {
        const message = `The link to ${route} leads to no page.`;
        return [{ file, line, message, remedy: nearest(route, [...planned, ...site.reference]) }];
      }
      if (anchor === '' || own?.has(anchor)) return [];
      const message = `${route} has no heading "${anchor}".`;
      if (own !== undefined) return [{ file, line, message, remedy: nearest(anchor, [...own]) }];
      if (promised === undefined || promised.includes(anchor)) return [];
      return [{ file, line, message, remedy: nearest(anchor, promised) }];
    }),
  );
}

/** The legal value that shares the longest beginning or end with the wrong one. */
function nearest(wrong: string, legal: readonly string[]): string {
  const shared = (a: string, b: string): number => {
    let n = 0;
    while (n < Math.min(a.length, b.length) && a[n] === b[n]) n += 1;
    return n;
  };
  const reversed = (text: string) => [...text].toReversed().join('');
  const score = (word: string) =>
    Math.max(shared(word, wrong), shared(reversed(word), reversed(wrong))) -
    Math.abs(word.length - wrong.length) / 100;
  const [best] = [...legal].sort((a, b) => score(b) - score(a));
  return best === undefined ? 'Remove it.' : `Did you mean "${best}"?`;
}
