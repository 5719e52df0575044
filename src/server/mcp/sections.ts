import type { CorpusKind, CorpusPage } from '#core/twins/corpus.ts';
import { DocsError } from '#core/errors.ts';
import { didYouMean } from '#core/nearWords.ts';
import { outlineOf, type OutlineEntry } from '#core/page/outline.ts';
import { argumentAnchor, kebabCase, memberAnchor } from '#core/reference/reference.ts';
import { createSlugger } from '#core/page/slug.ts';
import { addressOf } from './address.ts';
import type { Library } from './library.ts';

/** A heading of a page with the id that links use, and its part of the Markdown. */
export interface Section extends OutlineEntry {
  id: string;
  /** Title of the main section that it stands in, or is. */
  top: string;
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
    return { ...entry, id, top };
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
  if (kind === 'changes') return level === 2 ? versionAnchor(title) : undefined;
  if (level === 2 && kind === 'component' && title === 'CSS classes') return 'classes';
  // The parts of an interface are named like types.
  if (level === 2 && kind === 'interface' && /^[A-Z]\w*[a-z][A-Z]/.test(title))
    return kebabCase(title);
  if (level !== 3) return undefined;
  if (kind === 'types') return typeAnchor(title);
  if (!ENTRIES.has(kind) || top === CHANGES) return undefined;
  if (top === TYPES) return typeAnchor(title);
  return kind === 'hook' && top === PARAMETERS
    ? argumentAnchor(owner, ...title.split('.'))
    : memberAnchor(owner, title);
}

const ENTRIES: ReadonlySet<CorpusKind> = new Set(['component', 'interface', 'hook']);

/*
 * Main sections of an entry's Markdown: the types that it mentions, and what versions changed of it. On the site, the
 * first have pages of their own, and the others stand with those of the product.
 */
const TYPES = 'Types';
const CHANGES = 'Changes';
/** Of a hook. */
const PARAMETERS = 'Parameters';

const typeAnchor = (name: string): string => `type-${name}`;

/** `8.13, newer than these pages` → `v8-13`. */
const versionAnchor = (title: string): string =>
  `v${title.replace(/,.*$/, '').replaceAll('.', '-')}`;

/** Where people read a section. */
export async function addressOfSection(
  library: Library,
  { route, kind, product }: CorpusPage,
  { id, title, top }: Section,
): Promise<string> {
  if (kind === 'types') {
    const { pages } = await library.corpus();
    const entry = pages.find(
      (page) => page.title === title && page.product === product && ENTRIES.has(page.kind),
    );
    return entry === undefined ? addressOf(route, id) : addressOf(entry.route);
  }
  if (!ENTRIES.has(kind) || (top !== TYPES && top !== CHANGES)) return addressOf(route, id);
  if (top === CHANGES) return addressOf(route);
  const own = await library.page(`${route}types/`);
  const types = own?.route ?? route.replace(/[^/]+\/$/, 'types/');
  return addressOf(types, id.startsWith(typeAnchor('')) ? id : '');
}

/** Ids that mean a section which has another one: what its heading says, and what only the site has. */
const OTHER_IDS = new Map([
  ['css-classes', 'classes'],
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
    sections.find(({ id }) => id === name) ??
    sections.find(({ id }) => id === OTHER_IDS.get(name)) ??
    sections.find(({ title }) => title.toLowerCase() === name.toLowerCase()) ??
    sections.find(({ title }) => anchorsOf(page.title, title).includes(name)) ??
    sections.find(({ title }) => name.startsWith(`${argumentAnchor(page.title, title)}-`)) ??
    holderOf(sections, markdown, name) ??
    introOf(page, sections, markdown, name);
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

/** What stands before the first section, where that has the demo. */
function introOf(
  { title, demos = [] }: CorpusPage,
  [first]: readonly Section[],
  markdown: string,
  demo: string,
): Section | undefined {
  const to = first?.from ?? markdown.length;
  if (demos.every(({ name }) => name !== demo)) return undefined;
  return markdown.slice(0, to).includes(`#${demo})`)
    ? { id: demo, title, level: 1, top: '', from: 0, to }
    : undefined;
}

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
