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

const write = (generated: string, address: string, value: unknown): void => {
  writeIfChanged(path.join(generated, 'static', address), JSON.stringify(value));
};

/** Writes the table of demos for the gallery of all demos. */
export const emitDemoTable = (generated: string, pages: readonly PageOfDemos[]): void =>
  write(generated, DEMOS_FILE, { pages: interleave(pages) } satisfies DemoTable);

/** Returns a function that writes the file with a page's pictures, which the gallery fetches. */
export function createPictureWriter(
  generated: string,
): (page: PageOfDemos, previews: ReadonlyMap<string, Preview>) => Promise<void> {
  const cache = createCache(generated, 'page-pictures', 'src/compiler/galleries/pagePictures.ts');
  return async ({ key, demos }, previews) => {
    const seen = new Map(
      demos.flatMap(({ name, hasPicture }): [string, Preview][] => {
        const preview = hasPicture ? previews.get(`${key}/${name}`) : undefined;
        return preview === undefined ? [] : [[name, preview]];
      }),
    );
    if (seen.size === 0) return;
    const made = await cache.get<PagePictures>([JSON.stringify([...seen])], () =>
      pagePictures(seen),
    );
    write(generated, picturesFile(key), made);
  };
}
