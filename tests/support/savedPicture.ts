import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';

/** A picture that the page saved, as its file has it. */
export interface SavedPicture {
  name: string;
  format: string;
  /** In pixels of the picture. */
  width: number;
  height: number;
  /** How much there is to see, in bits for each pixel: 0 where every pixel has the same color. */
  entropy: number;
}

/** Waits for the file that `act` makes the page save, and opens it. */
export async function savedPicture(page: Page, act: () => Promise<void>): Promise<SavedPicture> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  const picture = sharp(await download.path());
  const { format, width, height } = await picture.metadata();
  const { entropy } = await picture.stats();
  return { name: download.suggestedFilename(), format, width, height, entropy };
}

/** Saves a chart from its toolbar as a picture of the chart's own size, in which something is drawn. */
export async function expectPngFromToolbar(stage: Locator): Promise<void> {
  const page = stage.page();
  const drawing = await stage.getByRole('img').first().boundingBox();
  await stage.getByRole('button', { name: 'Export' }).click();
  const item = page.getByRole('menuitem', { name: 'Export as PNG' });
  const picture = await savedPicture(page, () => item.click());
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  expect(picture.format).toBe('png');
  expect(picture.width).toBeGreaterThanOrEqual(Math.floor(drawing?.width ?? Infinity));
  expect(picture.entropy).toBeGreaterThan(0.1);
  await page.mouse.move(0, 0);
}
