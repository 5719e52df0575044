import { useCallback, useRef, type ReactNode, type RefObject } from 'react';
import { feedbackMessages } from '#content/messages/feedback.ts';
import type { Rating } from '#core/feedback/answer.ts';
import { feedbackAnswers } from '#content/messages/feedbackAnswers.ts';
import { Comment } from './Comment.tsx';
import type { Subject } from './subject.ts';
import { useFlow } from './useFlow.ts';

interface QuestionProps {
  subject: Subject;
  ask: string;
  /** Names the question on the page. */
  id: string;
  /** Of an earlier visit. */
  rating?: Rating | undefined;
  onRate?: (rating: Rating) => void;
  /** The first thumb, for who wants to focus it. */
  first?: RefObject<HTMLButtonElement | null>;
  /** Stands beside the thumbs. */
  children?: ReactNode;
}

const eventLabel = ({ page, section }: Subject): string =>
  section === '' ? page : `${page}#${section}`;

/** Two thumbs, room for a comment once one is pressed, and thanks. */
export function Question({ subject, ask, id, rating, onRate, first, children }: QuestionProps) {
  const [state, feed] = useFlow(subject, rating);
  const votes = useRef<HTMLParagraphElement>(null);
  const isOpen = state.kind === 'open' || state.kind === 'sending';
  const focusVote = useCallback(
    (): void => votes.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus(),
    [],
  );
  return (
    <>
      <p className="feedback-ask" id={id}>
        {ask}
      </p>
      <p className="feedback-votes" role="group" aria-labelledby={id} ref={votes}>
        {([1, 0] as const).map((value) => (
          <button
            key={value}
            ref={value === 1 ? first : undefined}
            type="button"
            value={value}
            aria-pressed={state.rating === value}
            data-event-category="feedback"
            data-event-action={value === 1 ? 'up' : 'down'}
            data-event-label={eventLabel(subject)}
            onClick={() => {
              onRate?.(value);
              feed({ kind: 'rate', rating: value });
            }}
          >
            <span className="thumb" aria-hidden="true" />
            {feedbackMessages.vote[value]}
          </button>
        ))}
      </p>
      {children}
      <p className="feedback-status" role="status">
        {state.kind === 'done' && feedbackAnswers.thanks}
      </p>
      {isOpen && (
        <Comment
          state={state}
          label={eventLabel(subject)}
          onSubmit={(text) => feed({ kind: 'submit', text })}
          onSkip={() => feed({ kind: 'close' })}
          onLeave={focusVote}
        />
      )}
    </>
  );
}
