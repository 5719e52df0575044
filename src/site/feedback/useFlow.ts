import { useState, useSyncExternalStore } from 'react';
import type { Rating } from '#core/feedback/answer.ts';
import { next, type FlowEvent, type FlowState } from '#core/feedback/flow.ts';
import { sendAnswer } from './sendAnswer.ts';
import type { Subject } from './subject.ts';

/**
 * Runs the machine of one answer (`#core/feedback/flow.ts`), and sends what it wants sent.
 * @param rating of an earlier visit.
 */
export function useFlow(
  subject: Subject,
  rating: Rating | undefined,
): [FlowState, (event: FlowEvent) => void] {
  const [flow] = useState(() => createFlow(rating));
  const state = useSyncExternalStore(flow.subscribe, flow.getState);
  return [state, (event) => flow.feed(event, subject)];
}

interface Flow {
  getState: () => FlowState;
  subscribe: (listener: () => void) => () => void;
  feed: (event: FlowEvent, subject: Subject) => void;
}

/** A store, not a reducer: what happens next depends on the state now, also before it has been drawn, and is done once. */
function createFlow(rating: Rating | undefined): Flow {
  const key = newKey();
  const listeners = new Set<() => void>();
  let state: FlowState = { kind: 'unanswered', rating };
  function feed(event: FlowEvent, subject: Subject): void {
    const { state: after, send } = next(state, event);
    state = after;
    for (const listener of listeners) listener();
    if (send === undefined) return;
    const { revision, ...rest } = send;
    const { page, section, title } = subject;
    // If nobody listens any more, what the server says is heard, but not drawn.
    void sendAnswer({ key, revision, page, section, ...rest }, title).then((stored) =>
      feed({ kind: stored ? 'stored' : 'failed', revision }, subject),
    );
  }
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    feed,
  };
}

/** A random UUID. `crypto.randomUUID` exists on secure hosts only. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}
