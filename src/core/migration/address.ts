import { PLANS, type Plan } from '../reference/plans.ts';
import type { ChangedProduct } from './change.ts';
import { changedProducts } from './products.ts';

/** What the form of the assistant says, as a reader has it; versions are texts that may make no sense yet. */
export interface AssistantChoices {
  product: ChangedProduct;
  from: string;
  to: string;
  plan: Plan;
}

/** Longer ones are no versions. */
const LONGEST_VERSION = 40;

/**
 * Reads the query of an address, which anybody may have written.
 * @param get the value of a key, as `URLSearchParams` has it.
 * @returns the defaults where it says nothing that makes sense; whether it said something.
 */
export function parseChoices(
  get: (name: string) => string | null,
  defaults: AssistantChoices,
): { choices: AssistantChoices; isGiven: boolean } {
  const version = (name: 'from' | 'to'): string => {
    const text = get(name)?.trim() ?? '';
    return text === '' || text.length > LONGEST_VERSION ? defaults[name] : text;
  };
  return {
    choices: {
      product: changedProducts.find((each) => each === get('product')) ?? defaults.product,
      from: version('from'),
      to: version('to'),
      plan: PLANS.find((each) => each === get('plan')) ?? defaults.plan,
    },
    isGiven: ['product', 'from', 'to', 'plan'].some((name) => get(name) !== null),
  };
}

/** What the query says that leads back to choices. Code is never part of it. */
export const printChoices = ({
  product,
  from,
  to,
  plan,
}: AssistantChoices): Record<string, string> => ({ product, from, to, plan });
