import { useLayoutEffect, type ComponentType } from 'react';

function revealIn(target: HTMLElement): void {
  target.parentElement?.querySelector(':scope > .demo-preview')?.remove();
  target.removeAttribute('data-waiting');
}

/** A mounted demo; it takes the place of what a server rendered in the same frame, so nothing moves. */
export function LiveDemo({ Demo, target }: { Demo: ComponentType; target: HTMLElement }) {
  useLayoutEffect(() => revealIn(target), [target]);
  return <Demo />;
}
