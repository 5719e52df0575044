import type { LeafDirective } from 'mdast-util-directive';
import { demoGalleryMessages, GUIDES } from '#content/messages/demoGallery.ts';
import { products } from '#content/products.ts';
import { PRODUCT_IDS } from '#core/demoGallery/choice.ts';
import type { PageOfDemos } from '#core/demoGallery/demos.ts';
import type { ProductOfDemos } from '#markup/gallery/DemoGallery.tsx';
import { place, replaceBy } from '../print/tree.ts';
import { report, type PageContext } from './context.ts';

/** `::demos`: the gallery of all demos. Which these are is known when all pages are compiled (`emit/assemble.ts`). */
export function renderDemoGallery(node: LeafDirective, context: PageContext): void {
  const attributes = Object.keys(node.attributes ?? {});
  if (attributes.length > 0) {
    report(context, node, {
      message: `The gallery of all demos has ${attributes.join(', ')}.`,
      remedy: 'Write ::demos, with nothing behind it.',
    });
  }
  replaceBy(node, place('DemoGallery', { products: [] }));
}

/** The pages by product, in the order of the gallery's filter. */
export const demosByProduct = (pages: readonly PageOfDemos[]): ProductOfDemos[] =>
  PRODUCT_IDS.flatMap((id) => {
    const own = pages.filter(({ product }) => product === id);
    const name = id === 'x' ? GUIDES : (products.find((product) => product.id === id)?.name ?? id);
    return own.length === 0 ? [] : [{ name, pages: own }];
  });

/** The same as plain Markdown: how many demos each page has, with their titles. */
export const printDemosTwin = (pages: readonly PageOfDemos[]): string =>
  demosByProduct(pages)
    .flatMap(({ name, pages: own }) => [
      `**${demoGalleryMessages.countOf(
        name,
        own.reduce((sum, { demos }) => sum + demos.length, 0),
      )}**`,
      own
        .map(
          ({ route, title, demos }) =>
            `- [${title}](${route}): ${demos.map((demo) => demo.title).join('; ')}`,
        )
        .join('\n'),
    ])
    .join('\n\n');
