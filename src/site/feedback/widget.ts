import type { Rating } from '#core/feedback/answer.ts';
import { next, type FlowEvent, type FlowState, type Sending } from '#core/feedback/flow.ts';
import { FEEDBACK_THANKS } from '#core/feedback/messages.ts';
import { createComment, type CommentBox } from './comment.ts';
import { sendAnswer } from './sendAnswer.ts';
import type { Subject } from './subject.ts';

interface WidgetOptions {
  subject: Subject;
  /** The two thumbs; each says its rating in `value`. */
  votes: readonly HTMLButtonElement[];
  /** Where the room for a comment, and thanks, are put: at its end. */
  place: HTMLElement;
  /** Of an earlier visit. */
  rating: Rating | undefined;
  onRate: (rating: Rating) => void;
}

/** Makes a pair of thumbs work. @returns what takes back all that was added. */
export function startWidget(options: WidgetOptions): () => void {
  const { subject, votes, place, rating, onRate } = options;
  const key = newKey();
  const status = document.createElement('p');
  status.className = 'feedback-status';
  status.setAttribute('role', 'status');
  place.append(status);
  let state: FlowState = { kind: 'asked', rating };
  let comment: CommentBox | undefined;
  const listeners = new AbortController();

  function feed(event: FlowEvent): void {
    const before = state;
    const step = next(before, event);
    state = step.state;
    if (step.send !== undefined) void send(step.send);
    if (state !== before) draw();
  }

  async function send({ revision, ...said }: Sending): Promise<void> {
    const { page, section, title } = subject;
    const stored = await sendAnswer({ key, revision, page, section, ...said }, title);
    if (!listeners.signal.aborted) feed({ kind: stored ? 'stored' : 'failed', revision });
  }

  function draw(): void {
    for (const vote of votes) {
      vote.setAttribute('aria-pressed', String(Number(vote.value) === state.rating));
    }
    if (state.kind === 'open' || state.kind === 'sending') {
      status.textContent = '';
      comment ??= createComment({
        subject,
        onSubmit: (text) => feed({ kind: 'submit', text }),
        onClose: () => feed({ kind: 'close' }),
      });
      if (!comment.element.isConnected) place.append(comment.element);
      comment.draw(state);
    } else {
      // A box that goes takes the focus with it; the thumb that was pressed has it then.
      const held = comment?.element.contains(document.activeElement) === true;
      comment?.element.remove();
      if (state.kind === 'done') status.textContent = FEEDBACK_THANKS;
      if (held) votes.find((vote) => Number(vote.value) === state.rating)?.focus();
    }
  }

  for (const vote of votes) {
    vote.addEventListener(
      'click',
      (event) => {
        event.preventDefault(); // the form's own way is for who has no script
        const chosen: Rating = vote.value === '1' ? 1 : 0;
        onRate(chosen);
        feed({ kind: 'rate', rating: chosen });
      },
      listeners,
    );
  }
  draw();
  return () => {
    listeners.abort();
    comment?.element.remove();
    status.remove();
  };
}

/** A random UUID. `crypto.randomUUID` exists on secure hosts only. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}
