import { COMMENT_MAX, keptComment, type Rating } from './answer.ts';

/*
 * What the widget does, without a widget: it draws a state, tells what the reader and the server did, and sends what
 * it is given.
 */

export type FlowState =
  /** The reader has not answered in this visit; perhaps in an earlier one. */
  | { kind: 'unanswered'; rating: Rating | undefined }
  /** The vote is on its way or stored, and there is room for a comment. */
  | { kind: 'open'; rating: Rating; revision: number; failed: boolean }
  /** The comment is on its way. */
  | { kind: 'sending'; rating: Rating; revision: number }
  | { kind: 'done'; rating: Rating; revision: number };

export type FlowEvent =
  | { kind: 'rate'; rating: Rating }
  | { kind: 'submit'; text: string }
  | { kind: 'close' }
  | { kind: 'stored'; revision: number }
  | { kind: 'failed'; revision: number };

/** What has to be sent now. */
export interface Sending {
  rating: Rating;
  revision: number;
  comment: string;
}

export interface FlowStep {
  state: FlowState;
  send?: Sending;
}

const revisionOf = (state: FlowState): number => (state.kind === 'unanswered' ? 0 : state.revision);

/** The state after an event, and what it makes the widget send. */
export function next(state: FlowState, event: FlowEvent): FlowStep {
  switch (event.kind) {
    case 'rate':
      return rate(state, event.rating);
    case 'submit':
      return submit(state, event.text);
    case 'close':
      return state.kind === 'open' ? { state: done(state) } : { state };
    case 'stored':
    case 'failed':
      return arrive(state, event);
  }
}

function rate(state: FlowState, rating: Rating): FlowStep {
  // The same thumb again says nothing new; in a later visit it makes room for a comment.
  const known = state.kind !== 'unanswered' && state.rating === rating;
  if (state.kind === 'sending' || (known && state.kind === 'open')) return { state };
  const revision = revisionOf(state) + (known ? 0 : 1);
  const opened: FlowState = { kind: 'open', rating, revision, failed: false };
  return known ? { state: opened } : { state: opened, send: { rating, revision, comment: '' } };
}

function submit(state: FlowState, text: string): FlowStep {
  if (state.kind !== 'open') return { state };
  const comment = keptComment(text.slice(0, COMMENT_MAX));
  // Too short to be sent counts as done, unless not even the vote has come through.
  if (comment === '' && !state.failed) return { state: done(state) };
  const { rating } = state;
  const revision = state.revision + 1;
  return { state: { kind: 'sending', rating, revision }, send: { rating, revision, comment } };
}

function arrive(
  state: FlowState,
  { kind, revision }: { kind: string; revision: number },
): FlowStep {
  // News of what has been replaced meanwhile.
  if (revisionOf(state) !== revision || state.kind === 'unanswered') return { state };
  const { rating } = state;
  if (kind === 'failed') return { state: { kind: 'open', rating, revision, failed: true } };
  if (state.kind === 'sending') return { state: done(state) };
  return state.kind === 'open' ? { state: { ...state, failed: false } } : { state };
}

const done = ({ rating, revision }: { rating: Rating; revision: number }): FlowState => ({
  kind: 'done',
  rating,
  revision,
});
