import { useLayoutEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import type { DateLibrary } from '#core/dateLibrary/libraries.ts';
import { CodePres } from '#markup/code/Pre.tsx';
import type { CodeText } from '#markup/code/codeText.ts';
import { attributes, classes } from '#markup/selectors.ts';
import { trustCode } from './trustCode.ts';

/** Hides what is printed of an element's code, by CSS. @returns what shows it again. */
export function hidePrinted(element: HTMLElement, library: DateLibrary): () => void {
  element.setAttribute(attributes.shownDates, library);
  return () => element.removeAttribute(attributes.shownDates);
}

interface DatedFenceProps {
  figure: HTMLElement;
  library: DateLibrary;
  code: CodeText;
}

/** A fence in another date library, in its own figure: the copy button copies what is shown. */
export function DatedFence({ figure, library, code }: DatedFenceProps) {
  const trusted = useMemo(() => trustCode(code), [code]);
  useLayoutEffect(() => hidePrinted(figure, library), [figure, library]);
  return createPortal(
    <div className={classes.datedCode}>
      <CodePres code={trusted} />
    </div>,
    figure,
  );
}
