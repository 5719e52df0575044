import { products } from '#content/products.ts';
import { groupsOf, type NavigationEntry } from '#core/navigation/navigation.ts';
import { productOfRoute, type ProductId } from '#core/navigation/products.ts';
import type { SearchHit } from '#core/search/engine.ts';
import type { SearchKind } from '#core/search/entity.ts';
import type { PlannedPage } from '#core/search/text/section.ts';
import { topicsOf, type Topic } from './topics.ts';

/** Something of the site that is about the subject of a planned page. */
export interface RelatedLink {
  address: string;
  title: string;
  /** What it is part of; empty when its title says it. */
  place: string;
}

/** What there is of one kind. */
export interface RelatedGroup {
  title: string;
  links: RelatedLink[];
}

/** A page that is promised: what it will cover, and what the site has of its subject today. */
export interface PlannedSubject extends PlannedPage {
  product: ProductId;
  /** Titles of the groups above it, outermost first. */
  groups: string[];
  topics: Topic[];
  related: RelatedGroup[];
}

interface Promised {
  pages: readonly PlannedPage[];
  navigation: readonly NavigationEntry[];
  /** Route → anchors, as the facts spell them. */
  facts: ReadonlyMap<string, readonly string[]>;
}

/** Collects what can be said of promised pages. @param relatedTo what the site has of the subject of one. */
export async function collectSubjects(
  { pages, navigation, facts }: Promised,
  relatedTo: (page: PlannedPage, product: ProductId) => Promise<RelatedGroup[]>,
): Promise<PlannedSubject[]> {
  const subjects: PlannedSubject[] = [];
  for (const page of pages) {
    const { route, title } = page;
    const product = productOfRoute(products, route).id;
    subjects.push({
      route,
      title,
      product,
      groups: groupsOf(navigation, route) ?? [],
      topics: topicsOf(facts.get(route) ?? []),
      related: await relatedTo(page, product),
    });
  }
  return subjects;
}

/** Of one kind. */
const MOST = 6;

const GROUPS: { title: string; kinds: readonly SearchKind[] }[] = [
  { title: 'Demos', kinds: ['demo'] },
  { title: 'Pages that are written', kinds: ['page', 'section'] },
  { title: 'Components, interfaces, and hooks', kinds: ['component', 'interface', 'hook'] },
  { title: 'Props and methods', kinds: ['prop', 'member', 'event', 'selector', 'slot'] },
  { title: 'Types', kinds: ['type'] },
];

/** Results by kind, the best first. A section and its page lead to the same text: one of them is enough. */
export function groupHits(hits: readonly SearchHit[]): RelatedGroup[] {
  const seen = new Set<string>();
  return GROUPS.flatMap(({ title, kinds }): RelatedGroup[] => {
    const links = hits
      .filter(({ entity }) => kinds.includes(entity.kind))
      .flatMap(({ entity, page, address }): RelatedLink[] => {
        if (seen.has(address)) return [];
        seen.add(address);
        const place = entity.name === page.title ? '' : page.title;
        return [{ address, title: entity.name, place }];
      });
    return links.length === 0 ? [] : [{ title, links: links.slice(0, MOST) }];
  });
}
