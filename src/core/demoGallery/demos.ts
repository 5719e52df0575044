import type { ProductId } from '../navigation/products.ts';
import type { Plan } from '../reference/plans.ts';
import type { DemoFeature, DemoTask } from './topics.ts';

/** A demo as the gallery of all demos shows it. */
export interface ShownDemo {
  /** Also its anchor: `/x/react-data-grid/sorting/#BasicSorting`. */
  name: string;
  title: string;
  /** The lowest plan that has what it imports. */
  plan: Plan;
  tasks: readonly DemoTask[];
  features: readonly DemoFeature[];
  /** Whether the file of its page has a picture of it. */
  hasPicture: boolean;
}

/** A page with its demos, in the order of its text. */
export interface PageOfDemos {
  /** `data-grid/sorting`. */
  key: string;
  route: string;
  title: string;
  product: ProductId;
  demos: readonly ShownDemo[];
}

/** The demos of all pages, for the gallery: the content of `DEMOS_FILE`. */
export interface DemoTable {
  pages: readonly PageOfDemos[];
}

/** The pictures of a page's demos, and the rules that they share: the content of `picturesFile`. */
export interface PagePictures {
  css: string;
  /** Demo name → HTML. */
  pictures: Readonly<Record<string, string>>;
}

/** The class of what stands around a picture: rules of themes that are for the root of a document are for it. */
export const PICTURE_ROOT = 'picture-root';

/** The page of the gallery: its folder below `content/docs`, and its route. */
export const GALLERY_PAGE = 'gallery';
export const GALLERY_ROUTE = '/x/gallery/';

export const DEMOS_FILE = `${GALLERY_ROUTE}demos.json`;

/** @param key of a page. */
export const picturesFile = (key: string): string => `${GALLERY_ROUTE}pictures/${key}.json`;

export const demoHref = ({ route }: Pick<PageOfDemos, 'route'>, name: string): string =>
  `${route}#${name}`;

/**
 * What a fetched file says. Ours is of the compiler's making, so a look at its outside tells it from what a host may answer
 * instead.
 * @throws when it is no table.
 */
export function parseTable(value: unknown): DemoTable {
  const { pages } = (value ?? {}) as Partial<DemoTable>;
  if (!Array.isArray(pages)) throw new Error(`${DEMOS_FILE} has no pages.`);
  return { pages };
}

/** As `parseTable`. @throws when there are no pictures in it. */
export function parsePictures(value: unknown): PagePictures {
  const { css, pictures } = (value ?? {}) as Partial<PagePictures>;
  if (typeof css !== 'string' || typeof pictures !== 'object' || pictures === null) {
    throw new Error('The file has no pictures.');
  }
  return { css, pictures };
}
