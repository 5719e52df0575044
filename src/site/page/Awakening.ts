import type { ISLAND_ATTRIBUTE } from '#core/islands.ts';
import type { ByAttribute, ByClass } from '#markup/selectors.ts';

/*
 * What makes the static page work is no part of what every page loads. It comes with the first sign of a reader, or when
 * the page is quiet; until it stands, what the reader does is held, and then done.
 */

/** Loads something and makes it work. Resolves when it hears what the reader does. */
export type Start = () => Promise<unknown>;

/** The first signs of a reader. */
const SIGNS = ['pointermove', 'wheel', 'touchstart', 'focusin', 'keydown', 'click'] as const;
/** The browser scrolls on without waiting for us. */
const PASSIVE: readonly string[] = ['wheel', 'touchstart'];
/** Says where the pointer has come to, also when it rests and a page appears beneath it: no sign by itself. */
const REACHED = 'pointerover';
/** What does nothing without its script, or less. */
const NEEDS_SCRIPT =
  'a[href^="/x/"]:not([data-search]),[data-set],[data-action],[data-island],.tab' satisfies `${string}:not(${ByAttribute<'data-search'>}),${ByAttribute<'data-set'>},${ByAttribute<'data-action'>},[${typeof ISLAND_ATTRIBUTE}],${ByClass<'tab'>}`;
const MOVES = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

interface AwakeningOptions {
  /** Runs something when the page is quiet. */
  quiet: (run: () => void) => void;
  /** What takes longer is done without: a link is followed by the browser. */
  heldAtMostMs: number;
  /** Is told that something could not be loaded. */
  onFailure: () => void;
  /** Whether an event is held that needs none of the scripts that start here, but one that is not there yet. */
  alsoHolds?: (event: Event) => boolean;
  /** Does what an event would have done that only the browser can send; false: it is sent. */
  insert?: (event: Event) => boolean;
  /** Where signs are listened for; the document unless it is given. */
  root?: EventTarget;
}

/** What a page does not do before somebody is there. One for a document; tests have their own. */
export class Awakening {
  /** What waits for the first sign; undefined from then on. */
  private waiting: Start[] | undefined = [];
  private isListening = false;
  private pending = 0;
  private held: Event[] = [];
  /** Where the pointer, or the focus, has come to since. */
  private reached: Event | undefined;
  private isReplaying = false;

  constructor(private readonly options: AwakeningOptions) {}

  /**
   * Runs `start` at the first sign of a reader, or when the page is quiet; at once if there was one. A page that is opened
   * at a hash is awake from the beginning.
   * @returns what takes it back.
   */
  readonly whenAwake = (start: Start): (() => void) => {
    let leave = (): void => undefined;
    let hasLeft = false;
    const left = new Promise<void>((resolve) => {
      leave = () => {
        hasLeft = true;
        resolve();
      };
    });
    const run: Start = () => (hasLeft ? left : Promise.race([start(), left]));
    this.listen();
    if (this.waiting === undefined) void this.begin([run]);
    else this.waiting.push(run);
    return leave;
  };

  private listen(): void {
    if (this.isListening) return;
    this.isListening = true;
    const { root = document, quiet } = this.options;
    for (const type of [REACHED, ...SIGNS]) {
      root.addEventListener(type, this.onSign, {
        capture: true,
        passive: PASSIVE.includes(type),
      });
    }
    quiet(this.wake);
    // Effects of the same moment have something to start, too.
    if (location.hash !== '') void Promise.resolve().then(this.wake);
  }

  private readonly wake = (): void => {
    const starts = this.waiting;
    this.waiting = undefined;
    if (starts !== undefined) void this.begin(starts);
  };

  private async begin(starts: readonly Start[]): Promise<void> {
    this.pending += 1;
    const results = await Promise.allSettled(starts.map((start) => start()));
    this.pending -= 1;
    if (results.some(({ status }) => status === 'rejected')) this.options.onFailure();
    if (this.pending === 0) this.replay();
  }

  private readonly onSign = (event: Event): void => {
    if (this.isReplaying) return;
    if (event.type !== REACHED && !isAtRest(event)) this.wake();
    if (this.waiting === undefined && this.pending === 0) return;
    if (needsScript(event) || this.options.alsoHolds?.(event) === true) this.hold(event);
    else if (event.type === REACHED || event.type === 'focusin') this.reached = event;
  };

  private hold(event: Event): void {
    event.preventDefault();
    event.stopPropagation();
    const { type, target } = event;
    // Who waits presses again.
    if (type === 'click' && this.held.some((one) => one.type === type && one.target === target)) {
      return;
    }
    this.held.push(event);
    setTimeout(() => {
      if (this.held.includes(event)) this.replay();
    }, this.options.heldAtMostMs);
  }

  private replay(): void {
    const events = this.reached === undefined ? this.held : [this.reached, ...this.held];
    this.reached = undefined;
    this.held = [];
    this.isReplaying = true;
    for (const event of events) {
      if (this.options.insert?.(event) === true) continue;
      const Copied = event.constructor as new (type: string, init: object) => Event;
      event.target?.dispatchEvent(new Copied(event.type, event));
    }
    this.isReplaying = false;
  }
}

/** Chromium also says that a pointer moves when it is the page that does. */
const isAtRest = (event: Event): boolean =>
  event instanceof PointerEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0;

function needsScript(event: Event): boolean {
  const { target, type } = event;
  if (!(target instanceof Element)) return false;
  if (event instanceof MouseEvent || event instanceof KeyboardEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  }
  if (event instanceof KeyboardEvent && !MOVES.includes(event.key)) return false;
  return (type === 'click' || type === 'keydown') && target.closest(NEEDS_SCRIPT) !== null;
}
