import type { TextPage, TextSection } from './section.ts';
import { termsOf, termsOfIdentifier } from './terms.ts';

/*
 * How much a section is about a term: BM25 over weighted fields (BM25F). It is worked out once, when the index is
 * written; only how rare a term is counts when it is asked for.
 */

/** Term → 0 to 1. */
export type TermWeights = ReadonlyMap<string, number>;

/** What a word is worth in each field, beside one of the text. */
const FIELD_WEIGHTS = {
  asks: 3.2,
  title: 4,
  parents: 1.2,
  /** Title of the page and of the groups that hold it. */
  page: 1.6,
  /** Headings of the whole page, for its first section: it stands for the page. */
  headings: 0.7,
  text: 1,
  identifiers: 0.6,
};
type Field = keyof typeof FIELD_WEIGHTS;

/** How soon more of the same word stops to matter. */
const SATURATION = 6;

/** How much a long field is held against a section, 0 to 1. */
const LENGTH_SHARE = 0.45;

const FIELDS = Object.keys(FIELD_WEIGHTS) as Field[];

/** @param pages of the site: their average section is the measure of length. */
export function createWeigher(
  pages: readonly TextPage[],
): (page: TextPage, section: TextSection) => TermWeights {
  const known = new Map<TextSection, Record<Field, string[]>>();
  const sums: Record<Field, number> = {
    asks: 0,
    title: 0,
    parents: 0,
    page: 0,
    headings: 0,
    text: 0,
    identifiers: 0,
  };
  for (const page of pages) {
    for (const section of page.sections) {
      const fields = fieldsOf(page, section);
      known.set(section, fields);
      for (const field of FIELDS) sums[field] += fields[field].length;
    }
  }
  const count = Math.max(known.size, 1);
  return (page, section) => {
    const fields = known.get(section) ?? fieldsOf(page, section);
    const totals = new Map<string, number>();
    for (const field of FIELDS) {
      const average = Math.max(sums[field] / count, 1);
      const length = 1 - LENGTH_SHARE + LENGTH_SHARE * (fields[field].length / average);
      const worth = FIELD_WEIGHTS[field] / Math.max(length, 0.5);
      for (const term of fields[field]) totals.set(term, (totals.get(term) ?? 0) + worth);
    }
    return new Map([...totals].map(([term, sum]) => [term, sum / (sum + SATURATION)]));
  };
}

function fieldsOf(
  { page, groups, sections }: TextPage,
  { hash, title, parents, asks, text, identifiers }: TextSection,
): Record<Field, string[]> {
  const whole = hash === '';
  return {
    asks: asks.flatMap(termsOf),
    title: termsOf(title),
    parents: parents.flatMap(termsOf),
    page: [...new Set([page.title, page.product.slice(2), ...groups].flatMap(termsOf))],
    headings: whole ? [...new Set(sections.flatMap((one) => termsOf(one.title)))] : [],
    text: termsOf(text),
    identifiers: [...new Set(identifiers.flatMap(termsOfIdentifier))],
  };
}
