import type { SearchPage } from './entity.ts';
import { PLACE_WEIGHT } from './ranking.ts';
import { termsOfName, wordsOf } from './words.ts';

/** The pages that entities stand on, as far as a query may name them. */
export interface Places {
  /** Counts one more entity there. */
  add: (page: SearchPage) => void;
  /** What a page has of a query's terms: worked out once for each page, not for each entity. */
  ask: (weights: ReadonlyMap<string, number>) => (page: SearchPage) => Place;
}

interface Place {
  /** The terms of the query that name the page or its product. */
  terms: readonly string[];
  /** What they are worth, on the scale of BM25. */
  score: number;
}

/** `DataGrid sortModel` has the words of a page and of a prop on it: the first are looked up here. */
export function createPlaces(): Places {
  const termsOf = new Map<SearchPage, ReadonlySet<string>>();
  const counts = new Map<string, number>();
  let all = 0;
  return {
    add(page) {
      const terms = termsOf.get(page) ?? termsOfPage(page);
      termsOf.set(page, terms);
      for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
      all += 1;
    },
    ask(weights) {
      const presentTerms = [...weights].filter(([term]) => counts.has(term));
      const places = new Map<SearchPage, Place>();
      const look = (page: SearchPage): Place => {
        const own = presentTerms.filter(([term]) => termsOf.get(page)?.has(term));
        const worth = own.map(([term, weight]) => weight * rarity(counts.get(term) ?? 0, all));
        const score = PLACE_WEIGHT * worth.reduce((sum, one) => sum + one, 0);
        return { terms: own.map(([term]) => term), score };
      };
      return (page) => {
        const place = places.get(page) ?? look(page);
        places.set(page, place);
        return place;
      };
    },
  };
}

/** As BM25 has it: what half of all have says little. */
const rarity = (count: number, all: number): number =>
  Math.log(1 + (all - count + 0.5) / (count + 0.5));

/** A page's title and its product: `data-grid` of `x-data-grid`. */
const termsOfPage = ({ title, product }: SearchPage): ReadonlySet<string> =>
  new Set([title, product.slice(2)].flatMap((text) => termsOfName(wordsOf(text))));
