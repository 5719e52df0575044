/** How far above and below the window pictures are drawn, and kept: as far as the window is high. */
const NEAR = '100% 0px';

/** Is told whether its card is near the window. */
type Listener = (isNear: boolean) => void;

/** Says of cards whether they are near the window. */
export interface CardWatch {
  /** @returns what ends it. */
  watch: (card: Element, listener: Listener) => () => void;
}

/**
 * Lets pictures come one a frame, those nearest to the top of the window first, so that none of them keeps a reader from
 * scrolling; those that are far away go at once.
 * @param nextFrame runs something in the next frame.
 */
export function watchCards(
  nextFrame: (run: () => void) => void = (run) => requestAnimationFrame(run),
): CardWatch {
  const listeners = new Map<Element, Listener>();
  const coming = new Set<Element>();
  let isWaiting = false;

  function comeNext(): void {
    isWaiting = false;
    const [card] = [...coming].sort((a, b) => distance(a) - distance(b));
    if (card === undefined) return;
    coming.delete(card);
    listeners.get(card)?.(true);
    wait();
  }

  function wait(): void {
    if (isWaiting || coming.size === 0) return;
    isWaiting = true;
    nextFrame(comeNext);
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) coming.add(target);
        else if (!coming.delete(target)) listeners.get(target)?.(false);
      }
      wait();
    },
    { rootMargin: NEAR },
  );

  return {
    watch(card, listener) {
      listeners.set(card, listener);
      observer.observe(card);
      return () => {
        observer.unobserve(card);
        listeners.delete(card);
        coming.delete(card);
      };
    },
  };
}

/** Of a card from the window, in CSS pixels; those in it have none, and come in their order. */
function distance(card: Element): number {
  const { top, bottom } = card.getBoundingClientRect();
  if (bottom < 0) return innerHeight - bottom;
  return Math.max(0, top - innerHeight);
}
