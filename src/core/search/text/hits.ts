import type { ProductId } from '../../navigation/products.ts';
import type { BestAnswer, SearchHit, SearchRequest } from '../engine.ts';
import type { SearchEntity } from '../entity.ts';
import { excerptOf, firstSentence } from './excerpt.ts';
import type { PageFile } from './files.ts';
import type { Found, FoundSection, Subject } from './find.ts';
import type { SectionPlace, Texts } from './open.ts';
import { GENERAL_TERMS, productsOf, termsOf } from './terms.ts';

/** Pages whose sections are fetched: more than anybody looks at, and few enough to move. */
const MOST_PAGES = 10;

/** Sections that are compared by their questions: of all, and of one page. */
const MOST_SECTIONS = 24;
const MOST_OF_PAGE = 4;

/** How much a question in the same words counts beside the words alone. */
const ASK_WORTH = 0.9;

/** A section that answers, with what is shown of it. */
export interface TextHit extends SearchHit {
  /** Share of what the query is about, 0 to 1. */
  coverage: number;
  /** How like the query the nearest of its questions and titles is, 0 to 1. */
  likeness: number;
  best: BestAnswer;
  /** All that the section says: `withExcerpt` cuts it for those that are shown. */
  foundText: string;
}

type Section = PageFile['sections'][number];

/** Fetches what is shown of the best sections, and ranks them by their questions as well. */
export async function readHits(
  texts: Texts,
  found: Found,
  request: SearchRequest,
): Promise<TextHit[]> {
  const taken = takeSections(texts, found, request);
  const pages = [...new Set(taken.map(({ place }) => place.page))];
  const read = new Map(
    await Promise.all(pages.map(async (at) => [at, await texts.page(at)] as const)),
  );
  const context = {
    subjects: found.subjects,
    near: request.near,
    named: productsOf(typedTerms(found.subjects)),
  };
  const hits = taken.flatMap(({ place, one }) => {
    const file = read.get(place.page);
    const section = file?.sections[place.section];
    if (file === undefined || section === undefined) return [];
    return [hitOf(file, section, { one, ...context })];
  });
  return hits.toSorted((a, b) => b.score - a.score);
}

interface Taken {
  place: SectionPlace;
  one: FoundSection;
}

/** The best sections that the request admits, of few pages. */
function takeSections(
  texts: Texts,
  { sections }: Found,
  { product, kind }: SearchRequest,
): Taken[] {
  const pages = new Map<number, number>();
  const taken: Taken[] = [];
  for (const one of sections) {
    if (taken.length === MOST_SECTIONS) break;
    const place = texts.placeOf(one.section);
    if (product !== undefined && texts.products[place.page] !== product) continue;
    if (kind !== undefined && kind !== (place.section === 0 ? 'page' : 'section')) continue;
    const own = pages.get(place.page) ?? 0;
    if (own === MOST_OF_PAGE || (own === 0 && pages.size === MOST_PAGES)) continue;
    pages.set(place.page, own + 1);
    taken.push({ place, one });
  }
  return kind === 'section' ? taken : [...taken, ...wholePages(texts, sections, taken)];
}

/** The pages themselves, of which only parts were taken: their subject may be all that was asked. */
function wholePages(
  texts: Texts,
  sections: readonly FoundSection[],
  taken: readonly Taken[],
): Taken[] {
  const there = new Set(taken.filter(({ place }) => place.section === 0).map(pageOf));
  const wanted = new Set(taken.map(pageOf).filter((page) => !there.has(page)));
  return sections.flatMap((one) => {
    const place = texts.placeOf(one.section);
    return place.section === 0 && wanted.has(place.page) ? [{ place, one }] : [];
  });
}

const pageOf = ({ place }: Taken): number => place.page;

interface HitContext {
  one: FoundSection;
  subjects: readonly Subject[];
  near: SearchRequest['near'];
  /** The products that the query speaks of. */
  named: ReadonlySet<ProductId>;
}

/** What is asked in general is answered by what is, not by what has changed: a word for that is in the query else. */
const OF_CHANGES = /^\/x\/migration\//;
const OF_CHANGES_WORTH = 0.8;

/** Galleries and templates show what pages explain: who asks for a thing is helped more by its page. */
const OF_GALLERIES = /^\/x\/(?:gallery|templates|react-charts\/examples)\//;
const OF_GALLERIES_WORTH = 0.8;

