import { useEffect, useState } from 'react';
import { typeOfWord, type ShownType } from '#core/codeTypes/codeTypes.ts';
import { codeBlock } from '#markup/selectors.ts';
import { blockText, wordAt, type PlacedWord } from './blockText.ts';
import { loadTypes, type TypedPage } from './loadTypes.ts';

/** Long enough to cross code without a flicker, as for names in prose. */
const SHOW_AFTER_MS = 200;
/** Long enough to move the pointer from the word to its type. */
const HIDE_AFTER_MS = 200;

/** What is shown at a word. */
export interface Pointed {
  pre: HTMLElement;
  range: Range;
  type: ShownType;
}

/** The class of what is shown, where the pointer may go. */
export const HINT_CLASS = 'code-type-hint';

const preAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(codeBlock) : null;

const isSame = (one: PlacedWord | undefined, other: PlacedWord | undefined): boolean =>
  one?.range.startContainer === other?.range.startContainer &&
  one?.range.startOffset === other?.range.startOffset;

/** The type of the identifier that the pointer rests on, or that was pressed. */
export function usePointed(
  article: HTMLElement,
  { page, parts }: TypedPage,
): [Pointed | undefined, () => void] {
  const [pointed, setPointed] = useState<Pointed>();
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current: PlacedWord | undefined;
    const showAt = async (pre: HTMLElement, { word, range }: PlacedWord): Promise<void> => {
      const { key } = blockText(pre.firstElementChild ?? pre);
      const requested = current;
      // A type that cannot be fetched is not shown; the list says why (`TypeList.tsx`).
      const types = await loadTypes({ page, parts }, key).catch(() => undefined);
      if (signal.aborted || current !== requested) return;
      const type = types && typeOfWord(types, key, word);
      setPointed(type && { pre, range, type });
    };
    const turnTo = (pre: HTMLElement | null, event: MouseEvent, afterMs: number): void => {
      const code = pre?.firstElementChild;
      const placed = code ? wordAt(code, event.clientX, event.clientY) : undefined;
      if (placed !== undefined && afterMs > 0 && isSame(placed, current)) return;
      clearTimeout(timer);
      current = placed;
      if (pre !== null && placed !== undefined) {
        timer = setTimeout(() => void showAt(pre, placed), afterMs);
      } else timer = setTimeout(() => setPointed(undefined), HIDE_AFTER_MS);
    };
    const onMove = (event: PointerEvent): void => {
      if (event.pointerType === 'touch' || event.buttons !== 0) return;
      const isOnHint = event.target instanceof Element && event.target.closest(`.${HINT_CLASS}`);
      if (isOnHint) clearTimeout(timer);
      else if (preAt(event.target) !== null || current !== undefined) {
        turnTo(preAt(event.target), event, SHOW_AFTER_MS);
      }
    };
    const onClick = (event: MouseEvent): void => {
      const pre = preAt(event.target);
      const hasSelected = getSelection()?.isCollapsed === false;
      if (pre !== null && !hasSelected) turnTo(pre, event, 0);
    };
    article.addEventListener('pointerover', onMove, { signal });
    article.addEventListener('pointermove', onMove, { signal });
    article.addEventListener('pointerleave', onMove, { signal });
    article.addEventListener('click', onClick, { signal });
    return () => {
      listeners.abort();
      clearTimeout(timer);
    };
  }, [article, page, parts]);
  return [pointed, () => setPointed(undefined)];
}
