import { DocsError } from '#core/errors.ts';
import {
  EDITOR_PRODUCTS,
  printDemoHash,
  printEditorHash,
  type DemoInHash,
} from '#core/editor/hash.ts';
import { PLAYGROUND_ROUTE } from '#core/editor/manifest.ts';
import type { EditedCode } from '#core/editor/source.ts';
import { productOfRoute, routeOfFolder } from '#core/navigation/products.ts';
import { products } from '#content/products.ts';
import { ownSettings } from './ownSettings.ts';

interface PlaygroundOf extends DemoInHash {
  /** What the reader has made of the demo's code. */
  edited: EditedCode | undefined;
}

/**
 * The playground with the code of a demo.
 * @throws DocsError when no link can hold it.
 */
export function playgroundLink({ edited, ...demo }: PlaygroundOf): string {
  if (edited === undefined) return PLAYGROUND_ROUTE + printDemoHash(demo);
  const { source, styling } = edited;
  const { id } = productOfRoute(products, routeOfFolder(products, demo.page));
  const product = EDITOR_PRODUCTS.find((each) => each === id) ?? 'x-data-grid';
  const tailwind = styling === 'tailwind' ? 'on' : 'off';
  const hash = printEditorHash({ ...source, ...ownSettings(), product, tailwind });
  if (hash === undefined) {
    throw new DocsError('The code is too long for a link.', 'Copy it instead.');
  }
  return PLAYGROUND_ROUTE + hash;
}
