import { COMMENT_MAX } from '#core/feedback/answer.ts';
import type { FlowState } from '#core/feedback/flow.ts';
import { FEEDBACK_FAILED } from '#core/feedback/messages.ts';
import { element } from '../search/element.ts';
import type { Subject } from './subject.ts';

/** Room for a comment, under a vote. */
export interface CommentBox {
  element: HTMLElement;
  draw: (state: Extract<FlowState, { kind: 'open' | 'sending' }>) => void;
}

const QUESTIONS = { 1: 'What helped? (optional)', 0: 'What should be better? (optional)' } as const;

const SEND_KEYS = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘+Enter' : 'Ctrl+Enter';

let count = 0;

export function createComment({
  subject,
  onSubmit,
  onClose,
}: {
  subject: Subject;
  onSubmit: (text: string) => void;
  onClose: () => void;
}): CommentBox {
  count += 1;
  const id = `feedback-comment-${count}`;
  const label = element('label', { for: id });
  const text = element('textarea', {
    id,
    rows: '4',
    maxlength: String(COMMENT_MAX),
    'aria-describedby': `${id}-hint`,
  });
  const hint = element('p', { id: `${id}-hint`, class: 'feedback-hint' }, [
    `No names or addresses, please: it is read by people. ${SEND_KEYS} submits.`,
  ]);
  const failure = element('p', { class: 'feedback-failure', role: 'alert' });
  const submit = element(
    'button',
    {
      type: 'button',
      class: 'feedback-button',
      'data-event-category': 'feedback',
      'data-event-action': 'comment',
      'data-event-label': subject.page + (subject.section === '' ? '' : `#${subject.section}`),
    },
    ['Submit'],
  );
  const close = element('button', { type: 'button', class: 'feedback-button' }, ['Skip']);
  const buttons = element('p', { class: 'feedback-buttons' }, [submit, close]);
  const box = element('div', { class: 'feedback-comment' }, [label, text, hint, failure, buttons]);

  submit.addEventListener('click', () => onSubmit(text.value));
  close.addEventListener('click', onClose);
  box.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSubmit(text.value);
    }
  });
  return {
    element: box,
    draw: (state) => {
      const sending = state.kind === 'sending';
      label.textContent = QUESTIONS[state.rating];
      failure.textContent = state.kind === 'open' && state.failed ? FEEDBACK_FAILED : '';
      text.readOnly = sending;
      // Not `disabled`, which would throw the focus away.
      submit.setAttribute('aria-disabled', String(sending));
      submit.textContent = sending ? 'Submitting…' : 'Submit';
    },
  };
}
