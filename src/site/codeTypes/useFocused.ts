import { useEffect, useState } from 'react';
import { typesOfBlock, type ShownType } from '#core/codeTypes/codeTypes.ts';
import { codeBlock } from '#markup/selectors.ts';
import { blockText } from './blockText.ts';
import { loadTypes, type TypedPage } from './loadTypes.ts';

/** Code that a reader has come to by keyboard. */
export interface Focused {
  pre: HTMLElement;
  /** The types in it are shown, and not only offered. */
  isOpen: boolean;
  /** Undefined: they could not be fetched. */
  types: readonly ShownType[] | undefined;
}

async function typesOf(page: TypedPage, pre: HTMLElement): Promise<Focused['types']> {
  const { key, words } = blockText(pre.firstElementChild ?? pre);
  const types = await loadTypes(page, key).catch(() => undefined);
  return types && typesOfBlock(types, key, words);
}

const isPlainEnter = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;

/** Code with the focus: at first its types are offered; Enter shows them. */
export function useFocused(
  article: HTMLElement,
  { page, parts }: TypedPage,
): [Focused | undefined, () => void] {
  const [focused, setFocused] = useState<Focused>();
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    let last: HTMLElement | undefined;
    const turnTo = async (pre: HTMLElement, isOpen: boolean): Promise<void> => {
      last = pre;
      const types = await typesOf({ page, parts }, pre);
      if (signal.aborted || last !== pre) return;
      // A block that has none offers none; one whose types cannot be fetched says so when it is asked.
      if (types?.length === 0 || (types === undefined && !isOpen)) return;
      setFocused((known) => ({ pre, isOpen: isOpen || known?.isOpen === true, types }));
    };
    const onFocus = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement) || !target.matches(codeBlock)) return;
      if (target.matches(':focus-visible')) void turnTo(target, false);
    };
    const onBlur = (): void => {
      last = undefined;
      setFocused((known) => (known?.isOpen === true ? known : undefined));
    };
    const onKey = (event: KeyboardEvent): void => {
      const { target } = event;
      if (!isPlainEnter(event) || !(target instanceof HTMLElement)) return;
      if (!target.matches(codeBlock)) return;
      event.preventDefault();
      void turnTo(target, true);
    };
    article.addEventListener('focusin', onFocus, { signal });
    article.addEventListener('focusout', onBlur, { signal });
    article.addEventListener('keydown', onKey, { signal });
    // What woke the island.
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && activeElement.matches(codeBlock)) {
      if (activeElement.matches(':focus-visible')) void turnTo(activeElement, false);
    }
    return () => listeners.abort();
  }, [article, page, parts]);
  return [focused, () => setFocused(undefined)];
}
