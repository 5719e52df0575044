import {
  DEMOS_FILE,
  parsePictures,
  parseTable,
  picturesFile,
  type DemoTable,
} from '#core/demoGallery/demos.ts';
import { loadOnce } from '#core/loadOnce.ts';
import { fetchJson } from '../fetchJson.ts';
import { trustHtml } from '../trustedTypes.ts';

/* What the gallery fetches: files of this site that the compiler wrote (`src/compiler/galleries/emitDemos.ts`). */

/** The demos of all pages. Rejects when they cannot be had. */
export const fetchTable = async (): Promise<DemoTable> => parseTable(await fetchJson(DEMOS_FILE));

/** As React takes it. */
interface Markup {
  __html: string;
}

/** The pictures of a page, ready to be drawn. */
export interface LoadedPictures {
  sheet: CSSStyleSheet;
  /** The picture of a demo: the same object each time, since React compares it by identity. */
  pictureOf: (name: string) => Markup | undefined;
}

/** The pictures of a page's demos, fetched once. Rejects when they cannot be had; the next call tries again. */
export const loadPictures = loadOnce(async (key: string): Promise<LoadedPictures> => {
  const { css, pictures } = parsePictures(await fetchJson(picturesFile(key)));
  const sheet = new CSSStyleSheet();
  await sheet.replace(css);
  const markup = new Map<string, Markup>();
  return {
    sheet,
    pictureOf(name) {
      const html = Object.hasOwn(pictures, name) ? pictures[name] : undefined;
      if (html === undefined) return undefined;
      const known = markup.get(name) ?? { __html: trustHtml(html) };
      markup.set(name, known);
      return known;
    },
  };
});
