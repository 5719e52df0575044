import type { ReadIndex } from '../files.ts';
import { loadOnce } from '../../loadOnce.ts';
import type { ProductId } from '../../navigation/products.ts';
import {
  MOST_IMPACT,
  pageFile,
  SECTIONS_FILE,
  TEXT_FORMAT,
  termsFile,
  type PageFile,
  type SectionsFile,
  type TermsFile,
} from './files.ts';
import type { PlannedPage } from './section.ts';

/** A section as it was numbered: `page` and `section` are places in their lists. */
export interface SectionPlace {
  page: number;
  section: number;
}

/** What is known of a term: the sections that have it, and how rare it is. */
export interface KnownTerm {
  /** Number of the section → how much it is about the term, 0 to 1. */
  sections: ReadonlyMap<number, number>;
  /** As BM25 has it: what half of all sections have says little. */
  rarity: number;
}

/** The text of all guides, read as far as it is asked for. */
export interface Texts {
  /** None in development. */
  sections: number;
  /** The product of each page. */
  products: readonly ProductId[];
  planned: readonly PlannedPage[];
  /** Fetches what is known of terms; one that no section has is left out. */
  look: (terms: readonly string[]) => Promise<ReadonlyMap<string, KnownTerm>>;
  /** Terms in the parts that came, near a word by the alphabet. */
  neighbors: (word: string) => readonly string[];
  placeOf: (section: number) => SectionPlace;
  page: (at: number) => Promise<PageFile>;
}

interface Part {
  terms: readonly string[];
  file: TermsFile;
}

/**
 * Opens the index of texts.
 * @throws TypeError when it has another format; whatever `read` rejects with.
 */
export async function openTexts(read: ReadIndex): Promise<Texts> {
  const first = (await read(SECTIONS_FILE)) as SectionsFile; // a door: the next line refuses anything else
  if (first?.format !== TEXT_FORMAT)
    throw new TypeError('The index of texts has an unknown format.');
  const { revision, counts, products, starts, planned } = first;
  const ends = sums(counts);
  const all = ends.at(-1) ?? 0;
  const parts = new Map<number, Part>();
  const loadPart = loadOnce(async (at: number) => {
    const file = (await read(termsFile(revision, at))) as TermsFile;
    const part = { file, terms: file.terms.split(' ') };
    parts.set(at, part);
    return part;
  });
  const loadPage = loadOnce(async (at: number) => (await read(pageFile(revision, at))) as PageFile);
  const partOf = (term: string): number => starts.findLastIndex((start) => start <= term);
  return {
    sections: all,
    products,
    planned,
    async look(terms) {
      const found = new Map<string, KnownTerm>();
      await Promise.all(
        [...new Set(terms)].map(async (term) => {
          const at = partOf(term);
          if (at < 0) return;
          const known = readTerm(await loadPart(at), term, all);
          if (known !== undefined) found.set(term, known);
        }),
      );
      return found;
    },
    neighbors: (word) => parts.get(partOf(word))?.terms ?? [],
    placeOf(section) {
      const page = firstAbove(ends, section);
      return { page, section: section - (ends[page - 1] ?? 0) };
    },
    page: loadPage,
  };
}

function readTerm({ terms, file }: Part, term: string, all: number): KnownTerm | undefined {
  const at = terms.indexOf(term);
  const numbers = file.sections[at];
  if (numbers === undefined) return undefined;
  const sections = new Map<number, number>();
  let section = 0;
  for (let i = 0; i < numbers.length; i += 2) {
    section += numbers[i] ?? 0;
    sections.set(section, (numbers[i + 1] ?? 0) / MOST_IMPACT);
  }
  const count = file.cut[at] ?? sections.size;
  return { sections, rarity: Math.log(1 + (all - count + 0.5) / (count + 0.5)) };
}

/** The place of the first number above another, in a list that goes up. */
function firstAbove(numbers: readonly number[], one: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) > one) high = middle;
    else low = middle + 1;
  }
  return low;
}

function sums(counts: readonly number[]): number[] {
  let sum = 0;
  return counts.map((count) => (sum += count));
}
