import { savesData } from '../shell/links.ts';
import { whenQuiet } from '../page/whenQuiet.ts';

const LINK = '[data-search]';

/** Where a slash is a letter, or a demo's own key. */
const TYPED_INTO = 'input,textarea,select,[contenteditable],.demo-stage';

type Opener = typeof import('./dialog.ts');

let started = false;
let opener: Opener | undefined;

async function load(): Promise<Opener> {
  opener = await import('./dialog.ts');
  return opener;
}

/** What fails here is tried again when the box is opened. */
const warm = (): void => {
  load().then(
    ({ warmUp }) => warmUp(),
    () => undefined,
  );
};

/**
 * Opens the box by Ctrl/⌘+K, by a slash, and by its link. What makes it comes when the page has come to rest, or with
 * the first sign of use.
 */
export function startSearch(): void {
  if (started) return;
  started = true;
  const at = (event: Event, selector: string): boolean =>
    event.target instanceof Element && event.target.closest(selector) !== null;
  document.addEventListener('keydown', (event) => {
    const chord = event.ctrlKey || event.metaKey;
    if (event.altKey || event.defaultPrevented) return;
    if (chord ? event.key === 'k' : event.key === '/' && !at(event, TYPED_INTO)) open(event);
  });
  document.addEventListener('click', (event) => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (plain && at(event, LINK)) open(event);
  });
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, (event) => {
      if (at(event, LINK)) warm();
    });
  }
  if (!savesData()) whenQuiet(warm);
}

let early: HTMLInputElement | undefined;

function open(event: Event): void {
  event.preventDefault();
  if (opener !== undefined) {
    opener.openSearch('');
    return;
  }
  if (early !== undefined) return;
  // Takes what is typed until the box is there. Focus within the event is what brings a phone's keyboard up.
  const before = document.activeElement;
  const field = Object.assign(document.createElement('input'), { ariaLabel: 'Search' });
  field.className = 'visually-hidden';
  early = field;
  document.body.prepend(field);
  field.focus({ preventScroll: true });
  const take = (): string => {
    field.remove();
    early = undefined;
    // Where focus returns to when the box is closed.
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    return field.value;
  };
  load().then(
    ({ openSearch }) => openSearch(take()),
    () => location.assign(`/x/search/?q=${encodeURIComponent(take())}`),
  );
}
