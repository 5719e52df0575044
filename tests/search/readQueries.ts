/** What a reader was after who typed it. */
export const GOLDEN_KINDS = [
  'task',
  'symptom',
  'synonym',
  'name',
  'typo',
  'message',
  'planned',
] as const;
export type GoldenKind = (typeof GOLDEN_KINDS)[number];

/** What a reader types, and the addresses that answer it. */
export interface GoldenQuery {
  kind: GoldenKind;
  query: string;
  /**
   * `/x/…/#id` is one address, `/x/…/*` a page with all its sections; what does not begin with a slash is how an address
   * ends, for what several components share: `-prop-sortModel`. Of kind `planned` it is the route of the page that is
   * promised for the subject and not written yet: an honest answer says so.
   */
  answers: readonly string[];
}

/**
 * Reads queries, one a line: `query | answer answer`, below a line `# kind`.
 * @throws Error that quotes a line it cannot read.
 */
export function readQueries(text: string): GoldenQuery[] {
  const queries: GoldenQuery[] = [];
  let kind: GoldenKind | undefined;
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const heading = /^# (\w+)$/.exec(line)?.[1];
    if (heading !== undefined) {
      kind = GOLDEN_KINDS.find((one) => one === heading);
      continue;
    }
    const [, query, answers] = /^(.+) \| (.+)$/.exec(line) ?? [];
    if (kind === undefined || query === undefined || answers === undefined) {
      throw new Error(`"${line}" is no query. Write "query | answer" below a line "# kind".`);
    }
    queries.push({ kind, query, answers: answers.split(' ') });
  }
  return queries;
}

/** Whether an address is one of the answers. */
export const isAnswered = ({ answers }: GoldenQuery, address: string): boolean =>
  answers.some((answer) => {
    if (!answer.startsWith('/')) return address.endsWith(answer);
    return answer.endsWith('*') ? address.startsWith(answer.slice(0, -1)) : address === answer;
  });
