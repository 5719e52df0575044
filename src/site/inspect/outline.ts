import type { Candidate } from './candidates.ts';
import styles from './Inspect.module.css';

/** A frame over one element, fixed to the window: it takes no room and no clicks. */
export interface Outline {
  show: (element: Candidate | undefined) => void;
  remove: () => void;
}

export function createOutline(parent: HTMLElement): Outline {
  const frame = document.createElement('div');
  frame.className = styles['outline'] ?? '';
  frame.setAttribute('aria-hidden', 'true');
  frame.hidden = true;
  parent.append(frame);
  let target: Candidate | undefined;
  let queued = 0;

  function place(): void {
    queued = 0;
    frame.hidden = target === undefined || !target.isConnected;
    if (target === undefined) return;
    const { left, top, width, height } = target.getBoundingClientRect();
    frame.style.setProperty('translate', `${left}px ${top}px`);
    frame.style.setProperty('width', `${width}px`);
    frame.style.setProperty('height', `${height}px`);
  }

  const placeSoon = (): void => {
    queued ||= requestAnimationFrame(place);
  };
  // Scrolling does not bubble: a grid scrolls in itself.
  document.addEventListener('scroll', placeSoon, { capture: true, passive: true });
  addEventListener('resize', placeSoon);
  const sizes = new ResizeObserver(placeSoon);
  return {
    show(element) {
      if (element !== target) {
        sizes.disconnect();
        if (element !== undefined) sizes.observe(element);
      }
      target = element;
      place();
    },
    remove() {
      cancelAnimationFrame(queued);
      sizes.disconnect();
      document.removeEventListener('scroll', placeSoon, { capture: true });
      removeEventListener('resize', placeSoon);
      frame.remove();
    },
  };
}
