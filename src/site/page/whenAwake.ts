import { sayGone } from '../offline/gone.ts';
import { Awakening } from './Awakening.ts';
import { HELD_AT_MOST_MS } from './waitForReader.ts';
import { whenQuiet } from './whenQuiet.ts';

/** The document's own, in whose head it waits for a reader, or one that waits from now on. */
const awakening =
  typeof window === 'undefined' || window.docsAwakening === undefined
    ? new Awakening({ quiet: whenQuiet, heldAtMostMs: HELD_AT_MOST_MS, onFailure: sayGone })
    : window.docsAwakening;
if (typeof window !== 'undefined') window.docsAwakening?.onFailure(sayGone);

/**
 * Runs something at the first sign of a reader, or when the page is quiet; at once if there was one. A page that is opened at
 * a hash is awake from the beginning.
 * @returns what takes it back.
 */
export const { whenAwake } = awakening;
