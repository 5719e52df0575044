import { Hovercard, useHovercardStore, useStoreState } from '@ariakit/react';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { usePreference } from '../preferences/usePreference.ts';

const GAP_PX = 4;
const EDGE_PX = 8;
/** Long enough to move the pointer from the element to its hint. */
const HIDE_AFTER_MS = 200;

interface HintProps {
  /** What it is about; stays the caller's own, and is described by the hint while there is one. */
  anchor: HTMLElement;
  className: string;
  /** Where a part of the anchor stands that the hint is about. */
  rect?: () => DOMRect;
  /** The pointer has left both, or Escape was pressed. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A few words under an element, which stay while the pointer is on either (WCAG, 1.4.13). Draw it while it is shown.
 */
export function Hint({ anchor, className, rect, onClose, children }: HintProps) {
  const isRtl = usePreference('direction') === 'rtl';
  const store = useHovercardStore({
    open: true,
    setOpen: (open) => {
      if (!open) onClose();
    },
    placement: isRtl ? 'bottom-end' : 'bottom-start',
    hideTimeout: HIDE_AFTER_MS,
  });
  const id = useStoreState(store, (state) => state.contentElement?.id);
  useLayoutEffect(() => store.setAnchorElement(anchor), [store, anchor]);
  useEffect(() => {
    if (id === undefined) return undefined;
    anchor.setAttribute('aria-describedby', id);
    return () => anchor.removeAttribute('aria-describedby');
  }, [anchor, id]);
  return (
    <Hovercard
      store={store}
      role="tooltip"
      className={className}
      portal={false}
      // A name can break over two lines: the hint stands at the first.
      getAnchorRect={rect ?? (() => anchor.getClientRects()[0] ?? anchor.getBoundingClientRect())}
      gutter={GAP_PX}
      overflowPadding={EDGE_PX}
      autoFocusOnShow={false}
      // Who has come by keyboard keeps the hint, wherever the pointer lies.
      hideOnHoverOutside={() => !anchor.matches(':focus-visible')}
      hideOnInteractOutside={false}
      disablePointerEventsOnApproach={false}
      unmountOnHide
    >
      {children}
    </Hovercard>
  );
}
