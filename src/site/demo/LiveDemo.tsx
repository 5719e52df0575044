import { memo, useLayoutEffect, type ComponentType } from 'react';

function revealIn(target: HTMLElement): void {
  target.parentElement?.querySelector(':scope > .demo-preview')?.remove();
  target.removeAttribute('data-waiting');
}

/**
 * A mounted demo; it takes the place of what a server rendered in the same frame, so nothing moves. What the reader
 * chooses reaches it through the theme: a switch of mode renders none that does not read its colours in JavaScript.
 */
export const LiveDemo = memo(function LiveDemo({
  Demo,
  target,
}: {
  Demo: ComponentType;
  target: HTMLElement;
}) {
  useLayoutEffect(() => revealIn(target), [target]);
  return <Demo />;
});
