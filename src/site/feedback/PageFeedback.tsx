import { useMemo, useState } from 'react';
import { feedbackMessages } from '#content/messages/feedback.ts';
import { useIslandPage } from '../islands/context.tsx';
import type { IslandProps } from '../islands/registry.ts';
import { keepRating, readRating } from './kept.ts';
import { Question } from './Question.tsx';
import { UnsentOffer } from './UnsentOffer.tsx';

/** The question at the end of an article. */
export function Island({ place }: IslandProps) {
  const { route, title } = useIslandPage();
  const subject = useMemo(() => ({ page: route, section: '', title }), [route, title]);
  const [{ pathname }] = useState(() => location);
  const [rating] = useState(() => readRating(pathname));
  return (
    <>
      <Question
        subject={subject}
        ask={feedbackMessages.askPage}
        id="feedback-ask"
        rating={rating}
        onRate={(chosen) => keepRating(pathname, chosen)}
      />
      <UnsentOffer onLeave={() => place.querySelector('button')?.focus()} />
    </>
  );
}
