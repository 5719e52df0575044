import { FACETS, type Choice, type Facet } from './choice.ts';
import type { DemoTable, PageOfDemos, ShownDemo } from './demos.ts';

/** A demo with its page. */
export interface Entry {
  /** Page key and name: `data-grid/sorting/BasicSorting`. */
  id: string;
  page: PageOfDemos;
  demo: ShownDemo;
  /** Where words are looked for. */
  text: string;
}

/** A name as words, so that who knows it finds it: `BasicSorting` → `basicsorting basic sorting`. */
const wordsOfName = (name: string): string =>
  `${name} ${name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')}`;

/** The demos of a table one after the other. */
export const entriesOf = ({ pages }: DemoTable): Entry[] =>
  pages.flatMap((page) =>
    page.demos.map((demo) => ({
      id: `${page.key}/${demo.name}`,
      page,
      demo,
      text: `${demo.title} ${page.title} ${wordsOfName(demo.name)}`.toLowerCase(),
    })),
  );

/** What a demo is, by facet. */
function valuesOf({ page, demo }: Entry, facet: Facet): readonly string[] {
  switch (facet) {
    case 'product':
      return [page.product];
    case 'plan':
      return [demo.plan];
    case 'task':
      return demo.tasks;
    case 'feature':
      return demo.features;
  }
}

const isIn = (entry: Entry, facet: Facet, choice: Choice): boolean => {
  const chosen = choice[facet];
  return chosen === undefined || valuesOf(entry, facet).includes(chosen);
};

const hasWords = ({ text }: Entry, words: readonly string[]): boolean =>
  words.every((word) => text.includes(word));

/** What is left of the demos, and how many each value of a facet would leave beside what else is chosen. */
export interface Found {
  entries: Entry[];
  counts: Readonly<Record<Facet, ReadonlyMap<string, number>>>;
}

/** Filters demos; all words have to be there, in any order and as parts of words. */
export function findDemos(all: readonly Entry[], choice: Choice): Found {
  const words = choice.words.toLowerCase().split(/\s+/).filter(Boolean);
  const entries: Entry[] = [];
  const counts = {
    product: new Map<string, number>(),
    plan: new Map<string, number>(),
    task: new Map<string, number>(),
    feature: new Map<string, number>(),
  };
  for (const entry of all) {
    if (!hasWords(entry, words)) continue;
    const missing = FACETS.filter((facet) => !isIn(entry, facet, choice));
    if (missing.length === 0) entries.push(entry);
    // A value is counted where nothing but its own facet could be against it.
    for (const facet of FACETS) {
      if (missing.some((each) => each !== facet)) continue;
      for (const value of valuesOf(entry, facet)) {
        counts[facet].set(value, (counts[facet].get(value) ?? 0) + 1);
      }
    }
  }
  return { entries, counts };
}
