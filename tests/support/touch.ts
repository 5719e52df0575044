import type { Page } from '@playwright/test';

const MOVES = 12;

interface Pinch {
  /** The middle of the two fingers, in pixels of the window. */
  at: { x: number; y: number };
  /** How far the fingers are from each other at first, and at the end. */
  from: number;
  to: number;
}

/** Puts two fingers side by side on the page, moves them apart or together, and lifts them. */
export async function pinch(page: Page, { at, from, to }: Pinch): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', distance?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        distance === undefined
          ? []
          : [-0.5, 0.5].map((side, id) => ({ id, x: at.x + side * distance, y: at.y })),
    });
  try {
    await touch('touchStart', from);
    for (let move = 1; move <= MOVES; move += 1) {
      await touch('touchMove', from + ((to - from) * move) / MOVES);
      // Charts follow once a frame.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
  } finally {
    await touch('touchEnd');
    await session.detach();
  }
}
