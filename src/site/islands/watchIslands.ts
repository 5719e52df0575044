import { ISLAND_ATTRIBUTE, type IslandName } from '#core/islands.ts';
import { whenQuiet } from '../page/whenQuiet.ts';
import { subscribe } from '../preferences/store.ts';
import type { Placeholder } from './placeholder.ts';
import type { IslandDefinition } from './registry.ts';
import { watchNear } from './watchNear.ts';

const INTENT = ['pointerover', 'touchstart', 'focusin', 'keydown', 'click'] as const;

type Definitions = Readonly<Record<IslandName, IslandDefinition>>;
type Wake = (placeholder: Placeholder) => void;

function findPlaceholders(root: HTMLElement): Map<Element, Placeholder> {
  const found = [...root.querySelectorAll<HTMLElement>(`[${ISLAND_ATTRIBUTE}]`)];
  return new Map(
    found.map((element) => {
      // Written by `placeOf`, which takes nothing else.
      const name = element.getAttribute(ISLAND_ATTRIBUTE) as IslandName;
      return [element, { name, element, written: [...element.childNodes], held: [] }];
    }),
  );
}

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

/**
 * Keeps what the reader does at a placeholder for its island. A press is done once, by the island or without it
 * (`goWithout`), and so is a second one on the same element: who waits presses again.
 */
function hold(placeholder: Placeholder, event: Event): void {
  const { held } = placeholder;
  const isPress = event.type === 'click';
  if (isPress || (event instanceof KeyboardEvent && isHeldKey(event))) {
    event.preventDefault();
    if (isPress) event.stopPropagation();
    const isKnown = held.some(({ type, target }) => type === 'click' && target === event.target);
    if (!(isPress && isKnown)) placeholder.held = [...held, event];
  } else if (held.length === 0 && event instanceof PointerEvent) placeholder.held = [event];
}

/** Keys that press what has no press of its own, such as an item of a tree. */
const PRESSING = ['Enter', ' '];
const PRESSED_BY_KEYS = 'a[href], button, input, select, summary, textarea';

const isHeldKey = ({ key, target }: KeyboardEvent): boolean =>
  KEYS.includes(key) ||
  (PRESSING.includes(key) && target instanceof Element && target.closest(PRESSED_BY_KEYS) === null);

const isModified = (event: Event): boolean =>
  event instanceof MouseEvent && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * Calls `wake` once for each placeholder below `root` when its policy says so. What a reader does at a placeholder is
 * held in it until its island has taken over.
 * @returns what stops it.
 */
export function watchIslands(root: HTMLElement, definitions: Definitions, wake: Wake): () => void {
  const placeholders = findPlaceholders(root);
  const all = [...placeholders.values()];
  const woken = new Set<Placeholder>();
  const listeners = new AbortController();
  const { signal } = listeners;
  const wakeOnce = (placeholder: Placeholder): void => {
    if (signal.aborted || woken.has(placeholder)) return;
    woken.add(placeholder);
    placeholder.element.setAttribute('aria-busy', 'true');
    wake(placeholder);
  };
  const isOpen = ({ standing, failed }: Placeholder): boolean =>
    standing !== true && failed !== true;
  const onIntent = (event: Event): void => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    for (const placeholder of all) {
      const { policy, around } = definitions[placeholder.name];
      if (policy !== 'intent' || !isOpen(placeholder)) continue;
      const { element } = placeholder;
      const isInside = target.closest(`[${ISLAND_ATTRIBUTE}]`) === element;
      const isAround = around !== undefined && element.closest(around)?.contains(target) === true;
      if (isInside && !isModified(event)) hold(placeholder, event);
      if (isInside || isAround) wakeOnce(placeholder);
    }
  };
  for (const type of INTENT)
    root.addEventListener(type, onIntent, { signal, passive: type === 'touchstart' });
  const watched = all.filter(({ name }) => {
    const { policy, comesNear } = definitions[name];
    return policy === 'visible' || comesNear !== undefined;
  });
  const near = watchNear(
    watched.map(({ element }) => element),
    (element) => {
      const placeholder = placeholders.get(element);
      const definition = placeholder && definitions[placeholder.name];
      return definition?.policy === 'visible' || definition?.comesNear?.(element) === true;
    },
    (element) => {
      const placeholder = placeholders.get(element);
      if (placeholder !== undefined) wakeOnce(placeholder);
    },
  );
  const unsubscribe = subscribe(near.look);
  whenQuiet(() => {
    for (const placeholder of all) {
      const { policy, hasNews } = definitions[placeholder.name];
      if (policy === 'idle' || hasNews?.() === true) wakeOnce(placeholder);
    }
  });
  return () => {
    listeners.abort();
    unsubscribe();
    near.stop();
  };
}
