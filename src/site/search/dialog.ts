import { warmUp as warmUpFor } from './client.ts';
import { element } from './element.ts';
import { currentProduct } from './items.ts';
import styles from './search.module.css';
import { createView, PAGE_VIEW, type SearchView } from './view.ts';

/** Has everything ready for a first query: the worker, and the box, still closed. */
export function warmUp(): void {
  warmUpFor(currentProduct().id);
  build();
}

let dialog: HTMLDialogElement | undefined;
let view: SearchView | undefined;

/**
 * Opens the box over the page.
 * @param typed what was typed while it came; if nothing, the box has what it had before, selected.
 */
export function openSearch(typed: string): void {
  warmUpFor(currentProduct().id);
  // On the search's own page its field is already there.
  const field = document.querySelector<HTMLInputElement>(`[aria-controls="${PAGE_VIEW}-list"]`);
  const shownField = field ?? (dialog?.open ? view?.input : undefined);
  if (shownField !== undefined) {
    shownField.focus();
    if (typed === '') shownField.select();
    else {
      shownField.value = typed;
      shownField.dispatchEvent(new Event('input'));
    }
    return;
  }
  const { dialog: opened, view: shown } = build();
  // What a menu or the drawer shows lies in the same layer.
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) {
    menu.hidePopover();
  }
  fit(opened);
  opened.showModal();
  shown.search(typed === '' ? shown.input.value : typed);
  if (typed === '') shown.input.select();
}

function build(): { dialog: HTMLDialogElement; view: SearchView } {
  if (dialog !== undefined && view !== undefined) return { dialog, view };
  const made = element('dialog', { class: styles.dialog, 'aria-label': 'Search' });
  const close = element('button', { type: 'button', class: `tool ${styles.close}` }, ['Close']);
  close.addEventListener('click', () => made.close());
  // A result of this very page needs its scroll position: the page must be free again before it is followed.
  view = createView({ id: 'search', onLeave: () => made.close() });
  made.append(view.element);
  view.element.firstElementChild?.firstElementChild?.after(close);
  made.addEventListener('click', (event) => {
    if (event.target === made) made.close(); // the backdrop
  });
  // The page beneath stays where it is, whatever is scrolled over it.
  for (const type of ['wheel', 'touchmove']) {
    made.addEventListener(type, (event) => scrollInside(event), { passive: false });
  }
  for (const type of ['resize', 'scroll']) {
    visualViewport?.addEventListener(type, () => fit(made));
  }
  document.body.append(made);
  dialog = made;
  return { dialog: made, view };
}

/** What a phone's keyboard leaves free: no length of CSS knows it. */
function fit(box: HTMLElement): void {
  if (visualViewport === null) return;
  const { height, offsetTop, scale } = visualViewport;
  if (scale > 1) return; // the reader zooms: the box stays as it is
  box.style.setProperty('--free-height', `${height}px`);
  box.style.setProperty('--free-top', `${offsetTop}px`);
}

function scrollInside(event: Event): void {
  const scrolled =
    event.target instanceof Element
      ? event.target.closest(`.${styles.list}, .${styles.preview}`)
      : null;
  const scrolls = scrolled !== null && scrolled.scrollHeight > scrolled.clientHeight;
  if (!scrolls && event.cancelable) event.preventDefault();
}
