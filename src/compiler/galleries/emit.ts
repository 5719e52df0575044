import path from 'node:path';
import type { Problem } from '#core/errors.ts';
import { pictureAddress, type Gallery } from '#core/galleries.ts';
import type { Preview } from '../demos/runDemos.ts';
import { writeIfChanged } from '../emit/write.ts';
import { pictureOf } from './picture.ts';

/**
 * Writes the pictures of a gallery to where the site serves them.
 * @param previews demo id → preview; those that are missing are reported as what they are elsewhere.
 * @returns what is in the gallery without anything to see.
 */
export function emitPictures(
  generated: string,
  gallery: Gallery,
  previews: ReadonlyMap<string, Preview>,
): Problem[] {
  return Object.values(gallery.groups)
    .flat()
    .flatMap((entry): Problem[] => {
      const preview = previews.get(entry.demo);
      if (preview === undefined) return [];
      const picture = pictureOf(preview);
      if (picture === undefined) {
        return [
          {
            file: gallery.file,
            message: `The demo "${entry.demo}" is in the gallery, but its preview has no chart.`,
            remedy: 'Show another demo of the same kind, or remove it.',
          },
        ];
      }
      writeIfChanged(path.join(generated, 'static', pictureAddress(entry)), picture);
      return [];
    });
}
