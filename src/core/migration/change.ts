import type { ProductId } from '../navigation/products.ts';
import type { Plan } from '../reference/plans.ts';

/*
 * The changes between major versions as data: read out of the upgrade guides by the compiler (`::change`, docs/writing.md),
 * shared by the upgrade assistant, the server's tools, and search.
 */

/** Where they lie, below the site's root: `Changes`. */
export const CHANGES_FILE = '/x/corpus/changes.json';

/** The worker that reads a reader's code. */
export const CODE_READER_FILE = '/x/corpus/read-code.js';

/** What code meets, the ones that stop it from compiling first. */
export const CHANGE_KINDS = [
  'moved',
  'renamed',
  'removed',
  'signature',
  'default',
  'behavior',
  'style',
  'environment',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export const isChangeKind = (text: string): text is ChangeKind =>
  CHANGE_KINDS.some((kind) => kind === text);

/** A product that has guides. */
export type ChangedProduct = Exclude<ProductId, 'x'>;

export interface BreakingChange {
  /** The section of its guide: `migration-data-grid-v7#selection`. */
  id: string;
  title: string;
  product: ChangedProduct;
  /** Major versions; one that a package of another name precedes counts as the one before its first. */
  from: number;
  to: number;
  kind: ChangeKind;
  plan: Plan;
  /** What the code of an affected reader contains, in the spellings of `names.ts`. Never empty. */
  names: string[];
  /** Names without signs, and what takes their place: `['selectionModel', 'rowSelectionModel']`. */
  renames: [string, string][];
  /** Codemods that make a part of it or the whole. */
  codemods: string[];
  /** What somebody notices who has missed it, as Markdown of one line; where the guide or the kind says so. */
  symptom?: string;
  /** Whether the symptom follows from the kind, so that other changes have the same. */
  isImplied?: true;
}

/** A guide from one major version to the next. */
export interface UpgradeGuide {
  /** The last part of its route: `migration-data-grid-v7`. */
  id: string;
  title: string;
  product: ChangedProduct;
  from: number;
  to: number;
  /** Packages to install, with a range: `@mui/x-data-grid@^8.0.0`. */
  install: string[];
  /** Codemods to run after that, in this order. */
  commands: string[];
}

export interface Changes {
  guides: UpgradeGuide[];
  /** In the order of the guides, which is by how many readers meet them. */
  changes: BreakingChange[];
  /** Every final release of the product's free package, the oldest first; a major version may be missing. */
  published: Record<ChangedProduct, string[]>;
}

/** Guides from packages of another name: what comes before the first version of ours. */
const FROM_ELSEWHERE: Readonly<Record<string, Pick<UpgradeGuide, 'from' | 'to'>>> = {
  'migration-pickers-lab': { from: 4, to: 5 },
  'migration-tree-view-lab': { from: 5, to: 6 },
};

const PRODUCT_WORDS: Readonly<Record<string, ChangedProduct>> = {
  'data-grid': 'x-data-grid',
  pickers: 'x-date-pickers',
  charts: 'x-charts',
  'tree-view': 'x-tree-view',
};

/** @param id such as `migration-pickers-v7`. @returns undefined for a page that is no guide between versions. */
export function guideOf(id: string): Pick<UpgradeGuide, 'product' | 'from' | 'to'> | undefined {
  const [, word = '', version = ''] = /^migration-([a-z-]+)-(v\d+|lab)$/.exec(id) ?? [];
  const product = PRODUCT_WORDS[word];
  if (product === undefined) return undefined;
  const from = Number(version.slice(1));
  const span = version === 'lab' ? FROM_ELSEWHERE[id] : { from, to: from + 1 };
  return span === undefined ? undefined : { product, ...span };
}

/** Where a change is described. */
export const routeOfChange = (id: string): string => `/x/migration/${id.replace('#', '/#')}`;

/** Whether the package of this major version has another name: `@mui/lab`. */
export const isLab = (product: ChangedProduct, major: number): boolean =>
  Object.entries(FROM_ELSEWHERE).some(
    ([id, { from }]) => from === major && guideOf(id)?.product === product,
  );

/** A major version as it is read, or the package that came before: `v7`, `@mui/lab`. */
export const versionName = (product: ChangedProduct, major: number): string =>
  isLab(product, major) ? '@mui/lab' : `v${major}`;

/** Guides from one major version to another, in the order in which they are followed. */
export const guidesBetween = (
  guides: readonly UpgradeGuide[],
  { product, from, to }: { product?: ChangedProduct; from: number; to: number },
): UpgradeGuide[] =>
  guides
    .filter(
      (guide) =>
        (product === undefined || guide.product === product) &&
        guide.from >= from &&
        guide.to <= to,
    )
    .toSorted((a, b) => a.from - b.from);
