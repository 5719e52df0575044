/** Room for what opens over a demo: a menu, a calendar, a dialog. CSS pixels. */
const OVERLAY_PX = 440;

/**
 * Tells the height that the content wants, whenever it is another one. While something has opened over the demo (it
 * stands beside the place, in the body) the frame gets room for it.
 */
export function watchHeight(place: HTMLElement, tell: (px: number) => void): void {
  let last = 0;
  const measure = (): void => {
    const content = place.offsetHeight;
    const open = [...document.body.children].some(
      (element) =>
        element !== place && element instanceof HTMLElement && element.getClientRects().length > 0,
    );
    const px = open ? Math.max(content, OVERLAY_PX) : content;
    if (px === last) return;
    last = px;
    tell(px);
  };
  new ResizeObserver(measure).observe(place);
  new MutationObserver(() => requestAnimationFrame(measure)).observe(document.body, {
    childList: true,
  });
}
