import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { feedbackMessages } from '#content/messages/feedback.ts';
import { useIslandPage } from '../islands/context.tsx';
import type { IslandProps } from '../islands/registry.ts';
import { Question } from './Question.tsx';
import type { Subject } from './subject.ts';

/** The button beside a heading, and the question about its section that it opens. */
export function Island({ place }: IslandProps) {
  const { route, toc } = useIslandPage();
  const section = place.dataset['section'] ?? '';
  const title = toc.find(({ id }) => id === section)?.text ?? section;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const subject = useMemo(() => ({ page: route, section, title }), [route, section, title]);
  const close = (): void => {
    // The focus that would be lost with the panel goes back to where it came from.
    if (place.contains(document.activeElement)) button.current?.focus();
    setOpen(false);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="rate"
        aria-label={feedbackMessages.onSection(title)}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && <Panel subject={subject} button={button} onClose={close} />}
    </>
  );
}

interface PanelProps {
  subject: Subject;
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

function Panel({ subject, button, onClose }: PanelProps) {
  const first = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  useLayoutEffect(() => scrollIntoSight(button.current, panel.current), [button]);
  return (
    // For layout there is only the section.
    <div
      className="island"
      role="presentation"
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <section
        ref={panel}
        className="feedback feedback-section"
        aria-label={feedbackMessages.onSection(subject.title)}
      >
        <Question
          subject={subject}
          ask={feedbackMessages.askSection}
          id={`feedback-ask-${subject.section}`}
          first={first}
        >
          <button
            type="button"
            className="feedback-close"
            aria-label={feedbackMessages.close}
            onClick={onClose}
          >
            ×
          </button>
        </Question>
      </section>
    </div>
  );
}

/** Room that stays between what a panel is about and the panel. */
const GAP_PX = 16;

/** Scrolls the page until a panel at the window's lower edge covers neither its button nor the heading beside it. */
function scrollIntoSight(button: HTMLElement | null, panel: HTMLElement | null): void {
  if (button === null || panel === null) return;
  const edge = Math.min(panel.getBoundingClientRect().top, innerHeight);
  const covered = button.getBoundingClientRect().bottom + GAP_PX - edge;
  if (getComputedStyle(panel).position === 'fixed' && covered > 0) {
    scrollBy({ top: covered, behavior: 'instant' });
  }
}
