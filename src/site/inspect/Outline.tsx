import { useLayoutEffect, useRef } from 'react';
import type { Candidate } from './candidates.ts';
import styles from './Inspect.module.css';

/** Keeps a box over an element, wherever that goes. @returns what ends it. */
function follow(box: HTMLElement, target: Candidate): () => void {
  let queued = 0;
  function place(): void {
    queued = 0;
    box.hidden = !target.isConnected;
    const { left, top, width, height } = target.getBoundingClientRect();
    box.style.setProperty('translate', `${left}px ${top}px`);
    box.style.setProperty('width', `${width}px`);
    box.style.setProperty('height', `${height}px`);
  }
  const placeSoon = (): void => {
    queued ||= requestAnimationFrame(place);
  };
  place();
  // Scrolling does not bubble: a grid scrolls in itself.
  document.addEventListener('scroll', placeSoon, { capture: true, passive: true });
  addEventListener('resize', placeSoon);
  const sizes = new ResizeObserver(placeSoon);
  sizes.observe(target);
  return () => {
    cancelAnimationFrame(queued);
    sizes.disconnect();
    document.removeEventListener('scroll', placeSoon, { capture: true });
    removeEventListener('resize', placeSoon);
  };
}

/** A frame over one element, fixed to the window: it takes no room and no clicks. */
export function Outline({ target }: { target: Candidate }) {
  const box = useRef<HTMLDivElement>(null);
  // Frame by frame, past React: a page that scrolls must not draw anything anew.
  useLayoutEffect(() => (box.current === null ? undefined : follow(box.current, target)), [target]);
  return <div ref={box} className={styles['outline']} aria-hidden="true" />;
}
