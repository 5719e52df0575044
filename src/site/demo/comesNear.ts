import { byClass } from '#markup/selectors.ts';

/**
 * Whether a demo has nothing to show before it is mounted: it has no picture, or the reader has chosen what its picture does
 * not have, such as another direction. `demo.css` hides the picture then.
 */
export function comesNear(stage: HTMLElement): boolean {
  const picture = stage.querySelector(`:scope > ${byClass('demo-preview')}`);
  return picture === null || getComputedStyle(picture).visibility === 'hidden';
}
