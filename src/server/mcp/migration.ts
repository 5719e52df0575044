import type { CorpusPage, ReferenceEntry } from '#core/twins/corpus.ts';
import type { ReferenceMember } from '#core/reference/reference.ts';
import { escapePattern } from './pattern.ts';
import { sectionsOf } from './sections.ts';
import { typesWithMember, type NamedType } from './types.ts';

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

/** The type of that name; else, types that have a member of it. */
export function placesOfTypes(name: string, types: readonly NamedType[]): NamedPlace[] {
  const named = types.filter((type) => type.name === name);
  return (named.length > 0 ? named : typesWithMember(types, name)).map((type) => ({
    name,
    owner: type.name,
    route: `${type.route}#${type.id}`,
  }));
}

/** A section of a guide that names an identifier, as far as there is room for it. */
export interface Mention {
  /** Of the guide. */
  page: string;
  /** With the section. */
  route: string;
  title: string;
  /** Offsets in the guide's Markdown. */
  from: number;
  to: number;
  markdown: string;
  /** What stands behind a text that was cut. */
  ending: string;
}

/** Of one guide; a name that stands everywhere is the subject of the guide, not of a section. */
const MOST_SECTIONS = 3;
const SECTION_CHARACTERS = 2_000;
/** What is cut between paragraphs has at least so many; else a block of code is cut between its lines. */
const LEAST_CHARACTERS = 600;

/**
 * The smallest sections of a guide that name an identifier: those that are about it, where there are such, else those
 * that mention it.
 */
export function mentionsOf(
  identifier: string,
  { page, markdown }: { page: CorpusPage; markdown: string },
): Mention[] {
  const name = `(?<![\\w-])${escapePattern(identifier)}(?![\\w-])`;
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
      page: page.route,
      route: `${page.route}#${id}`,
      title,
      from,
      ...shortened(markdown, from, to),
    }));
}

/**
 * A mention without what stands above it: sections lie in each other, and several names are in one.
 * @param printed what stands above.
 */
export function printMention(
  { page, from, to, markdown, ending }: Mention,
  printed: readonly Mention[],
): string {
  const above = printed
    .filter((one) => one.page === page && one.from < to && one.to > from)
    .toSorted((a, b) => a.from - b.from);
  const parts: string[] = [];
  let at = from;
  for (const one of above) {
    if (one.to <= at) continue;
    parts.push(markdown.slice(at - from, Math.max(at, one.from) - from));
    parts.push(`See ${one.route} above.`);
    at = one.to;
  }
  if (at < to) parts.push(`${markdown.slice(at - from).trimEnd()}${ending}`);
  return parts
    .map((part) => part.replace(/^\n+/, '').trimEnd())
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Whole paragraphs, and a sign that there were more; of a long block of code whole lines, and the block is closed. */
function shortened(
  markdown: string,
  from: number,
  to: number,
): Pick<Mention, 'to' | 'markdown' | 'ending'> {
  const text = markdown.slice(from, to);
  if (text.trimEnd().length <= SECTION_CHARACTERS) return { to, markdown: text, ending: '' };
  let end = SECTION_CHARACTERS;
  do end = text.lastIndexOf('\n\n', end - 1);
  while (end > LEAST_CHARACTERS && inFence(text.slice(0, end)));
  if (end > LEAST_CHARACTERS) {
    return { to: from + end, markdown: text.slice(0, end), ending: '\n\n…' };
  }
  const kept = text.slice(0, text.lastIndexOf('\n', SECTION_CHARACTERS)).trimEnd();
  return { to, markdown: kept, ending: `${inFence(kept) ? '\n```' : ''}\n\n…` };
}

/** Whether a block of code is open at the end. */
const inFence = (text: string): boolean => (text.match(/^ *```/gm) ?? []).length % 2 === 1;

/** Its title has the name, or a diff removes it. @param name a pattern. */
const isAbout = (name: string, { title }: { title: string }, own: string): boolean =>
  new RegExp(name).test(title) || new RegExp(`^-(?!-).*${name}`, 'm').test(own);
