import type { QueryKind, SearchHit } from './engine.ts';
import type { SearchKind } from './entity.ts';
import type { NameFit } from './ranking.ts';
import type { TextHit } from './text/hits.ts';
import { squash } from './words.ts';

/*
 * One list of what was found by name and in the text. By name only what no text is made of comes here: the reference,
 * demos, keys, languages and messages; pages and sections are ranked with their text.
 */

/** What a good name is worth beside a good section, when something is to be done. */
const NAME_WORTH = 0.5;

/** What it is worth where no guide is written about the subject: then the reference is what there is. */
const NAME_WORTH_UNWRITTEN = 1;

/** The whole name was typed as the whole query, with a mistake or in other words: it must be seen. */
const EXACT_WORTH = 0.95;

/** The whole name was typed, letter by letter: it is meant, unless a page has it as its title. */
const AS_TYPED_WORTH = 1.1;

/** What is asked for only by who names it. */
const KIND_WORTH: Record<SearchKind, number> = {
  page: 1,
  section: 1,
  component: 0.9,
  hook: 0.9,
  interface: 0.9,
  prop: 0.95,
  member: 0.85,
  playground: 0.3,
  demo: 0.55,
  key: 0.5,
  event: 0.7,
  slot: 0.7,
  argument: 0.4,
  class: 0.4,
  selector: 0.4,
  type: 0.35,
  locale: 0.6,
  message: 0.2,
};

/** Kinds that are left out of a task unless the name is all there. */
const ONLY_NAMED = new Set<SearchKind>([
  'type',
  'class',
  'selector',
  'argument',
  'message',
  'playground',
]);
const NAMED_SHARE = 0.75;

/** Names of demos say what they show, so more of them are clearly meant; but the page of a demo says more. */
const DEMO_SHARE = 0.5;
const MOST_DEMOS = 3;

/** Results of one component, rows of one name, sections of one page. */
const PER_OWNER = 2;
const PER_NAME = 1;
const PER_PAGE = 2;

/** What a section is worth after a better one of its page. */
const SECOND_WORTH = 0.6;

export interface Lists {
  kind: QueryKind;
  /** What the query says, when it is a message. */
  message: SearchHit | undefined;
  /** The names that it mentions. */
  mentioned: readonly SearchHit[];
  /** The names that are surely meant, the best first. */
  meant: readonly SearchHit[];
  /** By name, the best first. */
  names: readonly SearchHit[];
  /** By text, the best first. */
  texts: readonly TextHit[];
  /** Whether the page about the subject is promised and not written. */
  unwritten: boolean;
  /** The identifier that was typed, as `squash` gives it, when it stands in the code of sections. */
  inCode: string | undefined;
  /** The kind that was asked for. */
  only: SearchKind | undefined;
}

/** The hits in one order; scores are on one scale where something is to be done, and else only of one list. */
export function mergeHits(lists: Lists): SearchHit[] {
  const { kind, message, mentioned } = lists;
  const first = message === undefined ? [] : [message, ...mentioned];
  if (first.length === 0 && isByChance(lists)) return [];
  const rest = ordered(lists).filter(
    ({ entity }) => kind !== 'message' || entity.kind !== 'message',
  );
  return limit([...first, ...rest], lists.only);
}

/** What has less of the query than this has it by chance. */
const LEAST_COVERAGE = 0.4;

/** Whether nothing that was found is about most of what was asked. */
const isByChance = ({ names, texts }: Lists): boolean =>
  !names.some(({ fit }) => (fit?.coverage ?? 0) >= LEAST_COVERAGE) &&
  !texts.some(({ coverage }) => coverage >= LEAST_COVERAGE);

/** Without a name that is surely meant, the likeliest names come before what is mixed. */
const LIKELY_NAMES = 4;

function ordered({ kind, meant, names, texts, unwritten, inCode, only }: Lists): SearchHit[] {
  const worth = unwritten ? NAME_WORTH_UNWRITTEN : NAME_WORTH;
  const byName = names.filter((hit) => isByName(hit) && (only !== undefined || isAsked(hit)));
  if (kind !== 'name') return mixed(byName, texts, worth);
  // What code has was no mistake: names that are only alike are none of it.
  const others =
    inCode === undefined
      ? byName
      : byName.filter(({ entity }) => squash(entity.name).includes(inCode));
  const likely = inCode === undefined ? others.slice(0, LIKELY_NAMES) : [];
  const first = meant.length > 0 ? meant : likely;
  return [
    ...first,
    ...mixed(
      others.filter((hit) => !first.includes(hit)),
      texts,
      worth,
    ),
  ];
}

/** Pages and sections of guides come from the texts. */
const isByName = ({ entity, page }: SearchHit): boolean =>
  (entity.kind !== 'page' && entity.kind !== 'section') || isReference(page.route);

function mixed(names: readonly SearchHit[], texts: readonly TextHit[], worth: number): SearchHit[] {
  const scored = names.flatMap((hit) => {
    const score = worthOfName(hit, worth);
    return score === 0 ? [] : [{ ...hit, score }];
  });
  return [...scored, ...withLessOfOnePage(texts)].toSorted((a, b) => b.score - a.score);
}

/** Who does not find it in the best section of a page is helped more by another page than by one more section. */
function withLessOfOnePage(texts: readonly TextHit[]): TextHit[] {
  const seen = new Set<string>();
  return texts.map((hit) => {
    if (!seen.has(hit.page.route)) {
      seen.add(hit.page.route);
      return hit;
    }
    return { ...hit, score: hit.score * SECOND_WORTH };
  });
}

/** Whether a hit of its kind helps who has not asked for that kind. */
function isAsked({ entity: { kind }, fit }: SearchHit): boolean {
  const share = kind === 'demo' ? DEMO_SHARE : ONLY_NAMED.has(kind) ? NAMED_SHARE : 0;
  return share === 0 || fit?.exact === true || (fit?.coverage === 1 && fit.nameShare >= share);
}

/** On the scale of texts. */
function worthOfName({ entity, fit }: SearchHit, nameWorth: number): number {
  if (fit === undefined) return 0;
  const worth = exactWorth(fit) ?? nameWorth * fit.coverage ** 2 * (0.35 + 0.65 * fit.nameShare);
  return worth * KIND_WORTH[entity.kind] * (entity.deprecated ? 0.6 : 1);
}

function exactWorth({ exact, asTyped }: NameFit): number | undefined {
  if (asTyped) return AS_TYPED_WORTH;
  return exact ? EXACT_WORTH : undefined;
}

const isReference = (route: string): boolean => route.startsWith('/x/api/');

/** Leaves out what repeats: more of one component, of one row, of one page; and demos unless they were asked for. */
function limit(hits: readonly SearchHit[], only: SearchKind | undefined): SearchHit[] {
  const counts = new Map<string, number>();
  const fits = (key: string, most: number): boolean => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= most;
  };
  const seen = new Set<string>();
  return hits.filter(({ entity, page, address }) => {
    const isRepeated = seen.has(address);
    seen.add(address);
    if (entity.kind === 'message') return true;
    if (isRepeated) return false;
    if (entity.kind === 'demo') {
      if (only === 'demo') return true;
      if (!fits('demo', MOST_DEMOS)) return false;
    }
    if (!isReference(page.route)) return fits(page.route, PER_PAGE);
    return fits(`${entity.kind} ${entity.name}`, PER_NAME) && fits(page.route, PER_OWNER);
  });
}
