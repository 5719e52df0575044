import { sayGone } from '../offline/gone.ts';
import { whenQuiet } from './whenQuiet.ts';

/*
 * What makes the static page work is no part of what every page loads. It comes with the first sign of a reader, or when
 * the page is quiet; until it stands, what the reader does is held, and then done.
 */

/** Loads something and makes it work. Resolves when it hears what the reader does. */
type Start = () => Promise<unknown>;

/** The first signs of a reader. */
const SIGNS = ['pointerover', 'touchstart', 'focusin', 'keydown', 'click'] as const;
/** What does nothing without its script, or less. */
const NEEDS_SCRIPT =
  'a[href^="/x/"]:not([data-search]),[data-set],[data-action],[data-island],.tab';
const MOVES = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];
/** What takes longer is done without: a link is followed by the browser. */
const HELD_AT_MOST_MS = 4_000;

/** What waits for the first sign; undefined from then on. */
let waiting: Start[] | undefined;
let isListening = false;
let pending = 0;
let held: Event[] = [];
/** Where the pointer, or the focus, has come to since. */
let reached: Event | undefined;
let isReplaying = false;

/**
 * Runs `start` at the first sign of a reader, or when the page is quiet; at once if there was one. A page that is opened
 * at a hash is awake from the beginning.
 * @returns what takes it back.
 */
export function whenAwake(start: Start): () => void {
  let leave = (): void => undefined;
  let hasLeft = false;
  const left = new Promise<void>((resolve) => {
    leave = () => {
      hasLeft = true;
      resolve();
    };
  });
  const run: Start = () => (hasLeft ? left : Promise.race([start(), left]));
  if (isListening && waiting === undefined) void begin([run]);
  else {
    listen();
    waiting?.push(run);
  }
  return leave;
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  waiting = [];
  for (const type of SIGNS) {
    document.addEventListener(type, onSign, { capture: true, passive: type === 'touchstart' });
  }
  whenQuiet(wake);
  // Effects of the same moment have something to start, too.
  if (location.hash !== '') void Promise.resolve().then(wake);
}

function wake(): void {
  const starts = waiting;
  waiting = undefined;
  if (starts !== undefined) void begin(starts);
}

async function begin(starts: readonly Start[]): Promise<void> {
  pending += 1;
  const results = await Promise.allSettled(starts.map((start) => start()));
  pending -= 1;
  if (results.some(({ status }) => status === 'rejected')) sayGone();
  if (pending === 0) replay();
}

function onSign(event: Event): void {
  if (isReplaying) return;
  wake();
  if (pending === 0) return;
  if (needsScript(event)) hold(event);
  else if (event.type === 'pointerover' || event.type === 'focusin') reached = event;
}

function needsScript(event: Event): boolean {
  const { target, type } = event;
  if (!(target instanceof Element)) return false;
  if (event instanceof MouseEvent || event instanceof KeyboardEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  }
  if (event instanceof KeyboardEvent && !MOVES.includes(event.key)) return false;
  return (type === 'click' || type === 'keydown') && target.closest(NEEDS_SCRIPT) !== null;
}

function hold(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
  const { type, target } = event;
  // Who waits presses again.
  const isKnown =
    type === 'click' && held.some((one) => one.type === type && one.target === target);
  if (isKnown) return;
  held.push(event);
  setTimeout(() => {
    if (held.includes(event)) replay();
  }, HELD_AT_MOST_MS);
}

function replay(): void {
  const events = reached === undefined ? held : [reached, ...held];
  reached = undefined;
  held = [];
  isReplaying = true;
  for (const event of events) {
    const Copied = event.constructor as new (type: string, init: object) => Event;
    event.target?.dispatchEvent(new Copied(event.type, event));
  }
  isReplaying = false;
}
