/*
 * What the worker uses of its global scope. The room's types are those of a document; the library of types for workers
 * would declare the same names again.
 */

interface WaitingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface RequestEvent extends WaitingEvent {
  readonly request: Request;
  /** The answer that the browser has asked for while it started the worker; undefined when it has not. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}

export interface TalkEvent extends WaitingEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'install' | 'activate', listen: (event: WaitingEvent) => void): void;
    (type: 'fetch', listen: (event: RequestEvent) => void): void;
    (type: 'message', listen: (event: TalkEvent) => void): void;
  };
}

// A worker's global scope is no window, which is all that the room's types know.
export const scope = globalThis as unknown as WorkerScope;
