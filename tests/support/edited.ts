import { expect, type Frame, type Locator, type Page } from '@playwright/test';
import { pointAt } from './browser.ts';

/* A demo whose code is edited in its page. */

export const EDITED_PAGE = '/x/react-data-grid/sorting/';

export interface Edited {
  demo: Locator;
  code: Locator;
  frame: () => Frame;
  problems: Locator;
}

/** Opens a page, presses Edit on its first demo and waits until the edited demo stands in its frame. */
export async function edit(page: Page, route = EDITED_PAGE): Promise<Edited> {
  await page.goto(route);
  const demo = page.locator('.demo').first();
  await pointAt(demo.locator('[data-stage]'));
  await demo.locator('[data-tool="edit"]').click();
  await expect(demo.locator('[data-stage][data-live]')).toBeVisible();
  return {
    demo,
    code: demo.locator('.cm-content'),
    frame: () => frameOf(page),
    problems: demo.locator('[class*="problems"]'),
  };
}

function frameOf(page: Page): Frame {
  const frame = page.frames().find((each) => each.url().endsWith('/x/live/frame.html'));
  if (frame === undefined) throw new Error('There is no frame of edited code.');
  return frame;
}

/** Replaces all of the shown file. */
export async function write(page: Page, code: Locator, text: string): Promise<void> {
  await code.focus();
  await expect(code).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
  await expect(code).toContainText(text.trim().split('\n')[0] ?? '');
}

/** A demo that says something. */
export const saying = (text: string, more = '') =>
  `${more}\nexport default function Demo() {\n  return <p>${text}</p>;\n}\n`;

export const body = (edited: Edited): Locator => edited.frame().locator('#place');
