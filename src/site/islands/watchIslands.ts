import { ISLAND_ATTRIBUTE, type IslandName } from '#core/islands.ts';
import { ARTICLE_ID } from '../page/articleId.ts';
import { whenQuiet } from '../page/whenQuiet.ts';
import type { Placeholder } from './placeholder.ts';
import type { IslandDefinition } from './registry.ts';

/** How far below and above the viewport a placeholder counts as visible. */
const NEAR = '400px 0px';
/** The longest a visible island waits for the browser to be idle. */
const IDLE_WITHIN_MS = 300;

const INTENT = ['pointerover', 'touchstart', 'focusin', 'keydown', 'click'] as const;

type Definitions = Readonly<Record<IslandName, IslandDefinition>>;
type Wake = (placeholder: Placeholder) => void;

const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_WITHIN_MS });
  else setTimeout(run, 50); // Safari
};

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

/** One for each island that serves elements of the article. */
function createServing(root: HTMLElement, definitions: Definitions): Placeholder[] {
  const names = Object.keys(definitions) as IslandName[];
  const article = root.querySelector<HTMLElement>(`#${ARTICLE_ID}`) ?? root;
  return names
    .filter((name) => definitions[name].serves !== undefined)
    .map((name) => ({ name, element: article, written: [], held: [], serves: true }));
}

/** Wakes what comes near the viewport, one at a time and when the browser is idle. */
function watchVisible(placeholders: readonly Placeholder[], wake: Wake): () => void {
  const queue: Element[] = [];
  let stopped = false;
  let waiting = false;

  function next(): void {
    waiting = false;
    const element = queue.shift();
    const placeholder = placeholders.find((each) => each.element === element);
    if (stopped || placeholder === undefined) return;
    wake(placeholder);
    schedule();
  }

  function schedule(): void {
    if (waiting || queue.length === 0) return;
    waiting = true;
    whenIdle(next);
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        queue.push(target);
      }
      schedule();
    },
    { rootMargin: NEAR },
  );
  for (const { element } of placeholders) observer.observe(element);
  return () => {
    stopped = true;
    observer.disconnect();
  };
}

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

/**
 * Keeps what the reader does at a placeholder for its island. A press is done once, by the island or without it
 * (`goWithout`), and so is a second one on the same element: who waits presses again.
 */
function hold(placeholder: Placeholder, event: Event): void {
  const { held } = placeholder;
  const isPress = event.type === 'click';
  if (isPress || (event instanceof KeyboardEvent && KEYS.includes(event.key))) {
    event.preventDefault();
    if (isPress) event.stopPropagation();
    const isKnown = held.some(({ type, target }) => type === 'click' && target === event.target);
    if (!(isPress && isKnown)) placeholder.held = [...held, event];
  } else if (held.length === 0 && event instanceof PointerEvent) placeholder.held = [event];
}

const isModified = (event: Event): boolean =>
  event instanceof MouseEvent && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

function tryAgain(placeholder: Placeholder): void {
  const { retry } = placeholder;
  delete placeholder.retry;
  placeholder.failed = false;
  retry?.();
}

/**
 * Calls `wake` once for each placeholder below `root` when its policy says so. What a reader does at a placeholder is
 * held in it until its island has taken over.
 * @returns what stops it.
 */
export function watchIslands(root: HTMLElement, definitions: Definitions, wake: Wake): () => void {
  const placeholders = findPlaceholders(root);
  const all = [...placeholders.values()];
  const serving = createServing(root, definitions);
  const woken = new Set<Placeholder>();
  const listeners = new AbortController();
  const { signal } = listeners;
  const wakeOnce = (placeholder: Placeholder): void => {
    if (signal.aborted || woken.has(placeholder)) return;
    woken.add(placeholder);
    wake(placeholder);
  };
  const onIntent = (event: Event): void => {
    const { target, type } = event;
    if (!(target instanceof Element)) return;
    const element = target.closest(`[${ISLAND_ATTRIBUTE}]`);
    const placeholder =
      (element === null ? undefined : placeholders.get(element)) ??
      serving.find(
        ({ name }) => target.closest(definitions[name].serves?.selector ?? '*') !== null,
      );
    if (placeholder === undefined || placeholder.standing === true) return;
    const { policy, serves } = definitions[placeholder.name];
    if (policy !== 'intent' || (type === 'click' && serves?.takesClicks === false)) return;
    const { failed, retry } = placeholder;
    if (failed === true && retry === undefined) return;
    if (!isModified(event)) hold(placeholder, event);
    if (failed === true) tryAgain(placeholder);
    else wakeOnce(placeholder);
  };
  for (const type of INTENT)
    root.addEventListener(type, onIntent, { signal, passive: type === 'touchstart' });
  const stopVisible = watchVisible(
    all.filter(({ name }) => definitions[name].policy === 'visible'),
    wakeOnce,
  );
  whenQuiet(() => {
    for (const placeholder of all) {
      const { policy, hasNews } = definitions[placeholder.name];
      if (policy === 'idle' || hasNews?.() === true) wakeOnce(placeholder);
    }
  });
  return () => {
    listeners.abort();
    stopVisible();
  };
}
