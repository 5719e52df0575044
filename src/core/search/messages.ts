import type { ProductId } from '../navigation/products.ts';
import type { SearchAnswer, SearchRequest } from './engine.ts';

/** What the page asks the worker: a query, or to have a product's details at hand. */
export type WorkerRequest = (SearchRequest & { id: number }) | { prepare: ProductId };

/** What the worker says: that it is ready, an answer, or why there is none. */
export type WorkerMessage =
  | { kind: 'ready'; milliseconds: { fetched: number; built: number } }
  /** Not `complete`: the same follows with types, defaults and texts. */
  | { kind: 'answer'; id: number; answer: SearchAnswer; complete: boolean }
  | { kind: 'failed'; reason: string };
