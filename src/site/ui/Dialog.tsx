import { Dialog as AriakitDialog, DialogDismiss } from '@ariakit/react';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';

interface DialogProps {
  label: string;
  className: string;
  backdropClassName: string;
  /** Has the focus again when the dialog is gone. */
  opener: Element | null;
  onClose: () => void;
  children: ReactNode;
}

/** Whether something between `target` and the dialog can be scrolled. */
function scrollsInside(target: EventTarget | null, dialog: Element): boolean {
  let element = target instanceof Element ? target : null;
  while (element !== null && dialog.contains(element)) {
    if (element.scrollHeight > element.clientHeight) {
      const { overflowY } = getComputedStyle(element);
      if (overflowY === 'auto' || overflowY === 'scroll') return true;
    }
    element = element.parentElement;
  }
  return false;
}

/** What a phone's keyboard leaves free: no length of CSS knows it. */
function fit(dialog: HTMLElement): void {
  if (visualViewport === null) return;
  const { height, offsetTop, scale } = visualViewport;
  if (scale > 1) return; // the reader zooms: the box stays as it is
  dialog.style.setProperty('--free-height', `${height}px`);
  dialog.style.setProperty('--free-top', `${offsetTop}px`);
}

/**
 * An open dialog over the page (APG, Dialog): the rest is inert, Escape and a press beside it close it. Draw it while it is
 * open. The page beneath stays where it is, whatever is scrolled over it.
 */
export function Dialog(props: DialogProps) {
  const { label, className, backdropClassName, opener, onClose, children } = props;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dialog = box.current;
    if (dialog === null) return undefined;
    const listeners = new AbortController();
    const { signal } = listeners;
    const onScroll = (event: Event): void => {
      if (event.cancelable && !scrollsInside(event.target, dialog)) event.preventDefault();
    };
    for (const type of ['wheel', 'touchmove']) {
      document.addEventListener(type, onScroll, { signal, passive: false });
    }
    for (const type of ['resize', 'scroll']) {
      visualViewport?.addEventListener(type, () => fit(dialog), { signal });
    }
    fit(dialog);
    return () => listeners.abort();
  }, []);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    },
    [opener],
  );
  return (
    <AriakitDialog
      ref={box}
      open
      onClose={onClose}
      aria-label={label}
      className={className}
      backdrop={<div className={backdropClassName} />}
      // What it does about a scrollbar moves the page.
      preventBodyScroll={false}
      autoFocusOnHide={false}
    >
      {children}
    </AriakitDialog>
  );
}

/** Closes the dialog it stands in. */
export const DialogClose = ({ className, children }: ComponentProps<'button'>) => (
  <DialogDismiss className={className ?? ''}>{children}</DialogDismiss>
);
