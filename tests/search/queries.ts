import { queriesByName } from './queriesByName.ts';
import { queriesByTask } from './queriesByTask.ts';
import type { QuerySet } from './querySet.ts';

/** What a reader was after who typed it. */
export type QueryKind = 'name' | 'split' | 'typo' | 'synonym' | 'task' | 'symptom';

/** All of them, by what a reader was after. */
export const queries: Record<QueryKind, QuerySet> = { ...queriesByName, ...queriesByTask };
