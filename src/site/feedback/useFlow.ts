import { useEffect, useRef, useState } from 'react';
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
  const [state, setState] = useState<FlowState>({ kind: 'asked', rating });
  const [key] = useState(newKey);
  // What happens next depends on the state now, also before it has been drawn.
  const now = useRef(state);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  function feed(event: FlowEvent): void {
    const { state: after, send } = next(now.current, event);
    now.current = after;
    setState(after);
    if (send === undefined) return;
    const { revision, ...said } = send;
    const { page, section, title } = subject;
    void sendAnswer({ key, revision, page, section, ...said }, title).then((stored) => {
      if (!left.current) feed({ kind: stored ? 'stored' : 'failed', revision });
    });
  }
  return [state, feed];
}

/** A random UUID. `crypto.randomUUID` exists on secure hosts only. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}
