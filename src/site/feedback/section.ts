import { element } from '../search/element.ts';
import type { Subject } from './subject.ts';
import { startWidget } from './widget.ts';

/** Opens the question about a section under its heading, and closes it again. */
export function toggleSection(button: HTMLButtonElement, page: string): void {
  const open = panels.get(button);
  if (open !== undefined) {
    open();
    return;
  }
  const section = button.dataset['section'] ?? '';
  const title = /“(.*)”/s.exec(button.getAttribute('aria-label') ?? '')?.[1] ?? section;
  const { panel, stop } = createPanel({ page, section, title }, () => close());
  const close = (): void => {
    panels.delete(button);
    const held = panel.contains(document.activeElement);
    stop();
    panel.remove();
    button.setAttribute('aria-expanded', 'false');
    if (held) button.focus();
  };
  panels.set(button, close);
  button.after(panel);
  button.setAttribute('aria-expanded', 'true');
  panel.querySelector('button')?.focus();
}

/** Button → what closes its panel. */
const panels = new WeakMap<Element, () => void>();

function createPanel(subject: Subject, onClose: () => void) {
  const { page, section, title } = subject;
  const label = `feedback-ask-${section}`;
  const votes = (['1', '0'] as const).map((value) =>
    element(
      'button',
      {
        type: 'button',
        value,
        'data-event-category': 'feedback',
        'data-event-action': value === '1' ? 'up' : 'down',
        'data-event-label': `${page}#${section}`,
      },
      [element('span', { class: 'thumb', 'aria-hidden': 'true' }), value === '1' ? 'Yes' : 'No'],
    ),
  );
  const close = element(
    'button',
    { type: 'button', class: 'feedback-close', 'aria-label': 'Close' },
    ['×'],
  );
  const panel = element(
    'section',
    { class: 'feedback feedback-section', 'aria-label': `Feedback on “${title}”` },
    [
      element('p', { class: 'feedback-ask', id: label }, ['Was this section helpful?']),
      element('p', { class: 'feedback-votes', role: 'group', 'aria-labelledby': label }, votes),
      close,
    ],
  );
  close.addEventListener('click', onClose);
  panel.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') onClose();
  });
  const stop = startWidget({
    subject,
    votes,
    place: panel,
    rating: undefined,
    onRate: () => undefined, // only votes on pages are remembered
  });
  return { panel, stop };
}
