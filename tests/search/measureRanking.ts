import type { SearchAnswer } from '#core/search/engine.ts';
import type { SiteSearch } from '#core/search/open.ts';
import { GOLDEN_KINDS, isAnswered, type GoldenKind, type GoldenQuery } from './readQueries.ts';

/** As many results count: nobody looks further. */
export const DEPTH = 10;

/** How a set of queries was answered; shares from 0 to 1. */
export interface RankingFigures {
  queries: number;
  first: number;
  firstThree: number;
  firstTen: number;
  /** Mean of 1 / place of the first good answer; 0 when none is among the first ten. */
  reciprocalRank: number;
}

export interface RankedQuery {
  query: GoldenQuery;
  /** Place of the first good answer, from 1; undefined when none is among the first ten. */
  place: number | undefined;
  /** What came first. */
  first: string | undefined;
}

/** Asks every query once, as a reader who is in no product. */
export async function rankQueries(
  search: SiteSearch,
  queries: readonly GoldenQuery[],
): Promise<RankedQuery[]> {
  const ranked: RankedQuery[] = [];
  for (const query of queries) {
    const answer = await search.find({ query: query.query, count: DEPTH });
    const addresses = addressesOf(answer, query.kind);
    const at = addresses.slice(0, DEPTH).findIndex((address) => isAnswered(query, address));
    ranked.push({ query, place: at < 0 ? undefined : at + 1, first: addresses[0] });
  }
  return ranked;
}

/** For the subject of a page that is not written, saying so counts as the first answer. */
const addressesOf = ({ hits, planned }: SearchAnswer, kind: GoldenKind): string[] => [
  ...(kind === 'planned' && planned !== undefined ? [planned.route] : []),
  ...hits.map(({ address }) => address),
];

/** Figures of each kind, and of all together. */
export function figuresOf(
  ranked: readonly RankedQuery[],
): ReadonlyMap<GoldenKind | 'all', RankingFigures> {
  const kinds = GOLDEN_KINDS.flatMap((kind) => {
    const own = ranked.filter(({ query }) => query.kind === kind);
    return own.length === 0 ? [] : [[kind, figures(own)] as const];
  });
  return new Map<GoldenKind | 'all', RankingFigures>([...kinds, ['all', figures(ranked)]]);
}

function figures(ranked: readonly RankedQuery[]): RankingFigures {
  const within = (most: number): number =>
    ranked.filter(({ place = Infinity }) => place <= most).length / ranked.length;
  const sum = ranked.reduce((total, { place }) => total + (place === undefined ? 0 : 1 / place), 0);
  return {
    queries: ranked.length,
    first: within(1),
    firstThree: within(3),
    firstTen: within(DEPTH),
    reciprocalRank: sum / ranked.length,
  };
}

/** The figures as a table for a terminal. */
export function printFigures(title: string, ranked: readonly RankedQuery[]): string {
  const lines = [...figuresOf(ranked)].map(
    ([kind, { queries, first, firstThree, firstTen, reciprocalRank }]) =>
      [
        kind.padEnd(10),
        String(queries).padStart(7),
        ...[first, firstThree, firstTen, reciprocalRank].map((share) =>
          share.toFixed(3).padStart(7),
        ),
      ].join(' '),
  );
  const head = `${title.padEnd(10)} queries   hit@1   hit@3  hit@10     MRR`;
  return [head, ...lines].join('\n');
}
