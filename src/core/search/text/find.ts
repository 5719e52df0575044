import type { Concept, ParsedQuery } from '../query.ts';
import { stemOf } from '../words.ts';
import type { KnownTerm, Texts } from './open.ts';
import { correctTerm } from './correct.ts';

/** A way to say one thing, as stems. */
interface Saying {
  terms: readonly string[];
  /** 1 as typed, less for other words. */
  weight: number;
  corrected?: true;
}

/** One thing the query is about, with how much it tells. */
export interface Subject {
  sayings: readonly Saying[];
  rarity: number;
  /** Whether some section has it. */
  known: boolean;
}

export interface FoundSection {
  /** As sections are numbered. */
  section: number;
  /** 0 to 1. */
  score: number;
  /** Share of what the query is about, 0 to 1. */
  coverage: number;
}

/** What a query found in the text. */
export interface Found {
  subjects: readonly Subject[];
  /** The best first. */
  sections: FoundSection[];
  /** Whether the text has a typed word, or one that begins so. */
  knows: (word: string) => boolean;
  /** Whether code has the identifier that was typed: its sections are the first then. */
  hasIdentifier: boolean;
}

/** A word that no section has was typed for a reason: what lacks it is no full answer. */
const UNKNOWN_RARITY = 2;

/** A section with half of the subjects is not half as good. */
const COVERAGE_POWER = 0.8;

/** What the rest of its page says counts for a section: one that has the words by chance stands on a page without them. */
const PAGE_SHARE = 0.2;

/** A section whose code has the whole identifier that was typed is surer than one that has its words. */
const IDENTIFIER_WORTH = 1;

/**
 * Finds sections by their text. What was corrected counts only where no section has what was typed.
 * @param identifier that is the whole query, as `squash` gives it.
 */
export async function findSections(
  texts: Texts,
  query: ParsedQuery,
  identifier?: string,
): Promise<Found> {
  const wanted = query.concepts.map(sayingsOf);
  const terms = wanted.flatMap((sayings) => sayings.flatMap((saying) => saying.terms));
  const known = new Map(await texts.look(terms));
  const corrected = wanted.map((sayings, at) => {
    const own = sayings.filter((saying) => saying.corrected !== true);
    const isKnown = own.some((saying) => saying.terms.every((term) => known.has(term)));
    return isKnown ? own : correctSayings(sayings, texts, at === wanted.length - 1);
  });
  const more = corrected.flatMap((sayings) => sayings.flatMap((saying) => saying.terms));
  for (const [term, one] of await texts.look(more)) known.set(term, one);
  const subjects = corrected.map((sayings): Subject => {
    const rarity = rarityOf(sayings, known);
    return { sayings, rarity: rarity ?? UNKNOWN_RARITY, known: rarity !== undefined };
  });
  const sections = scoreSections(subjects, known, (section) => texts.placeOf(section).page);
  const inCode =
    identifier === undefined ? undefined : (await texts.look([identifier])).get(identifier);
  return {
    subjects,
    sections: inCode === undefined ? sections : withIdentifier(sections, inCode),
    hasIdentifier: inCode !== undefined,
    knows: (word) => known.has(stemOf(word)),
  };
}

const withIdentifier = (sections: readonly FoundSection[], inCode: KnownTerm): FoundSection[] =>
  sections
    .map((one) => {
      const impact = inCode.sections.get(one.section);
      return impact === undefined ? one : { ...one, score: one.score + IDENTIFIER_WORTH + impact };
    })
    .toSorted((a, b) => b.score - a.score || a.section - b.section);

/** The same stems in several forms are one saying, the surest. */
function sayingsOf({ alternatives }: Concept): Saying[] {
  const byTerms = new Map<string, Saying>();
  for (const { terms, ...rest } of alternatives) {
    const stems = terms.map(stemOf);
    const key = stems.join(' ');
    if ((byTerms.get(key)?.weight ?? 0) < rest.weight) byTerms.set(key, { ...rest, terms: stems });
  }
  return [...byTerms.values()];
}

const correctSayings = (sayings: readonly Saying[], texts: Texts, last: boolean): Saying[] => [
  ...sayings,
  ...sayings.slice(0, 1).flatMap(({ terms }) =>
    terms.flatMap((term) =>
      correctTerm(term, texts.neighbors(term), last).map(({ term: near, weight }) => ({
        terms: [near],
        weight,
        corrected: true as const,
      })),
    ),
  ),
];

function rarityOf(
  sayings: readonly Saying[],
  known: ReadonlyMap<string, KnownTerm>,
): number | undefined {
  for (const { terms, weight } of sayings) {
    const rarities = terms.flatMap((term) => known.get(term)?.rarity ?? []);
    if (rarities.length > 0) return Math.max(...rarities) * weight;
  }
  return undefined;
}

interface Sum {
  score: number;
  coverage: number;
}

function scoreSections(
  subjects: readonly Subject[],
  known: ReadonlyMap<string, KnownTerm>,
  pageOf: (section: number) => number,
): FoundSection[] {
  const all = subjects.reduce((sum, { rarity }) => sum + rarity, 0);
  if (all === 0) return [];
  const sums = new Map<number, Sum>();
  const pages = new Map<number, Sum>();
  for (const { sayings, rarity } of subjects) {
    const own = strengths(sayings, known);
    addTo(sums, own, rarity / all);
    addTo(pages, strongestOfPages(own, pageOf), rarity / all);
  }
  return [...sums]
    .map(([section, sum]) => ({
      section,
      score: (1 - PAGE_SHARE) * worthOf(sum) + PAGE_SHARE * worthOf(pages.get(pageOf(section))),
      coverage: sum.coverage,
    }))
    .toSorted((a, b) => b.score - a.score || a.section - b.section);
}

function addTo(sums: Map<number, Sum>, own: ReadonlyMap<number, Sum>, share: number): void {
  for (const [at, { score, coverage }] of own) {
    const sum = sums.get(at) ?? { score: 0, coverage: 0 };
    sum.score += share * score;
    sum.coverage += share * coverage;
    sums.set(at, sum);
  }
}

/** The best that any section of a page has to say about one subject. */
function strongestOfPages(
  own: ReadonlyMap<number, Sum>,
  pageOf: (section: number) => number,
): Map<number, Sum> {
  const pages = new Map<number, Sum>();
  for (const [section, { score, coverage }] of own) {
    const page = pageOf(section);
    const best = pages.get(page) ?? { score: 0, coverage: 0 };
    pages.set(page, {
      score: Math.max(best.score, score),
      coverage: Math.max(best.coverage, coverage),
    });
  }
  return pages;
}

const worthOf = (sum: Sum | undefined): number =>
  sum === undefined ? 0 : sum.score * sum.coverage ** COVERAGE_POWER;

/** How well each section answers one subject, in its best words for it. */
function strengths(
  sayings: readonly Saying[],
  known: ReadonlyMap<string, KnownTerm>,
): Map<number, Sum> {
  const best = new Map<number, Sum>();
  for (const { terms, weight } of sayings) {
    const own = new Map<number, Sum>();
    for (const term of terms) {
      for (const [section, impact] of known.get(term)?.sections ?? []) {
        const sum = own.get(section) ?? { score: 0, coverage: 0 };
        sum.score += (impact * weight) / terms.length;
        sum.coverage += weight / terms.length;
        own.set(section, sum);
      }
    }
    for (const [section, sum] of own) {
      if (sum.score > (best.get(section)?.score ?? 0)) best.set(section, sum);
    }
  }
  return best;
}
