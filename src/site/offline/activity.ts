import { mayReload, type Activity } from '#core/offline/reload.ts';
import { byAttribute } from '#markup/selectors.ts';

const FIELDS = 'input, textarea, select, [contenteditable], iframe';

/** What opens over a page, or in it: of the platform, of the site (its tools), of the library's demos. */
const OPENED = `dialog[open], [popover]:popover-open, [role="dialog"], [role="menu"], [aria-modal="true"], [aria-haspopup][aria-expanded="true"], ${byAttribute('data-tool')}[aria-pressed="true"]`;

const LOOK_AGAIN_MS = 500;

let lastUsed = performance.now();
const typedInto = new Set<Element>();
let watching = false;

/** Starts to note what the reader does: of what was before, nothing is known. */
export function watchActivity(): void {
  if (watching) return;
  watching = true;
  const used = (): void => {
    lastUsed = performance.now();
  };
  for (const type of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove']) {
    addEventListener(type, used, { passive: true, capture: true });
  }
  const onInput = ({ target }: Event): void => {
    used();
    if (target instanceof Element && target.matches(FIELDS)) typedInto.add(target);
  };
  addEventListener('input', onInput, { capture: true });
}

/** Safari before 17.4 cannot tell: better to wait there. */
const isShown = (element: Element): boolean =>
  'checkVisibility' in element ? element.checkVisibility() : true;

const holdsText = (element: Element): boolean =>
  element.isConnected &&
  isShown(element) &&
  ('value' in element ? element.value !== '' : element.textContent !== '');

/** A film, a sound, or a movement that has an end. */
function isPlaying(): boolean {
  const sounding = [...document.querySelectorAll<HTMLMediaElement>('audio, video')].some(
    (media) => !media.paused && !media.ended,
  );
  return (
    sounding ||
    document
      .getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
      )
  );
}

const readActivity = (): Activity => ({
  typed:
    document.activeElement?.matches(FIELDS) === true ||
    [...typedInto].some((element) => holdsText(element)),
  open:
    document.fullscreenElement !== null ||
    [...document.querySelectorAll(OPENED)].some((element) => isShown(element)),
  // What is being kept would break off.
  playing: isPlaying() || 'keeping' in document.documentElement.dataset,
  quietMs: performance.now() - lastUsed,
});

/** Runs something that takes the page from its reader, once, when nothing is under way. */
export function whenFree(run: () => void): void {
  watchActivity();
  const look = (): void => {
    if (mayReload(readActivity())) run();
    else setTimeout(look, LOOK_AGAIN_MS);
  };
  look();
}
