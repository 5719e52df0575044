/** Scrolls the drawer to a link that is out of sight. */
export function revealIn(drawer: HTMLElement | null, link: HTMLElement): void {
  if (drawer === null) return;
  const box = drawer.getBoundingClientRect();
  const place = link.getBoundingClientRect();
  if (place.top < box.top || place.bottom > box.bottom) {
    drawer.scrollTop += place.top - box.top - box.height / 3;
  }
}
