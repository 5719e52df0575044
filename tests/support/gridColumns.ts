import type { Locator, Page } from '@playwright/test';

/**
 * Drags the edge of a column's header, and waits until the page takes clicks again.
 * @param by CSS pixels to the right, or to the left when negative.
 * @throws when the header has no edge.
 */
export async function dragEdge(page: Page, header: Locator, by: number): Promise<void> {
  const box = await header.locator('.MuiDataGrid-columnSeparator').boundingBox();
  if (!box) throw new Error('The header has no edge to drag.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by / 2, y);
  await page.mouse.move(x + by, y);
  await page.mouse.up();
  await takesClicks(page);
}

/** Waits until clicks get through: after a press on an edge, the grid stops all of them for a moment. */
export const takesClicks = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    let isHeard = false;
    const hear = () => {
      isHeard = true;
    };
    document.body.addEventListener('click', hear);
    // It does not bubble: nothing that is open takes it for a click outside of it.
    document.body.dispatchEvent(new MouseEvent('click', { cancelable: true }));
    document.body.removeEventListener('click', hear);
    return isHeard;
  });
};
