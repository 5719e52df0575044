import { ISLAND_ATTRIBUTE, type IslandName } from '#core/islands.ts';
import { ARTICLE_ID } from '../page/articleId.ts';
import { isHeldKey } from '../page/heldKeys.ts';
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

/** One for each island that serves elements of the article. */
function createServing(root: HTMLElement, definitions: Definitions): Placeholder[] {
  const names = Object.keys(definitions) as IslandName[];
  const article = root.querySelector<HTMLElement>(`#${ARTICLE_ID}`) ?? root;
  return names
    .filter((name) => definitions[name].serves !== undefined)
    .map((name) => ({ name, element: article, written: [], held: [], serves: true }));
}

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

const isModified = (event: Event): boolean =>
  event instanceof MouseEvent && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** The longest that what is around the reader waits for what the reader has come to. */
const FIRST_FOR_MS = 1_000;

/** Runs something once an island stands, or cannot be had: what the reader has come to is drawn before what is around it. */
function whenStanding(placeholder: Placeholder, run: () => void): void {
  const end = performance.now() + FIRST_FOR_MS;
  function look(): void {
    const { standing, failed } = placeholder;
    if (standing === true || failed === true || performance.now() > end) run();
    else requestAnimationFrame(look);
  }
  look();
}

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
    // What serves a whole article has not made it busy.
    if (placeholder.serves !== true) placeholder.element.setAttribute('aria-busy', 'true');
    wake(placeholder);
  };
  const comeTo = (placeholder: Placeholder, event: Event): void => {
    const { policy, serves } = definitions[placeholder.name];
    const { standing, failed, retry } = placeholder;
    if (standing === true || policy !== 'intent') return;
    if (event.type === 'click' && serves?.takesClicks === false) return;
    if (failed === true && retry === undefined) return;
    if (!isModified(event)) hold(placeholder, event);
    if (failed === true) tryAgain(placeholder);
    else wakeOnce(placeholder);
  };
  const onIntent = (event: Event): void => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const element = target.closest(`[${ISLAND_ATTRIBUTE}]`);
    const own = element === null ? undefined : placeholders.get(element);
    // What an island has drawn may be served by another one, as code is.
    const reached =
      (own?.standing === true ? undefined : own) ??
      serving.find(
        ({ name }) => target.closest(definitions[name].serves?.selector ?? '*') !== null,
      );
    if (reached !== undefined) comeTo(reached, event);
    for (const placeholder of all) {
      const { policy, around } = definitions[placeholder.name];
      if (placeholder === reached || policy !== 'intent' || around === undefined) continue;
      const { standing, failed, element: place } = placeholder;
      if (standing === true || failed === true) continue;
      if (place.closest(around)?.contains(target) !== true) continue;
      // A click that is an element's own does not wake the island that serves it.
      if (reached === undefined || !woken.has(reached)) wakeOnce(placeholder);
      else whenStanding(reached, () => wakeOnce(placeholder));
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
  const wakeWhere = (isDue: (definition: IslandDefinition) => boolean): void => {
    for (const placeholder of all) if (isDue(definitions[placeholder.name])) wakeOnce(placeholder);
  };
  const unsubscribe = subscribe(() => {
    near.look();
    wakeWhere(({ hasNews }) => hasNews?.() === true);
  });
  whenQuiet(() => wakeWhere(({ policy, hasNews }) => policy === 'idle' || hasNews?.() === true));
  return () => {
    listeners.abort();
    unsubscribe();
    near.stop();
  };
}