/** Lists of links to the reference, and of what else there is. */
const LIST_TITLE = /^(?:API|Using this documentation)$/;
const LIST_WORTH = 0.6;

/** A page whose title is all that was said is the subject, and its sections are parts of it. */
const SUBJECT_WORTH = 2;

/** Who reads about a product means it, mostly. */
const OWN_PRODUCT = 1.15;

/** A query that says "row" or "chart" is about the product that has such things. */
const NAMED_PRODUCT = 1.1;

function hitOf(
  file: PageFile,
  section: Section,
  { one, subjects, near, named }: HitContext,
): TextHit {
  const { page, plan, groups } = file;
  const { hash, title, parents, text, asks, code, since } = section;
  const entity: SearchEntity = {
    kind: hash === '' ? 'page' : 'section',
    name: title,
    plan,
    deprecated: false,
    type: '',
    default: '',
    text: '',
    owners: [page],
    hash,
    ...(since !== undefined && { since }),
  };
  const path = hash === '' ? groups : [...groups, page.title, ...parents];
  const address = hash === '' ? page.route : `${page.route}#${hash}`;
  const whole = [...(hash === '' ? [] : [page.title]), title].join(' ');
  const likeness = Math.max(...[title, whole, ...asks].map((ask) => likenessOf(ask, subjects)));
  const own =
    (page.product === near ? OWN_PRODUCT : 1) *
    (named.has(page.product) ? NAMED_PRODUCT : 1) *
    (OF_CHANGES.test(page.route) ? OF_CHANGES_WORTH : 1) *
    (OF_GALLERIES.test(page.route) ? OF_GALLERIES_WORTH : 1) *
    (LIST_TITLE.test(title) ? LIST_WORTH : 1) *
    (hash === '' && isSubject(title, subjects) ? SUBJECT_WORTH : 1);
  return {
    entity,
    page,
    address,
    path,
    score: one.score * (1 + ASK_WORTH * likeness) * own,
    coverage: one.coverage,
    likeness,
    best: {
      title,
      address,
      path,
      sentence: firstSentence(text),
      ...(code !== undefined && { code }),
    },
    foundText: text,
  };
}

/**
 * Fills in what is shown of a section. Looking for the words in its text costs more than to find it, so this is for the
 * few that are shown.
 */
export function withExcerpt(hit: SearchHit, text: string, subjects: readonly Subject[]): SearchHit {
  const excerpt = excerptOf(text, subjects);
  return { ...hit, excerpt, entity: { ...hit.entity, text: excerpt.text } };
}

/** What was typed, without what else it is called. */
const typedTerms = (subjects: readonly Subject[]): string[] =>
  subjects.flatMap(({ sayings }) => sayings.slice(0, 1).flatMap(({ terms }) => terms));

/** Whether the query has every word of a title, and no other that tells what is meant. */
function isSubject(title: string, subjects: readonly Subject[]): boolean {
  const terms = new Set(termsOf(title));
  const knownTerms = new Set(
    subjects.flatMap(({ sayings }) => sayings.flatMap((one) => one.terms)),
  );
  const isOfTitle = ({ sayings }: Subject): boolean =>
    sayings.some((one) => one.terms.every((term) => terms.has(term) || GENERAL_TERMS.has(term)));
  return (
    terms.size > 0 && [...terms].every((term) => knownTerms.has(term)) && subjects.every(isOfTitle)
  );
}

/** A word of a question that was not typed. */
const OTHER_RARITY = 2.5;

/** What two questions have in common, beside all that is in either. */
function likenessOf(ask: string, subjects: readonly Subject[]): number {
  const terms = new Set(termsOf(ask));
  const left = new Set(terms);
  let common = 0;
  let all = 0;
  for (const { sayings, rarity } of subjects) {
    all += rarity;
    const matchedSayings = sayings.filter((saying) =>
      saying.terms.every((term) => terms.has(term)),
    );
    common += rarity * Math.max(0, ...matchedSayings.map(({ weight }) => weight));
    for (const saying of matchedSayings) for (const term of saying.terms) left.delete(term);
  }
  const either = all + left.size * OTHER_RARITY;
  return either === 0 ? 0 : common / either;
}
