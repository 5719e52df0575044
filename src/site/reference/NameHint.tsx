import { useEffect, useState } from 'react';
import { namedLink } from '#markup/selectors.ts';
import type { IslandProps } from '../islands/registry.ts';
import { Hint } from '../ui/Hint.tsx';

/*
 * What a name in prose is, beside it: the text that the compiler puts into the link's `title` (`src/compiler/crossReferences`),
 * shown at once for keyboards, and kept while the pointer is on it.
 */

const SHOW_AFTER_MS = 200;

const nameAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(namedLink) : null;

/** The browser's own tooltip would stand over the hint. @returns what brings the titles back. */
function takeTitles(article: HTMLElement): () => void {
  const links = [...article.querySelectorAll<HTMLElement>(`${namedLink}[title]`)];
  for (const link of links) {
    link.dataset['hint'] = link.title;
    link.removeAttribute('title');
  }
  return () => {
    for (const link of links) link.title = link.dataset['hint'] ?? '';
  };
}

/** The name whose hint is shown. */
function useName(article: HTMLElement): [HTMLElement | undefined, () => void] {
  const [name, setName] = useState<HTMLElement>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listeners = new AbortController();
    const { signal } = listeners;
    const show = (link: HTMLElement | undefined): void => {
      clearTimeout(timer);
      setName(link);
    };
    const hide = (): void => show(undefined);
    const onOver = (event: PointerEvent): void => {
      clearTimeout(timer);
      const link = nameAt(event.target);
      // A finger that taps follows the link.
      if (link === null || event.pointerType === 'touch') return;
      timer = setTimeout(() => show(link), SHOW_AFTER_MS);
    };
    const onFocus = ({ target }: FocusEvent): void => {
      const link = nameAt(target);
      show(link?.matches(':focus-visible') ? link : undefined);
    };
    document.addEventListener('pointerover', onOver, { signal });
    document.addEventListener('focusin', onFocus, { signal });
    document.addEventListener('focusout', hide, { signal });
    article.addEventListener('click', hide, { signal });
    addEventListener('resize', hide, { signal });
    // The name that woke the island.
    show(nameAt(article.querySelector(`${namedLink}:is(:hover, :focus-visible)`)) ?? undefined);
    return () => {
      listeners.abort();
      clearTimeout(timer);
    };
  }, [article]);
  return [name, () => setName(undefined)];
}

/** Makes the names of an article show what they are. */
export function Island({ place }: IslandProps) {
  const [name, close] = useName(place);
  useEffect(() => takeTitles(place), [place]);
  if (name === undefined) return null;
  const [type = '', rest = ''] = (name.dataset['hint'] ?? name.title).split('\n');
  return (
    <Hint anchor={name} className="name-hint" onClose={close}>
      <code>{type}</code> <span>{rest}</span>
    </Hint>
  );
}
