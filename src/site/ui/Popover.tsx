import { Popover as AriakitPopover, usePopoverStore } from '@ariakit/react';
import { useLayoutEffect, type ReactNode, type Ref } from 'react';
import { usePreference } from '../preferences/usePreference.ts';

const GAP_PX = 8;

interface PopoverProps {
  /** Opened it; has the focus again when it is closed. It stays the caller's own. */
  anchor: HTMLElement;
  label: string;
  className: string;
  /** CSS places it: it lies at an edge of the window. */
  isSheet: boolean;
  /** Where a part of the anchor stands that the popover is placed at. */
  rect?: () => DOMRect;
  ref?: Ref<HTMLDivElement>;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog beside an element, which takes the focus and leaves the page to be used: Escape, and a press outside of it,
 * close it. Draw it while it is open.
 */
export function Popover(given: PopoverProps) {
  const { anchor, label, className, isSheet, rect, onClose, ...props } = given;
  const isRtl = usePreference('direction') === 'rtl';
  const store = usePopoverStore({
    open: true,
    setOpen: (open) => {
      if (!open) onClose();
    },
    placement: isRtl ? 'bottom-end' : 'bottom-start',
  });
  useLayoutEffect(() => {
    store.setDisclosureElement(anchor);
    store.setAnchorElement(anchor);
  }, [store, anchor]);
  return (
    <AriakitPopover
      store={store}
      className={className}
      aria-label={label}
      tabIndex={-1}
      portal={false}
      gutter={GAP_PX}
      overflowPadding={GAP_PX}
      fitViewport
      {...(rect && { getAnchorRect: rect })}
      {...(isSheet && { updatePosition: () => undefined, style: { position: 'fixed' } })}
      autoFocusOnShow={(element) => element?.getAttribute('role') === 'dialog'}
      finalFocus={anchor}
      {...props}
    />
  );
}
