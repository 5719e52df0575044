import type { Element } from 'hast';
import {
  usesOfMember,
  usesOfOwner,
  type DemoUse,
  type DemoUses,
} from '#core/reference/demoUses.ts';
import type { ReferenceMember } from '#core/reference/reference.ts';
import { demoTitle } from '../demos/demoWords.ts';
import { place } from '../print/tree.ts';
import type { Entry } from './entry.ts';

/** What a printer of an entry or a member finds on it when there are demos. */
export interface WithDemos {
  demos?: readonly DemoUse[];
}

/** An entry and its members with their demos; being part of the entry, they are part of a printed page's cache key. */
export function withDemos(entry: Entry, uses: DemoUses): Entry & WithDemos {
  const { route } = entry;
  const own = demosOf(usesOfOwner(uses, route));
  const member = (one: ReferenceMember) => ({
    ...one,
    ...demosOf(usesOfMember(uses, route, one.name)),
  });
  switch (entry.kind) {
    case 'component':
      return { ...entry, ...own, props: entry.props.map(member) };
    case 'interface':
      return { ...entry, ...own, members: entry.members.map(member) };
    case 'hook':
      return { ...entry, ...own };
  }
}

const demosOf = (demos: readonly DemoUse[]): WithDemos => (demos.length === 0 ? {} : { demos });

/** Links to demos, or nothing. */
export function demoLinks(uses: readonly DemoUse[] = []): Element[] {
  if (uses.length === 0) return [];
  const demos = uses.map(({ route, page, demo, heading }) => ({
    href: `${route}#${demo}`,
    title: demoTitle(demo),
    place: heading === undefined ? page : `${page}: ${heading}`,
  }));
  return [place('DemoLinks', { demos })];
}
