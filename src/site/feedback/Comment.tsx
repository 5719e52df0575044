import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { feedbackMessages } from '#content/messages/feedback.ts';
import { COMMENT_MAX } from '#core/feedback/answer.ts';
import type { FlowState } from '#core/feedback/flow.ts';
import { feedbackAnswers } from '#content/messages/feedbackAnswers.ts';

interface CommentProps {
  state: Extract<FlowState, { kind: 'open' | 'sending' }>;
  /** What analytics hears that the comment is about. */
  label: string;
  onSubmit: (text: string) => void;
  onSkip: () => void;
  /** The focus goes with the box: called then, to put it elsewhere. */
  onLeave: () => void;
}

/** Room for a comment, under a vote. */
export function Comment({ state, label, onSubmit, onSkip, onLeave }: CommentProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const sending = state.kind === 'sending';
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (element?.contains(document.activeElement)) onLeave();
    };
  }, [onLeave]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSubmit(text);
  };
  return (
    // The keys are those of the field inside of it, and of its buttons.
    <div className="feedback-comment" ref={box} role="presentation" onKeyDown={onKeyDown}>
      <label htmlFor={id}>{feedbackMessages.askComment[state.rating]}</label>
      <textarea
        id={id}
        rows={4}
        maxLength={COMMENT_MAX}
        aria-describedby={`${id}-hint`}
        value={text}
        readOnly={sending}
        onChange={({ target }) => setText(target.value)}
      />
      <p id={`${id}-hint`} className="feedback-hint">
        {feedbackMessages.hint(sendKeys())}
      </p>
      <p className="feedback-failure" role="alert">
        {state.kind === 'open' && state.failed && feedbackAnswers.failed}
      </p>
      <p className="feedback-buttons">
        {/* Not `disabled`, which would throw the focus away. */}
        <button
          type="button"
          className="feedback-button"
          aria-disabled={sending}
          data-event-category="feedback"
          data-event-action="comment"
          data-event-label={label}
          onClick={() => onSubmit(text)}
        >
          {sending ? feedbackMessages.submitting : feedbackMessages.submit}
        </button>
        <button type="button" className="feedback-button" onClick={onSkip}>
          {feedbackMessages.skip}
        </button>
      </p>
    </div>
  );
}

const sendKeys = (): string =>
  /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘+Enter' : 'Ctrl+Enter';
