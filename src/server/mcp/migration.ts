import type { CorpusPage, ReferenceEntry } from '#core/twins/corpus.ts';
import type { ReferenceMember } from '#core/reference/reference.ts';
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

/**
 * The smallest sections of a guide that name an identifier: those that are about it, where there are such, else those
 * that mention it.
 */
export function mentionsOf(
  identifier: string,
  { page, markdown }: { page: CorpusPage; markdown: string },
): { route: string; title: string; markdown: string }[] {
  const name = `(?<![\\w-])${escape(identifier)}(?![\\w-])`;
  const sections = sectionsOf(page, markdown).map((section, i, all) => {
    // up to the next heading of whatever level
    const own = markdown.slice(section.from, all[i + 1]?.from ?? markdown.length);
    return { ...section, mentions: new RegExp(name).test(own), about: isAbout(name, section, own) };
  });
  const about = sections.filter((section) => section.about);
  const mentions = sections.filter((section) => section.mentions);
  return (about.length > 0 ? about : mentions)
    .slice(0, MOST_SECTIONS)
    .map(({ id, title, from, to }) => ({
      route: `${page.route}#${id}`,
      title,
      markdown: shortened(markdown.slice(from, to).trimEnd()),
    }));
}

/** Whole lines, and a sign that there were more; a fence that was open is closed. */
function shortened(text: string): string {
  if (text.length <= SECTION_CHARACTERS) return text;
  const kept = text.slice(0, text.lastIndexOf('\n', SECTION_CHARACTERS)).trimEnd();
  const open = (kept.match(/^ *```/gm) ?? []).length % 2 === 1;
  return `${kept}${open ? '\n```' : ''}\n\n…`;
}

/** Its title has the name, or a diff removes it. @param name a pattern. */
const isAbout = (name: string, { title }: { title: string }, own: string): boolean =>
  new RegExp(name).test(title) || new RegExp(`^-(?!-).*${name}`, 'm').test(own);

const escape = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
