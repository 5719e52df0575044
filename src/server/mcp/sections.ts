import type { CorpusKind, CorpusPage } from '#core/twins/corpus.ts';
import { DocsError } from '#core/errors.ts';
import { didYouMean } from '#core/nearWords.ts';
import { outlineOf, type OutlineEntry } from '#core/page/outline.ts';
import { argumentAnchor, memberAnchor } from '#core/reference/reference.ts';
import { createSlugger } from '#core/page/slug.ts';
import type { Library } from './library.ts';

/** A heading of a page with the id that links use, and its part of the Markdown. */
export interface Section extends OutlineEntry {
  id: string;
}

/** The sections of a page, the title's own left out. */
export function sectionsOf(page: CorpusPage, markdown: string): Section[] {
  const outline = outlineOf(markdown).filter(({ level }) => level > 1);
  const slugger = createSlugger();
  const listed = outline.filter(({ level }) => level <= 3);
  const ids = page.sections?.length === listed.length ? page.sections.map(({ id }) => id) : [];
  let top = '';
  return outline.map((entry) => {
    if (entry.level === 2) top = entry.title;
    const id = ids[listed.indexOf(entry)] ?? rowId(page, entry, top) ?? slugger.next(entry.title);
    return { ...entry, id };
  });
}

/**
 * The id that the site gives to what a reference page has a heading of its own for.
 * @param top title of the main section that it stands in.
 */
function rowId(
  { kind, title: owner }: CorpusPage,
  { level, title }: OutlineEntry,
  top: string,
): string | undefined {
  if (level !== 3) return undefined;
  if (kind === 'types' || (ENTRIES.has(kind) && top === TYPES)) return typeAnchor(title);
  return kind === 'component' || kind === 'interface' ? memberAnchor(owner, title) : undefined;
}

/** The main section of an entry's Markdown that has the types it mentions. */
const TYPES = 'Types';

const typeAnchor = (name: string): string => `type-${name}`;

/** The page of the site that has a section: types of an entry stand on a page of their own, or on the product's. */
export async function pageOfSection(
  library: Library,
  { route, kind }: CorpusPage,
  { id, title }: Section,
): Promise<string> {
  if (!ENTRIES.has(kind) || id !== typeAnchor(title)) return route;
  const own = await library.page(`${route}types/`);
  return own?.route ?? route.replace(/[^/]+\/$/, 'types/');
}

const ENTRIES: ReadonlySet<CorpusKind> = new Set(['component', 'interface', 'hook']);

/** What the site calls the section of a reference page, where its id does not follow from the heading. */
const OTHER_IDS = new Map([
  ['classes', 'css-classes'],
  ['demos', 'props'],
]);

/**
 * The section that an id, a title, the address of a row, or the name of a demo means.
 * @throws DocsError that lists the sections when it means none.
 */
export function findSection(page: CorpusPage, markdown: string, wanted: string): Section {
  const name = wanted.replace(/^#/, '').trim();
  const sections = sectionsOf(page, markdown);
  const found =
    sections.find(({ id }) => id === (OTHER_IDS.get(name) ?? name)) ??
    sections.find(({ title }) => title.toLowerCase() === name.toLowerCase()) ??
    sections.find(({ title }) => anchorsOf(page.title, title).includes(name)) ??
    sections.find(({ title }) => name.startsWith(`${argumentAnchor(page.title, title)}-`)) ??
    holderOf(sections, markdown, name);
  if (found !== undefined) return found;
  const tops = sections.filter(({ level }) => level === 2).map(({ id }) => id);
  throw new DocsError(
    `${page.route} has no section "${wanted}".`,
    didYouMean(
      sections.map(({ id }) => id),
      name,
      `Its sections: ${tops.join(', ') || 'none'}. Leave section out for the whole page.`,
    ),
  );
}

const anchorsOf = (owner: string, title: string): string[] => [
  memberAnchor(owner, title),
  argumentAnchor(owner, ...title.split('.')),
  typeAnchor(title),
];

/** The smallest section with a row or a demo of that name: slots, classes and events stand in tables. */
function holderOf(
  sections: readonly Section[],
  markdown: string,
  name: string,
): Section | undefined {
  const [, table, key = name] = /-(css|classes)-(.+)$/.exec(name) ?? [];
  const title = table === 'css' ? 'Slots' : table === 'classes' ? 'CSS classes' : undefined;
  return sections.findLast((section) => {
    if (title !== undefined && section.title !== title) return false;
    const text = markdown.slice(section.from, section.to);
    return text.includes(`| \`${key}\` |`) || text.includes(`#${name})`);
  });
}
