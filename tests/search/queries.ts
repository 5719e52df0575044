import { queriesByName } from './queriesByName.ts';
import { queriesByTask } from './queriesByTask.ts';

/** What a reader was after who typed it. */
export type QueryKind = 'name' | 'split' | 'typo' | 'synonym' | 'task' | 'symptom';

/**
 * Each is what readers type, with the addresses that answer it. An answer that begins with a slash is an address, with `*` for
 * whatever follows; any other is how the address ends, for what several components share (`-prop-sortModel`).
 * Written before the ranking was; a query that fails a reader is added here, and never named in the ranking.
 */
export type QuerySet = readonly (readonly [query: string, ...answers: string[]])[];

/** All of them, by what a reader was after. */
export const queries: Record<QueryKind, QuerySet> = { ...queriesByName, ...queriesByTask };
