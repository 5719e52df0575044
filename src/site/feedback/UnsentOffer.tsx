import { useRef, useState } from 'react';
import { feedbackMessages } from '#content/messages/feedback.ts';
import { feedbackAnswers } from '#content/messages/feedbackAnswers.ts';
import { dueUnsent } from '#core/feedback/unsent.ts';
import { forgetUnsent, readUnsent } from './kept.ts';
import { sendAnswer } from './sendAnswer.ts';

type OfferState = 'offered' | 'sending' | 'failed' | 'sent' | 'discarded';

/** Offers to send what an earlier visit could not. @param onLeave puts the focus elsewhere, which the buttons have had. */
export function UnsentOffer({ onLeave }: { onLeave: () => void }) {
  const [due] = useState(() => dueUnsent(readUnsent(), Date.now()));
  const [state, setState] = useState<OfferState>('offered');
  const buttons = useRef<HTMLParagraphElement>(null);
  if (due.length === 0 || state === 'discarded') return null;
  const leave = (after: OfferState): void => {
    const held = buttons.current?.contains(document.activeElement) === true;
    setState(after);
    if (held) onLeave();
  };
  const send = async (): Promise<void> => {
    if (state === 'sending') return;
    setState('sending');
    const stored = await Promise.all(due.map(({ answer, title }) => sendAnswer(answer, title)));
    if (stored.every(Boolean)) leave('sent');
    else setState('failed');
  };
  const discard = (): void => {
    for (const { answer } of due) forgetUnsent(answer);
    leave('discarded');
  };
  return (
    <div className="feedback-offer">
      <p role="status">
        {state === 'sent' && feedbackAnswers.thanks}
        {state === 'failed' && feedbackAnswers.failed}
        {(state === 'offered' || state === 'sending') &&
          feedbackMessages.unsent([...new Set(due.map(({ title }) => title))])}
      </p>
      {state !== 'sent' && (
        <p className="feedback-buttons" ref={buttons}>
          <button
            type="button"
            className="feedback-button"
            aria-disabled={state === 'sending'}
            onClick={() => void send()}
          >
            {feedbackMessages.submitNow}
          </button>
          <button type="button" className="feedback-button" onClick={discard}>
            {feedbackMessages.discard}
          </button>
        </p>
      )}
    </div>
  );
}
