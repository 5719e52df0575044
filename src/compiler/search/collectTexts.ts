import { outlineOf, type OutlineEntry } from '#core/page/outline.ts';
import type { TocEntry } from '#core/page/page.ts';
import { groupsOf, leafPages, type NavigationEntry } from '#core/navigation/navigation.ts';
import { productOfRoute, type Product } from '#core/navigation/products.ts';
import type { PlannedPage, TextPage, TextSection } from '#core/search/text/section.ts';
import { DEFAULT_VARIANT, twinFile } from '#core/twins/markdownTwin.ts';
import type { CompiledPage } from '../compiledPage.ts';
import type { MarkdownTwin } from '../twins/reference/twins.ts';
import { plainParts } from './plainText.ts';

interface Site {
  pages: readonly CompiledPage[];
  twins: readonly MarkdownTwin[];
  navigation: readonly NavigationEntry[];
  products: readonly Product[];
}

const STANDARD = twinFile(DEFAULT_VARIANT);

/** The sections of all guides, as their Markdown twins have them. A page without a twin is left out. */
export function collectTexts({ pages, twins, navigation, products }: Site): TextPage[] {
  const markdowns = new Map(
    twins
      .filter(({ file = STANDARD }) => file === STANDARD)
      .map(({ route, markdown }) => [route, markdown]),
  );
  return pages.flatMap((page): TextPage[] => {
    const { route, frontMatter } = page;
    const markdown = markdowns.get(route);
    if (frontMatter === undefined || markdown === undefined) return [];
    const product = productOfRoute(products, route).id;
    return [
      {
        page: { route, title: frontMatter.title, product },
        plan: frontMatter.plan,
        groups: groupsOf(navigation, route) ?? [],
        sections: sectionsOf(page, markdown),
      },
    ];
  });
}

/** Small headings belong to the section they stand in. */
const SMALLEST = 3;

function sectionsOf(
  { toc, asks, newer, frontMatter }: Pick<CompiledPage, 'toc' | 'asks' | 'newer' | 'frontMatter'>,
  markdown: string,
): TextSection[] {
  const outline = outlineOf(markdown).filter(({ level }) => level <= SMALLEST);
  const headings = outline.filter(({ level }) => level > 1);
  const questionsById = new Map(asks.map(({ id, questions }) => [id, questions]));
  const versionsById = new Map(newer.map(({ id, since }) => [id, since]));
  const make = (
    entry: Pick<TocEntry, 'id' | 'text'>,
    text: string,
    parents: string[],
  ): TextSection => {
    const since = versionsById.get(entry.id);
    return {
      hash: entry.id,
      title: entry.text,
      parents,
      asks: questionsById.get(entry.id) ?? [],
      ...plainParts(text),
      ...(since !== undefined && { since }),
    };
  };
  const title = frontMatter?.title ?? '';
  const start = outline.find(({ level }) => level === 1)?.from ?? 0;
  const intro = markdown.slice(start, headings[0]?.from ?? markdown.length);
  return [
    make({ id: '', text: title }, intro, []),
    ...headings.flatMap(({ from }, at): TextSection[] => {
      const entry = toc[at];
      if (entry === undefined) return [];
      const text = markdown.slice(from, headings[at + 1]?.from ?? markdown.length);
      return [make(entry, text, parentsOf(headings, at))];
    }),
  ];
}

function parentsOf(headings: readonly OutlineEntry[], at: number): string[] {
  const own = headings[at];
  if (own === undefined || own.level <= 2) return [];
  const above = headings.slice(0, at).findLast(({ level }) => level < own.level);
  return above === undefined ? [] : [above.title];
}

/** Pages of the navigation that nobody has written: what a search for their subject can honestly say. */
export function plannedPages(
  navigation: readonly NavigationEntry[],
  written: ReadonlySet<string>,
): PlannedPage[] {
  const leaves = leafPages(navigation).filter(
    ({ route }) => !written.has(route) && !route.startsWith('/x/api/'),
  );
  return leaves.map(({ route, title }) => ({
    route,
    title: plannedTitle(title, route, navigation),
  }));
}

/** What says nothing without the group above it. */
const GENERAL = /^(?:overview|demos?|recipes|faq)$/i;

const plannedTitle = (
  title: string,
  route: string,
  navigation: readonly NavigationEntry[],
): string => {
  if (!GENERAL.test(title)) return title;
  const group = groupsOf(navigation, route)?.at(-1);
  return group === undefined ? title : `${group}: ${title}`;
};
