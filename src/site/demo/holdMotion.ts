const REDUCED = /prefers-reduced-motion/;

/** How many demos are being mounted. */
let mounting = 0;
const calm = new Set<CalmQuery>();
let ask: typeof window.matchMedia | undefined;

/** A query that says that motion is reduced, until it may say what is so. */
class CalmQuery extends EventTarget {
  readonly #real: MediaQueryList;
  onchange: ((event: MediaQueryListEvent) => void) | null = null;
  matches = true;

  constructor(real: MediaQueryList) {
    super();
    this.#real = real;
    real.addEventListener('change', () => this.tell());
  }

  get media(): string {
    return this.#real.media;
  }

  addListener(listener: EventListener | null): void {
    this.addEventListener('change', listener);
  }

  removeListener(listener: EventListener | null): void {
    this.removeEventListener('change', listener);
  }

  /** From here on, the truth; those who have asked hear of it. */
  tell(): void {
    const { matches, media } = this.#real;
    if (matches === this.matches) return;
    this.matches = matches;
    const event = new MediaQueryListEvent('change', { matches, media });
    this.dispatchEvent(event);
    this.onchange?.(event);
  }
}

/**
 * Lets charts stand at once: a demo takes the place of a picture of it, in which everything has grown already. Whoever asks
 * meanwhile hears that the reader wants less motion, and hears the truth once the demo stands.
 * @returns what ends it.
 */
export function holdMotion(): () => void {
  const real = ask ?? window.matchMedia.bind(window);
  if (ask === undefined) {
    ask = real;
    window.matchMedia = (query) => {
      const answer = real(query);
      if (mounting === 0 || !REDUCED.test(query) || answer.matches) return answer;
      const held = new CalmQuery(answer);
      calm.add(held);
      // Typed handlers are all that it lacks.
      return held as unknown as MediaQueryList;
    };
  }
  mounting += 1;
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    mounting -= 1;
    if (mounting > 0) return;
    for (const query of calm) query.tell();
    calm.clear();
  };
}
