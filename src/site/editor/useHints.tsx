import type { TooltipView } from '@codemirror/view';
import { useCallback, useState, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { TypeHint } from '#core/editor/check.ts';

interface ShownHint {
  place: HTMLElement;
  hint: TypeHint;
}

/**
 * Tooltips of CodeMirror that say a type. It takes an element and places it by its size, so what is in it is drawn at
 * once.
 * @returns what draws one, always the same function; and what is drawn, to stand anywhere.
 */
export function useHints(): [draw: (hint: TypeHint) => TooltipView, drawn: ReactNode] {
  const [hints, setHints] = useState<readonly ShownHint[]>([]);
  const draw = useCallback((hint: TypeHint): TooltipView => {
    const place = document.createElement('div');
    place.className = 'cm-diagnostic';
    flushSync(() => setHints((shown) => [...shown, { place, hint }]));
    const destroy = (): void => setHints((shown) => shown.filter((each) => each.place !== place));
    return { dom: place, destroy };
  }, []);
  const drawn = hints.map(({ place, hint: { signature, documentation } }, at) =>
    createPortal(
      <>
        <code>{signature}</code>
        {documentation !== '' && <p>{documentation}</p>}
      </>,
      place,
      String(at),
    ),
  );
  return [draw, drawn];
}
