import type { Plan } from '../../reference/plans.ts';
import type { SearchPage } from '../entity.ts';

/** The shortest code of a section. */
export interface SectionCode {
  language: string;
  text: string;
}

/** What a heading says up to the next one; the first section of a page stands above all headings and has its title. */
export interface TextSection {
  /** Id of the heading; empty above the first one. */
  hash: string;
  title: string;
  /** Titles of the headings above it, the outermost first. */
  parents: string[];
  /** Questions that it answers, in words of readers. */
  asks: string[];
  /** Plain, on one line, without code blocks. */
  text: string;
  /** Names in its code. */
  identifiers: string[];
  code?: SectionCode;
  /** The minor version that brought what it is about, where its heading says one: `8.4`. */
  since?: string;
}

/** A guide as its text is searched. */
export interface TextPage {
  page: SearchPage;
  plan: Plan;
  /** Titles of the groups that hold it in the navigation, the outermost first. */
  groups: string[];
  /** At least one. */
  sections: TextSection[];
}

/** A page that the navigation promises and nobody has written yet. */
export interface PlannedPage {
  route: string;
  title: string;
}
