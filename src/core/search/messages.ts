import type { SearchAnswer, SearchRequest } from './engine.ts';

/** What the page asks the worker. */
export interface WorkerRequest extends SearchRequest {
  id: number;
}

/** What the worker says: that it is ready, an answer, or why there is none. */
export type WorkerMessage =
  /** : texts are searched too, and answers carry types and defaults. */
  | { kind: 'ready'; detailed: boolean; milliseconds: number }
  | { kind: 'answer'; id: number; answer: SearchAnswer }
  | { kind: 'failed'; reason: string };
