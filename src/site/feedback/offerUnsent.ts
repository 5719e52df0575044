import { FEEDBACK_FAILED, FEEDBACK_THANKS } from '#core/feedback/messages.ts';
import { dueUnsent, type Unsent } from '#core/feedback/unsent.ts';
import { element } from '../search/element.ts';
import { forgetUnsent, readUnsent } from './kept.ts';
import { sendAnswer } from './sendAnswer.ts';

/** Offers to send what an earlier visit could not, under the page's question. @returns what takes it back. */
export function offerUnsent(form: HTMLElement): () => void {
  const due = dueUnsent(readUnsent(), Date.now());
  if (due.length === 0) return () => undefined;
  const told = element('p', { role: 'status' }, [describe(due)]);
  const send = element('button', { type: 'button', class: 'feedback-button' }, ['Submit now']);
  const discard = element('button', { type: 'button', class: 'feedback-button' }, ['Discard']);
  const buttons = element('p', { class: 'feedback-buttons' }, [send, discard]);
  const offer = element('div', { class: 'feedback-offer' }, [told, buttons]);
  const leave = (): void => {
    // Focus that would be lost with the button goes on to the question.
    if (buttons.contains(document.activeElement)) form.querySelector('button')?.focus();
    buttons.remove();
  };
  send.addEventListener('click', async () => {
    if (send.getAttribute('aria-disabled') === 'true') return;
    send.setAttribute('aria-disabled', 'true');
    const stored = await Promise.all(due.map(({ answer, title }) => sendAnswer(answer, title)));
    send.setAttribute('aria-disabled', 'false');
    const all = stored.every(Boolean);
    told.textContent = all ? FEEDBACK_THANKS : FEEDBACK_FAILED;
    if (all) leave();
  });
  discard.addEventListener('click', () => {
    for (const { answer } of due) forgetUnsent(answer);
    leave();
    offer.remove();
  });
  form.append(offer);
  return () => offer.remove();
}

function describe(due: readonly Unsent[]): string {
  const titles = [...new Set(due.map(({ title }) => `“${title}”`))].join(', ');
  return `Your feedback on ${titles} was not submitted.`;
}
