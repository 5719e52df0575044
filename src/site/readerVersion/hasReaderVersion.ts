import { attributes, byClass } from '#markup/selectors.ts';
import { getPreference } from '../preferences/store.ts';

/** Whether the reader has said which version of the product on this page they have. */
export function hasReaderVersion(): boolean {
  const product = document
    .querySelector(byClass('reader-version'))
    ?.getAttribute(attributes.versionsOf);
  // Every page asks this: what reads the whole value comes with the island.
  return getPreference('versions')
    .split(' ')
    .some((entry) => entry.startsWith(`${product}@`));
}
