import type { TocEntry } from '../page/page.ts';
import type { Plan } from '../reference/plans.ts';
import type { ProductId } from '../navigation/products.ts';
import type {
  ComponentReference,
  HookReference,
  InterfaceReference,
} from '../reference/reference.ts';
import type { SandboxStyling } from '../sandbox/source.ts';

/*
 * What machines are told of the site besides the twins: written by the compiler into the export, read by the server's
 * MCP tools, which a package brings along, too.
 */

/** Where it lies, below the site's root. */
export const CORPUS_FOLDER = '/x/corpus';
export const CORPUS_FILE = `${CORPUS_FOLDER}/pages.json`;

/** The reference of one product: `ReferenceEntry[]`. */
export const referenceFile = (product: ProductId): string => `${CORPUS_FOLDER}/${product}.json`;

/** What every documented package exports, and older majors that are installed: `PackageExports[]`. */
export const EXPORTS_FILE = `${CORPUS_FOLDER}/exports.json`;

/** The names that one version of a package exports. */
export interface PackageExports {
  package: string;
  version: string;
  /** From its root. */
  names: string[];
  /** Every other entry that code can import from, such as `AdapterDayjs`, with what it exports and the root does not. */
  entries?: Record<string, string[]>;
}

export type ReferenceEntry = ComponentReference | InterfaceReference | HookReference;

export const CORPUS_KINDS = [
  'guide',
  'component',
  'interface',
  'hook',
  'index',
  'types',
  'changes',
] as const;
export type CorpusKind = (typeof CORPUS_KINDS)[number];

export interface CorpusDemo {
  name: string;
  title: string;
  stylings: SandboxStyling[];
}

/** A page with a Markdown twin. */
export interface CorpusPage {
  route: string;
  title: string;
  /** One sentence; empty where there is none. */
  description: string;
  product: ProductId;
  kind: CorpusKind;
  plan: Plan;
  packages: string[];
  /** Files of the twin below the route, `index.md` first. */
  files: string[];
  /** Of a guide: its headings, in order. The ids of others follow from their titles. */
  sections?: TocEntry[];
  /** Of a guide: what its demos' code is stored under (`sandboxesPath`), and the demos. */
  key?: string;
  demos?: CorpusDemo[];
}

export interface Corpus {
  library: string;
  version: string;
  pages: CorpusPage[];
}

/**
 * What a migration guide leads from and to, by its route: `…/migration-data-grid-v7/` from 7 to 8.
 * @returns undefined for another page.
 */
export function migrationOf(route: string): { from: number; to: number } | undefined {
  const from = /^\/x\/migration\/migration-[a-z-]+-v(\d+)\/$/.exec(route)?.[1];
  return from === undefined ? undefined : { from: Number(from), to: Number(from) + 1 };
}

/** The program that speaks MCP without a network: a package that the site itself serves. */
export const PACKAGE_NAME = 'mui-x-docs-mcp';

/** Its archive, as `npm pack` names it. */
export const packageFile = (version: string): string =>
  `/x/introduction/mcp/${PACKAGE_NAME}-${version}.tgz`;
