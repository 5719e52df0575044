import { keepRating, readRating } from './kept.ts';
import { offerUnsent } from './offerUnsent.ts';
import { toggleSection } from './section.ts';
import { startWidget } from './widget.ts';

/** Makes the question at the end of an article, and those of its sections, work. @returns what undoes it. */
export function startFeedback(article: HTMLElement): () => void {
  const form = article.querySelector<HTMLFormElement>('form.feedback');
  if (form === null) return () => undefined;
  const page = form.querySelector<HTMLInputElement>('[name=page]')?.value ?? '';
  const { pathname } = location;
  const stop = startWidget({
    subject: {
      page,
      section: '',
      title: document.querySelector('h1')?.firstChild?.textContent ?? '',
    },
    votes: [...form.querySelectorAll<HTMLButtonElement>('[name=rating]')],
    place: form,
    rating: readRating(pathname),
    onRate: (rating) => keepRating(pathname, rating),
  });
  const stopOffer = offerUnsent(form);
  const onClick = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('.rate') : null;
    if (button !== null) toggleSection(button, page);
  };
  article.addEventListener('click', onClick);
  return () => {
    article.removeEventListener('click', onClick);
    stop();
    stopOffer();
  };
}
