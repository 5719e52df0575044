import type { LeafDirective } from 'mdast-util-directive';
import { chartGallery } from '#content/galleries/charts.ts';
import { products } from '#content/products.ts';
import { partsOf, pictureAddress, type Gallery, type GalleryEntry } from '#core/galleries.ts';
import { routeOfFolder } from '#core/navigation/products.ts';
import { place, replaceBy } from '../print/tree.ts';
import { report, type PageContext } from './context.ts';

/** Where a demo stands, with its code. */
function addressOf(entry: GalleryEntry): string {
  const { page, name } = partsOf(entry);
  return `${routeOfFolder(products, page)}#${name}`;
}

/** The group that a directive asks for; undefined when there is none. */
const groupOf = (
  { attributes }: LeafDirective,
  { groups }: Gallery,
): readonly GalleryEntry[] | undefined => {
  const name = attributes?.['of'] ?? '';
  return Object.hasOwn(groups, name) ? groups[name] : undefined;
};

/** `::gallery`: the filter over all galleries that follow; `::gallery{of="bars"}`: pictures of demos. */
export function renderGallery(
  node: LeafDirective,
  context: PageContext,
  gallery: Gallery = chartGallery,
): void {
  const attributes = Object.keys(node.attributes ?? {});
  if (attributes.length === 0) {
    replaceBy(node, place('GalleryFilter', {}));
    return;
  }
  const entries = groupOf(node, gallery);
  if (entries === undefined || attributes.length > 1) {
    const names = Object.keys(gallery.groups).join(', ');
    report(context, node, {
      message: `A gallery has ${attributes.join(', ')}, of "${node.attributes?.['of'] ?? ''}".`,
      remedy: `Write ::gallery for the filter, or ::gallery{of="…"} with one of ${names}.`,
    });
    return;
  }
  const pictures = entries.map((entry) => {
    const { title, tasks, features } = entry;
    return {
      href: addressOf(entry),
      picture: pictureAddress(entry),
      title,
      tasks: [...tasks],
      features: [...features],
    };
  });
  replaceBy(node, place('Gallery', { pictures }));
}

/** The same as plain Markdown: a list of links. The filter is left out. */
export const printGalleryTwin = (node: LeafDirective, gallery: Gallery = chartGallery): string =>
  (groupOf(node, gallery) ?? [])
    .map((entry) => `- [${entry.title}](${addressOf(entry)})`)
    .join('\n');
