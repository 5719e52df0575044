import type { Element, Root } from 'hast';
import { chartGallery } from '#content/galleries/charts.ts';
import { topics, topicsOfWords } from '#content/galleries/topics.ts';
import { navigation } from '#content/navigation.ts';
import { products } from '#content/products.ts';
import type { PageOfDemos, ShownDemo } from '#core/demoGallery/demos.ts';
import {
  topicFor,
  type DemoFeature,
  type TopicOfWords,
  type TopicTable,
} from '#core/demoGallery/topics.ts';
import type { GalleryEntry } from '#core/galleries.ts';
import { leafPages } from '#core/navigation/navigation.ts';
import { productOfRoute } from '#core/navigation/products.ts';
import { PLANS, type Plan } from '#core/reference/plans.ts';
import type { CompiledPage } from '../compiledPage.ts';
import { demoTitle, demoWords } from '../demos/demoWords.ts';
import type { DemoSource } from '../demos/read.ts';
import { DEMO_PLACE } from '../markdown/directives.ts';
import { placedProps } from '../print/tree.ts';

/** A page as far as the gallery reads it. */
export type GallerySource = Pick<CompiledPage, 'source' | 'route' | 'tree'> & {
  frontMatter?: { title: string } | undefined;
  compiledDemos: { sources: readonly DemoSource[] };
};

interface Tables {
  topics: TopicTable;
  words: readonly TopicOfWords[];
  /** What a gallery of its own says of a demo, by id. */
  entries: ReadonlyMap<string, GalleryEntry>;
}

const TABLES: Tables = {
  topics,
  words: topicsOfWords,
  entries: new Map(
    Object.values(chartGallery.groups)
      .flat()
      .map((entry) => [entry.demo, entry]),
  ),
};

/**
 * The demos of all pages, in reading order. Pages without a topic are left out (`checkTopics` reports them).
 * @param hasPicture whether there is a picture of the demo with this id.
 */
export function collectDemos(
  pages: readonly GallerySource[],
  hasPicture: (id: string) => boolean,
  tables: Tables = TABLES,
): PageOfDemos[] {
  const order = new Map(leafPages(navigation).map(({ route }, at) => [route, at]));
  const placeOf = ({ route }: GallerySource): number => order.get(route) ?? Infinity;
  return pages
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .flatMap((page) => pageOfDemos(page, hasPicture, tables));
}

function pageOfDemos(
  { source, route, tree, frontMatter, compiledDemos }: GallerySource,
  hasPicture: (id: string) => boolean,
  tables: Tables,
): PageOfDemos[] {
  const found = topicFor(tables.topics, source.key);
  const sections = sectionsIn(tree);
  if (frontMatter === undefined || found === undefined || sections.length === 0) return [];
  const sources = new Map(compiledDemos.sources.map((demo) => [demo.name, demo]));
  const demos = sections.flatMap(({ name, heading }): ShownDemo[] => {
    const demo = sources.get(name);
    if (demo === undefined) return []; // its own problem says so
    const isAlone = sections.filter((other) => other.heading === heading).length === 1;
    const entry = tables.entries.get(demo.id);
    const title = entry?.title ?? titleOf(name, heading, isAlone);
    return [
      {
        name,
        title,
        plan: planOf(demo),
        tasks: [...new Set([...found.topic.tasks, ...(entry?.tasks ?? [])])],
        features: [
          ...new Set<DemoFeature>([
            ...found.topic.features,
            ...(entry?.features ?? []),
            ...tables.words.flatMap(({ words, features }) => (words.test(title) ? features : [])),
          ]),
        ],
        hasPicture: hasPicture(demo.id),
      },
    ];
  });
  const { title } = frontMatter;
  return [{ key: source.key, route, title, product: productOfRoute(products, route).id, demos }];
}

/** A section with one demo names it; of several, each has its own words beside it. */
function titleOf(name: string, heading: string | undefined, isAlone: boolean): string {
  if (heading === undefined) return demoTitle(name);
  return isAlone ? heading : `${heading}: ${demoWords(name)}`;
}

/** The demos of an article in order, each with the nearest heading above it. */
function sectionsIn(tree: Root): { name: string; heading?: string }[] {
  const found: { name: string; heading?: string }[] = [];
  let heading: string | undefined;
  const walk = (node: Element | Root): void => {
    for (const child of node.children) {
      if (child.type !== 'element') continue;
      const title = placedProps(child, 'Heading')?.title;
      if (title !== undefined) heading = title;
      else if (child.tagName === DEMO_PLACE) {
        const name = String(child.properties['name']);
        found.push({ name, ...(heading !== undefined && { heading }) });
      } else walk(child);
    }
  };
  walk(tree);
  return found;
}

/** The highest plan of the packages that the files of a demo import. */
function planOf({ variants }: DemoSource): Plan {
  const sources = variants[0].files.map(({ source }) => source);
  const plans = products
    .flatMap(({ packages }) => packages)
    .filter(({ name }) =>
      sources.some((source) => new RegExp(`from '${name}(?:/[^']*)?'`).test(source)),
    )
    .map(({ plan }) => plan);
  return PLANS.findLast((plan) => plans.includes(plan)) ?? 'community';
}

/**
 * Pages in an order in which no product waits for the others: the first page of each, then the second. Readers who have
 * chosen nothing see all kinds of demos at once; within a product, the order stays.
 */
export function interleave(pages: readonly PageOfDemos[]): PageOfDemos[] {
  const queues = products
    .toSorted((a, b) => Number(a.id === 'x') - Number(b.id === 'x'))
    .map(({ id }) => pages.filter(({ product }) => product === id));
  const longest = Math.max(0, ...queues.map((queue) => queue.length));
  return Array.from({ length: longest }, (_, at) =>
    queues.flatMap((queue) => queue[at] ?? []),
  ).flat();
}
