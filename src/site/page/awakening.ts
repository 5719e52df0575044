import type { ISLAND_ATTRIBUTE } from '#core/islands.ts';
import type { ByAttribute, ByClass } from '#markup/selectors.ts';
import { isHeldKey } from './heldKeys.ts';

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
/** What of it the browser does by itself. */
const DOES_WITHOUT = 'a,summary,[type=submit]';

/**
 * Runs `start` at the first sign of a reader, or when the page is quiet; at once if there was one. A page that is opened at a
 * hash is awake from the beginning.
 * @param makesWork a selector of what does nothing without it.
 * @returns what takes it back.
 */
export type WhenAwake = (start: Start, makesWork?: string) => () => void;

interface AwakeningOptions {
  /** Runs something when the page is quiet. */
  quiet: (run: () => void) => void;
  /** After that, the browser follows a held link by itself. A press that only a script answers goes on waiting. */
  heldAtMostMs: number;
  /** Is told that something could not be loaded. */
  onFailure: () => void;
  /** Is told of a press that does nothing, because what would do it could not be loaded. */
  onDeadPress: (pressed: Element) => void;
  /** Whether an event is held that needs none of the scripts that start here, but one that is not there yet. */
  alsoHolds?: (event: Event) => boolean;
  /** Does what an event would have done that only the browser can send; false: it is sent. */
  insert?: (event: Event) => boolean;
  /** Where signs are listened for; the document unless it is given. */
  root?: EventTarget;
}

/**
 * What a page does not do before somebody is there. One for a document; tests have their own. Not a class: it stands in the
 * head of every page, where names that no one else sees weigh nothing.
 */
export function createAwakening({
  quiet,
  heldAtMostMs,
  onFailure,
  onDeadPress,
  alsoHolds,
  insert,
  root = document,
}: AwakeningOptions): WhenAwake {
  /** What waits for the first sign; undefined from then on. */
  let waiting: Start[] | undefined = [];
  let isListening = false;
  let pending = 0;
  let held: Event[] = [];
  /** Where the pointer, or the focus, has come to since. */
  let reached: Event | undefined;
  let isReplaying = false;
  /** Selectors of what does nothing, because what would make it work could not be loaded. */
  const dead = new Set<string>();

  function wake(): void {
    const starts = waiting;
    waiting = undefined;
    if (starts !== undefined) void begin(starts);
  }

  async function begin(starts: readonly Start[]): Promise<void> {
    pending += 1;
    await Promise.all(starts.map((start) => start()));
    pending -= 1;
    if (pending === 0) replay();
  }

  function onSign(event: Event): void {
    if (isReplaying) return;
    if (event.type !== REACHED && !isAtRest(event)) wake();
    if (waiting === undefined && pending === 0) tellIfDead(event);
    else if (needsScript(event) || alsoHolds?.(event) === true) hold(event);
    else if (event.type === REACHED || event.type === 'focusin') reached = event;
  }

  function tellIfDead({ type, target }: Event): void {
    if (type !== 'click' || !(target instanceof Element) || target.closest(DOES_WITHOUT)) return;
    const control = target.closest(NEEDS_SCRIPT);
    for (const selector of dead) if (control?.matches(selector)) onDeadPress(target);
  }

  function hold(event: Event): void {
    event.preventDefault();
    event.stopPropagation();
    const { type, target } = event;
    // Who waits presses again.
    if (type === 'click' && held.some((one) => one.type === type && one.target === target)) return;
    held.push(event);
    // Without its script, the browser would do nothing: the press would be lost.
    if (!(target instanceof Element) || target.closest(DOES_WITHOUT) === null) return;
    setTimeout(() => {
      if (!held.includes(event)) return;
      held = held.filter((one) => one !== event);
      send([event]);
    }, heldAtMostMs);
  }

  function replay(): void {
    const events = reached === undefined ? held : [reached, ...held];
    reached = undefined;
    held = [];
    send(events);
  }

  function send(events: readonly Event[]): void {
    isReplaying = true;
    for (const event of events) {
      if (insert?.(event) === true) continue;
      const Copied = event.constructor as new (type: string, init: object) => Event;
      event.target?.dispatchEvent(new Copied(event.type, event));
      tellIfDead(event);
    }
    isReplaying = false;
  }

  function listen(): void {
    if (isListening) return;
    isListening = true;
    for (const type of [REACHED, ...SIGNS])
      root.addEventListener(type, onSign, { capture: true, passive: PASSIVE.includes(type) });
    quiet(wake);
    // Effects of the same moment have something to start, too.
    if (location.hash !== '') void Promise.resolve().then(wake);
  }

  return (start, makesWork = NEEDS_SCRIPT) => {
    let leave = (): void => undefined;
    const left = new Promise<void>((resolve) => {
      leave = resolve;
    });
    const run: Start = async () => {
      try {
        await Promise.race([start(), left]);
        dead.delete(makesWork);
      } catch {
        dead.add(makesWork);
        onFailure();
      }
    };
    listen();
    if (waiting === undefined) void begin([run]);
    else waiting.push(run);
    return () => {
      waiting = waiting?.filter((one) => one !== run);
      leave();
    };
  };
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
  if (event instanceof KeyboardEvent && !isHeldKey(event)) return false;
  return (type === 'click' || type === 'keydown') && target.closest(NEEDS_SCRIPT) !== null;
}
