import type { SandboxLanguage, SandboxStyling } from '../sandbox/source.ts';

/** Which code a Markdown twin shows: the languages and stylings of demos are the site's. */
export interface TwinVariant {
  language: SandboxLanguage;
  styling: SandboxStyling;
}

/** What `index.md` has. */
export const DEFAULT_VARIANT: TwinVariant = { language: 'TS', styling: 'system' };

/**
 * The file of a page's twin, beside its document: `index.md`, `index.js.md`, `index.tailwind.js.md`. Static files, so
 * that a host without a server of ours has them too.
 */
export const twinFile = ({ language, styling }: TwinVariant): string =>
  `index${styling === 'system' ? '' : `.${styling}`}${language === 'JS' ? '.js' : ''}.md`;

/**
 * The file that is nearest to what a reader prefers: a page without stylings has one for all of them.
 * @param files of the page; `index.md` is among them.
 */
export function nearestTwin(files: readonly string[], { language, styling }: TwinVariant): string {
  const wishes: TwinVariant[] = [
    { language, styling },
    { language, styling: 'system' },
    { language: 'TS', styling },
  ];
  return wishes.map(twinFile).find((file) => files.includes(file)) ?? twinFile(DEFAULT_VARIANT);
}

/** Where a product's lists for machines lie: those of the generic product stand for the whole site. */
const listRoot = ({ id, route }: { id: string; route: string }): string =>
  id === 'x' ? '/x/' : route;

/** The list of pages that covers a product's pages. */
export const listFile = (product: { id: string; route: string }): string =>
  `${listRoot(product)}llms.txt`;

/** The text of a product's pages in one file. */
export const fullFile = (product: { id: string; route: string }): string =>
  `${listRoot(product)}llms-full.txt`;
