import type { ProductId } from '../navigation/products.ts';
import { PLANS, type Plan } from '../reference/plans.ts';
import { DEMO_FEATURES, DEMO_TASKS, type DemoFeature, type DemoTask } from './topics.ts';

/** What the gallery can be filtered by, in the order of the filter; also the keys of the address. */
export const FACETS = ['product', 'plan', 'task', 'feature'] as const;
export type Facet = (typeof FACETS)[number];

/** What a reader has chosen to see. A facet that is left out shows everything. */
export interface Choice {
  product?: ProductId;
  plan?: Plan;
  task?: DemoTask;
  feature?: DemoFeature;
  /** Words that the title of a demo or of its page has, as they were typed. */
  words: string;
}

/** A value of the address that the gallery does not know. */
export interface Refused {
  facet: Facet;
  value: string;
}

export const EVERYTHING: Choice = { words: '' };

/** Products as addresses name them. */
const PRODUCT_WORDS: Readonly<Record<ProductId, string>> = {
  'x-data-grid': 'data-grid',
  'x-date-pickers': 'date-pickers',
  'x-charts': 'charts',
  'x-tree-view': 'tree-view',
  x: 'guides',
};

/** In the order of the filter. */
export const PRODUCT_IDS = Object.keys(PRODUCT_WORDS) as readonly ProductId[];

const WORDS = 'q';

/** More than that is no search. */
const LONGEST_WORDS = 100;

/** What a reader is told of a value that makes no sense is no longer than this. */
const LONGEST_REFUSED = 40;

const has = <T extends string>(values: readonly T[], value: string): value is T =>
  values.some((each) => each === value);

/**
 * What the query of an address chooses, and which of its values it cannot choose: they are as if they were not there. Of
 * a key that is repeated, the first value counts; keys of others, such as those of campaigns, mean nothing.
 * @param read gives the first value of a key of the query, or nothing.
 */
export function parseChoice(read: (key: string) => string | null): {
  choice: Choice;
  refused: readonly Refused[];
} {
  const value = (facet: Facet): string => read(facet) ?? '';
  const [plan, task, feature] = [value('plan'), value('task'), value('feature')];
  const product = PRODUCT_IDS.find((id) => PRODUCT_WORDS[id] === value('product'));
  const choice: Choice = {
    ...(product && { product }),
    ...(has(PLANS, plan) && { plan }),
    ...(has(DEMO_TASKS, task) && { task }),
    ...(has(DEMO_FEATURES, feature) && { feature }),
    words: (read(WORDS) ?? '').slice(0, LONGEST_WORDS),
  };
  const refused = FACETS.flatMap((facet): Refused[] =>
    value(facet) === '' || choice[facet] !== undefined
      ? []
      : [{ facet, value: value(facet).slice(0, LONGEST_REFUSED) }],
  );
  return { choice, refused };
}

/** The keys of the query of a choice, with their values; none when everything is shown. */
export const printChoice = ({
  product,
  plan,
  task,
  feature,
  words,
}: Choice): Record<string, string> => ({
  ...(product && { product: PRODUCT_WORDS[product] }),
  ...(plan && { plan }),
  ...(task && { task }),
  ...(feature && { feature }),
  ...(words.trim() !== '' && { [WORDS]: words.trim() }),
});
