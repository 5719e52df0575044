import type { RouteTitle } from '../navigation/navigation.ts';
import type { OlderPaths } from '../navigation/olderVersions.ts';
import type { Plan } from '../reference/plans.ts';
import type { ProductId } from '../navigation/products.ts';

/** A group of the navigation that holds a page; some have a page of their own. */
export interface GroupAbove {
  title: string;
  route?: string;
}

/** A heading the table of contents lists. */
export interface TocEntry {
  id: string;
  text: string;
  level: 2 | 3;
}

/** What the compiler writes for one route and the site draws: `.generated/pages/<key>.json`. */
export interface PageData {
  /** Folder below `content/docs`, e.g. `data-grid/sorting`; also the key of the page's demo module. */
  key: string;
  route: string;
  title: string;
  /** What the page is part of, as the document's title says it: `React Charts – MUI X`. */
  area: string;
  description: string;
  product: ProductId;
  /** The navigation groups above the page, outermost first. */
  groups: GroupAbove[];
  plan: Plan;
  packages: string[];
  /** Reference pages to link to: only those that exist. */
  references: RouteTitle[];
  waiAria?: string;
  ads: boolean;
  showToc: boolean;
  toc: TocEntry[];
  /** Below `content/docs`, e.g. `data-grid/sorting/index.md`; a reference page has none. */
  source?: string;
  /** Files of its Markdown twin below the route, `index.md` first; a page that is not for reading has none. */
  markdown?: string[];
  /** Of a page that the documentation of older versions has, too. */
  older?: OlderPaths;
  /** The article has the whole width, without a column beside it. */
  wide?: true;
  /** Nobody has written it yet: it says so, and leads to what there is of its subject. */
  planned?: true;
  /** The article: headings, prose, code, demo frames. Trusted: made by the compiler from the project's own content. */
  html: string;
  /** Characters of `html`: what is painted first when the reader comes by a link. Without: all of it. */
  firstPart?: number;
  /** Names of the demos in the article, in order. */
  demos: string[];
  /** Some demo reads palette colors in JavaScript, so a switch of scheme must render it again. */
  themeInScript: boolean;
  /** How many files say what the identifiers of its code are (`core/codeTypes`); without: none. */
  codeTypes?: number;
  previous?: RouteTitle;
  next?: RouteTitle;
}
