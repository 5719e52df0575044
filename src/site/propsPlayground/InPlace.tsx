import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface InPlaceProps {
  /** Holds what the compiler has printed. */
  element: Element;
  children: ReactNode;
}

/** Takes over from what was printed in an element, in the same frame. */
export function InPlace({ element, children }: InPlaceProps) {
  const [written] = useState(() => [...element.childNodes]);
  useLayoutEffect(() => {
    for (const node of written) node.remove();
  }, [written]);
  return createPortal(children, element);
}
