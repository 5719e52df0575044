/** Votes on one page. */
export interface PageVotes {
  page: string;
  up: number;
  down: number;
}

/** For a confidence of 95 %. */
const Z = 1.96;

/**
 * The least share of thumbs down that so many votes make believable: the lower bound of Wilson's interval. Two of two
 * say less than ninety of a hundred.
 * @returns 0 to 1; 0 without votes.
 */
export function believableShare(down: number, total: number): number {
  if (total === 0) return 0;
  const share = down / total;
  const spread = Z * Math.sqrt((share * (1 - share) + Z ** 2 / (4 * total)) / total);
  return (share + Z ** 2 / (2 * total) - spread) / (1 + Z ** 2 / total);
}

/** The pages that readers like least first; of equal ones, those with more votes. */
export const worstFirst = <V extends PageVotes>(pages: readonly V[]): V[] =>
  pages.toSorted(
    (a, b) =>
      believableShare(b.down, b.up + b.down) - believableShare(a.down, a.up + a.down) ||
      b.up + b.down - (a.up + a.down) ||
      a.page.localeCompare(b.page),
  );
