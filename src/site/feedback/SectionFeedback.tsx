import { useEffect, useMemo, useRef, useState } from 'react';
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
      {open && <Panel subject={subject} onClose={close} />}
    </>
  );
}

function Panel({ subject, onClose }: { subject: Subject; onClose: () => void }) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
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
