import type { Locator } from '@playwright/test';
import { RESET_EVENT } from '#site/demo/resetEvent.ts';

/** Leaves a demo and mounts it anew, as on the next visit: its state is gone, and what it has stored is not. */
export async function visitAgain(stage: Locator): Promise<void> {
  await stage.evaluate(async (live, event) => {
    const before = live.firstElementChild;
    live.dispatchEvent(new CustomEvent(event, { bubbles: true }));
    while (live.firstElementChild === null || live.firstElementChild === before) {
      await new Promise((painted) => requestAnimationFrame(painted));
    }
  }, RESET_EVENT);
}
