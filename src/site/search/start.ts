const LINK = '[data-search]';

/** Where a slash is a letter, or a demo's own key. */
const TYPED_INTO = 'input,textarea,select,[contenteditable],.demo-stage';

/** Opens the box by Ctrl/⌘+K, by a slash, and by its link. What makes it comes with the first use. */
export function startSearch(): void {
  const load = () => import('./dialog.ts');
  const open = (event: Event): void => {
    event.preventDefault();
    load().then(
      ({ openSearch }) => openSearch(),
      () => location.assign('/x/search/'),
    );
  };
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
      if (at(event, LINK))
        load().then(
          ({ warmUp }) => warmUp(),
          () => undefined,
        ); // a click tries again
    });
  }
}
