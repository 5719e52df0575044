const MOVING = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];
const PRESSING = ['Enter', ' '];
const PRESSED_BY_KEYS = 'a[href],button,input,select,summary,textarea';

/**
 * Whether a key is held until what it is meant for is there: one that moves within it, or presses what the browser does not
 * press by itself, such as a header of a grid or an item of a tree.
 */
export const isHeldKey = ({ key, target }: KeyboardEvent): boolean =>
  MOVING.includes(key) ||
  (PRESSING.includes(key) && target instanceof Element && target.closest(PRESSED_BY_KEYS) === null);
