import path from 'node:path';
import type { Problem } from '#core/errors.ts';
import { pictureAddress, type Gallery } from '#core/galleries.ts';
import { createCache } from '../cache.ts';
import type { Preview } from '../demos/runDemos.ts';
import { writeIfChanged } from '../emit/write.ts';
import { pictureOf } from './picture.ts';

/**
 * Writes the pictures of a gallery to where the site serves them.
 * @param previews demo id → preview; those that are missing are reported as what they are elsewhere.
 * @returns what is in the gallery without anything to see.
 */
export async function emitPictures(
  generated: string,
  gallery: Gallery,
  previews: ReadonlyMap<string, Preview>,
): Promise<Problem[]> {
  const cache = createCache(generated, 'gallery-pictures', 'src/compiler/galleries/picture.ts');
  const problems: Problem[] = [];
  for (const entry of Object.values(gallery.groups).flat()) {
    const preview = previews.get(entry.demo);
    if (preview === undefined) continue;
    const { picture } = await cache.get<{ picture?: string | undefined }>(
      [JSON.stringify(preview)],
      async () => ({ picture: await pictureOf(preview) }),
    );
    if (picture !== undefined) {
      writeIfChanged(path.join(generated, 'static', pictureAddress(entry)), picture);
      continue;
    }
    problems.push({
      file: gallery.file,
      message: `The demo "${entry.demo}" is in the gallery, but its preview has no chart.`,
      remedy: 'Show another demo of the same kind, or remove it.',
    });
  }
  return problems;
}
