/**
 * Lets demos print: the grid writes the markup of its own copy as text into an empty frame, where Trusted Types are required as
 * in the page around it. The frame has a realm of its own, and gets a policy for this one purpose; in the page itself text stays
 * text. `load` of a frame does not bubble, but is heard here before the grid's own handler.
 *
 * @returns what undoes it.
 */
export function allowPrinting(): () => void {
  const onLoad = ({ target }: Event): void => {
    if (!(target instanceof HTMLIFrameElement) || target.src !== '') return;
    const { contentWindow } = target;
    // A frame of another origin shows nothing of itself.
    if (contentWindow === null || target.contentDocument === null) return;
    contentWindow.trustedTypes?.createPolicy('default', { createHTML: (html) => html });
  };
  document.addEventListener('load', onLoad, true);
  return () => document.removeEventListener('load', onLoad, true);
}
