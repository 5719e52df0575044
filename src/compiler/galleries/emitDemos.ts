import path from 'node:path';
import {
  DEMOS_FILE,
  picturesFile,
  type DemoTable,
  type PageOfDemos,
  type PagePictures,
} from '#core/demoGallery/demos.ts';
import { createCache } from '../cache.ts';
import type { Preview } from '../demos/runDemos.ts';
import { writeIfChanged } from '../emit/write.ts';
import { interleave } from './demoTable.ts';
import { pagePictures } from './pagePictures.ts';

/**
 * Writes what the gallery of all demos fetches: the table of demos, and a file with the pictures of each page.
 * @param previews demo id → preview.
 */
export async function emitDemos(
  generated: string,
  pages: readonly PageOfDemos[],
  previews: ReadonlyMap<string, Preview>,
): Promise<void> {
  const cache = createCache(generated, 'page-pictures', 'src/compiler/galleries/pagePictures.ts');
  const write = (address: string, value: unknown): void => {
    writeIfChanged(path.join(generated, 'static', address), JSON.stringify(value));
  };
  for (const { key, demos } of pages) {
    const seen = new Map(
      demos.flatMap(({ name, hasPicture }): [string, Preview][] => {
        const preview = hasPicture ? previews.get(`${key}/${name}`) : undefined;
        return preview === undefined ? [] : [[name, preview]];
      }),
    );
    if (seen.size === 0) continue;
    const made = await cache.get<PagePictures>([JSON.stringify([...seen])], () =>
      pagePictures(seen),
    );
    write(picturesFile(key), made);
  }
  write(DEMOS_FILE, { pages: interleave(pages) } satisfies DemoTable);
}
