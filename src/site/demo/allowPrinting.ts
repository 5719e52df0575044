/**
 * Lets demos print and save pictures: the grid writes the markup of its own copy as text into an empty frame, and so does
 * `rasterizehtml`, which draws charts. Trusted Types are required there as in the page around it. The frame has a realm of its
 * own, and gets a policy for this one purpose; in the page itself text stays text. `load` of a frame does not bubble, but is
 * heard here before the frame's own handler.
 *
 * @returns what undoes it.
 */
export function allowPrinting(): () => void {
  const onLoad = ({ target }: Event): void => {
    if (!(target instanceof HTMLIFrameElement) || target.src !== '') return;
    const { contentWindow } = target;
    // A frame of another origin shows nothing of itself.
    if (contentWindow === null || target.contentDocument === null) return;
    const { trustedTypes } = contentWindow;
    // A frame that is written to loads again and keeps its policy. A second one of this name would be an error.
    if (trustedTypes === undefined || trustedTypes.defaultPolicy !== null) return;
    trustedTypes.createPolicy('default', { createHTML: (html) => html });
  };
  document.addEventListener('load', onLoad, true);
  return () => document.removeEventListener('load', onLoad, true);
}
