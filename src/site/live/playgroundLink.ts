import { DocsError } from '#core/errors.ts';
import {
  PLAYGROUND_PRODUCTS,
  printDemoPlayground,
  printPlaygroundHash,
  usualSettings,
} from '#core/live/hash.ts';
import type { LiveSource } from '#core/live/source.ts';
import type { SandboxLanguage } from '#core/sandbox/source.ts';
import { productOfRoute, routeOfFolder } from '#core/products.ts';
import { products } from '#content/products.ts';

const PLAYGROUND_ROUTE = '/playground/';

interface PlaygroundOf {
  page: string;
  demo: string;
  language: SandboxLanguage;
  /** What the reader has made of the demo's code. */
  edited: LiveSource | undefined;
}

/**
 * The playground with the code of a demo.
 * @throws DocsError when no link can hold it.
 */
export function playgroundLink({ page, demo, language, edited }: PlaygroundOf): string {
  if (edited === undefined) return PLAYGROUND_ROUTE + printDemoPlayground(page, demo, language);
  const { id } = productOfRoute(products, routeOfFolder(products, page));
  const product = PLAYGROUND_PRODUCTS.find((each) => each === id) ?? 'x-data-grid';
  const hash = printPlaygroundHash({ ...edited, ...usualSettings, product });
  if (hash === undefined) {
    throw new DocsError('The code is too long for a link.', 'Copy it instead.');
  }
  return PLAYGROUND_ROUTE + hash;
}
