import type { CorpusPage, ReferenceEntry } from '#core/corpus.ts';
import type { ReferenceMember } from '#core/reference.ts';
import { sectionsOf } from './sections.ts';

/** A name of the packages, and whose it is. */
export interface NamedPlace {
  name: string;
  owner: string;
  route: string;
  /** What to use instead; empty when the package does not say. */
  deprecated?: string;
}

/** Every name that an entry of the reference brings along: its own, and those of what it has. */
export function placesOf(entry: ReferenceEntry): NamedPlace[] {
  const { name: owner, route } = entry;
  const place = ({ name, deprecated }: { name: string; deprecated?: string }): NamedPlace => ({
    name,
    owner,
    route,
    ...(deprecated !== undefined && { deprecated }),
  });
  const own = [place({ ...entry, name: owner })];
  const members = (list: readonly ReferenceMember[]) => list.map(place);
  switch (entry.kind) {
    case 'component':
      return [
        ...own,
        ...members(entry.props),
        ...entry.alsoAccepts.map((name) => place({ name })),
        ...entry.slots.map(place),
        ...entry.classes.map(({ className, ...rest }) => place({ ...rest, name: className })),
      ];
    case 'interface':
      return [...own, ...members(entry.members)];
    case 'hook':
      return [...own, ...members(entry.parameters), ...members(entry.returns.members)];
  }
}

/** Of one guide; a name that stands everywhere is the subject of the guide, not of a section. */
const MOST_SECTIONS = 3;
const SECTION_CHARACTERS = 2_000;

/** The smallest sections of a guide that name an identifier. */
export function mentionsOf(
  identifier: string,
  { page, markdown }: { page: CorpusPage; markdown: string },
): { route: string; title: string; markdown: string }[] {
  const word = new RegExp(`(?<![\\w-])${escape(identifier)}(?![\\w-])`);
  const sections = sectionsOf(page, markdown);
  return sections
    .filter(({ from }, i) => {
      // up to the next heading of whatever level
      const end = sections[i + 1]?.from ?? markdown.length;
      return word.test(markdown.slice(from, end));
    })
    .slice(0, MOST_SECTIONS)
    .map(({ id, title, from, to }) => ({
      route: `${page.route}#${id}`,
      title,
      markdown: markdown.slice(from, Math.min(to, from + SECTION_CHARACTERS)).trimEnd(),
    }));
}

const escape = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
