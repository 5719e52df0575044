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
import { createWeigher, type TermWeights } from './weigh.ts';
import type { PlannedPage, TextPage } from './section.ts';

/** Numbers in one part: a query fetches a part for each of its words. */
const PART_NUMBERS = 900;

/** Of a term that very many sections have, those that are most about it. */
const MOST_SECTIONS = 1_500;

/** Longer texts are cut in the files that are shown: an excerpt is a line or two. Characters. */
const SHOWN_TEXT = 500;

/** A section with how much it is about a term. */
type Posting = readonly [section: number, impact: number];

/** The text of all guides as files: address → content. `openTexts` reads them. */
export function packTexts(
  pages: readonly TextPage[],
  planned: readonly PlannedPage[],
): ReadonlyMap<string, SectionsFile | TermsFile | PageFile> {
  const parts = partsOf(postingsOf(pages));
  const terms = parts.map(packTerms);
  const shown = pages.map(packPage);
  const revision = hashOf(JSON.stringify([terms, shown]));
  const first: SectionsFile = {
    format: TEXT_FORMAT,
    revision,
    counts: pages.map(({ sections }) => sections.length),
    products: pages.map(({ page }) => page.product),
    starts: parts.map(([[start]]) => start),
    planned: planned.map(({ route, title }) => ({ route, title })),
  };
  return new Map<string, SectionsFile | TermsFile | PageFile>([
    [SECTIONS_FILE, first],
    ...terms.map((file, at): [string, TermsFile] => [termsFile(revision, at), file]),
    ...shown.map((file, at): [string, PageFile] => [pageFile(revision, at), file]),
  ]);
}

/** FNV-1a, 32 bits: tells builds apart, and guards nothing. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Each term with its sections, in alphabetical order. */
function postingsOf(pages: readonly TextPage[]): [string, Posting[]][] {
  const weigh = createWeigher(pages);
  const byTerm = new Map<string, Posting[]>();
  const add = (section: number, weights: TermWeights): void => {
    for (const [term, weight] of weights) {
      const impact = Math.max(1, Math.round(weight * MOST_IMPACT));
      const known = byTerm.get(term);
      if (known === undefined) byTerm.set(term, [[section, impact]]);
      else known.push([section, impact]);
    }
  };
  let count = 0;
  for (const page of pages) {
    for (const section of page.sections) add(count++, weigh(page, section));
  }
  return [...byTerm].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

type PartTerms = [[string, Posting[]], ...[string, Posting[]][]];

function partsOf(terms: readonly [string, Posting[]][]): PartTerms[] {
  const parts: PartTerms[] = [];
  let numbers = Infinity;
  for (const term of terms) {
    const size = Math.min(term[1].length, MOST_SECTIONS) * 2;
    const last = parts.at(-1);
    if (last === undefined || numbers + size > PART_NUMBERS) {
      parts.push([term]);
      numbers = size;
    } else {
      last.push(term);
      numbers += size;
    }
  }
  return parts;
}

function packTerms(part: PartTerms): TermsFile {
  const cut: TermsFile['cut'] = {};
  const sections = part.map(([, all], at) => {
    if (all.length > MOST_SECTIONS) cut[at] = all.length;
    return distances(mostTelling(all));
  });
  return { terms: part.map(([term]) => term).join(' '), sections, cut };
}

const mostTelling = (all: readonly Posting[]): readonly Posting[] =>
  all.length <= MOST_SECTIONS
    ? all
    : all
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, MOST_SECTIONS)
        .toSorted(([a], [b]) => a - b);

const distances = (postings: readonly Posting[]): number[] =>
  postings.flatMap(([section, impact], i) => [section - (postings[i - 1]?.[0] ?? 0), impact]);

const packPage = ({ page, plan, groups, sections }: TextPage): PageFile => ({
  page,
  plan,
  groups,
  sections: sections.map(({ hash, title, parents, asks, text, code, since }) => ({
    hash,
    title,
    parents,
    asks,
    text: cutText(text),
    ...(code !== undefined && { code }),
    ...(since !== undefined && { since }),
  })),
});

/** At a word's end, with a sign that there is more. */
const cutText = (text: string): string =>
  text.length <= SHOWN_TEXT ? text : `${text.slice(0, SHOWN_TEXT).replace(/\s+\S*$/, '')} …`;
