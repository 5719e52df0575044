import { demoFeatures, demoTasks, GUIDES } from '#content/messages/demoGallery.ts';
import { products } from '#content/products.ts';
import { PRODUCT_IDS, type Facet } from '#core/demoGallery/choice.ts';
import { DEMO_FEATURES, DEMO_TASKS } from '#core/demoGallery/topics.ts';
import type { ProductId } from '#core/navigation/products.ts';
import { PLAN_NAMES, PLANS } from '#core/reference/plans.ts';

/** What the gallery calls a product. */
export const productName = (id: ProductId): string =>
  id === 'x' ? GUIDES : (products.find((product) => product.id === id)?.name ?? id);

/** A value of a facet, and what readers call it. */
export type Option = readonly [value: string, name: string];

/** By name: there are too many to know their order. */
const byName = ([, one]: Option, [, other]: Option): number => one.localeCompare(other, 'en');

/** The values of each facet, in the order of the filter. */
export const OPTIONS: Readonly<Record<Facet, readonly Option[]>> = {
  product: PRODUCT_IDS.map((id) => [id, productName(id)]),
  plan: PLANS.map((plan) => [plan, PLAN_NAMES[plan]]),
  task: DEMO_TASKS.map((task) => [task, demoTasks[task]]),
  feature: DEMO_FEATURES.map((feature): Option => [feature, demoFeatures[feature]]).sort(byName),
};
