import { SEARCH_FOLDER } from '../files.ts';
import type { SearchPage } from '../entity.ts';
import type { ProductId } from '../../navigation/products.ts';
import type { Plan } from '../../reference/plans.ts';
import type { PlannedPage, TextSection } from './section.ts';

/** Changes with the shapes below: an older script refuses the files instead of misreading them. */
export const TEXT_FORMAT = 1;

/** What is fetched before the first query of the text: where its parts begin, and what is not written yet. */
export const SECTIONS_FILE = `${SEARCH_FOLDER}/sections.json`;
/** The sections that have a term of a range. Parts of two builds do not fit together: each build has names of its own. */
export const termsFile = (revision: string, at: number): string =>
  `${SEARCH_FOLDER}/terms-${revision}-${at}.json`;
/** What is shown of a page's sections. */
export const pageFile = (revision: string, at: number): string =>
  `${SEARCH_FOLDER}/page-${revision}-${at}.json`;

/** Whether an address is of the index of texts, whose files must be of one build. */
export const isTextFile = (address: string): boolean =>
  address === SECTIONS_FILE ||
  ['terms', 'page'].some((name) => address.startsWith(`${SEARCH_FOLDER}/${name}-`));

export interface SectionsFile {
  format: number;
  /** Of what the other files say. */
  revision: string;
  /** How many sections each page has: sections are numbered through all pages. */
  counts: number[];
  /** The product of each page. */
  products: ProductId[];
  /** The first term of each part, in order. */
  starts: string[];
  planned: PlannedPage[];
}

export interface TermsFile {
  /** In alphabetical order, joined by spaces. */
  terms: string;
  /**
   * For each term the sections that have it, two numbers each: the distance from the section before, and how much it
   * is about the term, 1 to `MOST_IMPACT`.
   */
  sections: number[][];
  /** How many sections have a term, where not all of them are listed: place of the term → number. */
  cut: Record<number, number>;
}

/** A term that fills a section to the brim. */
export const MOST_IMPACT = 63;

export interface PageFile {
  page: SearchPage;
  plan: Plan;
  groups: string[];
  sections: Omit<TextSection, 'identifiers'>[];
}
