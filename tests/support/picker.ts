import { expect, type Locator, type Page } from '@playwright/test';
import { settled } from './browser.ts';

type SectionName = 'Year' | 'Month' | 'Day' | 'Hours' | 'Minutes' | 'Seconds' | 'Meridiem';

/** The field of a picker, which is a group named by its label. */
export interface PickerField {
  group: Locator;
  /** Hidden: it holds the text that a form sends. */
  input: Locator;
  /** The button that opens the popup. Its name contains the value. */
  button: Locator;
  section: (name: SectionName) => Locator;
}

export function fieldOf(stage: Locator, label: string): PickerField {
  const group = stage.getByRole('group', { name: label, exact: true });
  return {
    group,
    input: group.locator('input'),
    button: group.getByRole('button', { name: /^Choose (date|time|range)/ }),
    section: (name) => group.getByRole('spinbutton', { name }),
  };
}

/** Names of the sections of a field as they are seen, from left to right. */
export const sectionsFromLeft = ({ group }: PickerField): Promise<(string | null)[]> =>
  group.getByRole('spinbutton').evaluateAll((sections) =>
    sections
      .map((section) => [section.getBoundingClientRect().left, section] as const)
      .sort(([left], [other]) => left - other)
      .map(([, section]) => section.getAttribute('aria-label')),
  );

/** The popup of the picker with this label, as a popper or as a modal dialog. */
export const popupOf = (page: Page, label: string): Locator =>
  page.getByRole('dialog', { name: label, exact: true });

/** A day of the month that a calendar shows. */
export const dayOf = (calendar: Locator, day: number): Locator =>
  calendar.getByRole('gridcell', { name: String(day), exact: true });

/**
 * Types over one section of a field. For five seconds the field adds digits to those typed before, also after a click: a
 * character that fits no section makes it forget them. A key can still be lost on a busy machine, so this types again
 * until the section shows the text.
 */
export async function typeSection(section: Locator, text: string): Promise<void> {
  await expect(async () => {
    await section.click();
    await pressKeys(section.page(), ...`.${text}`);
    await expect(section).toHaveText(text, { timeout: 1000 });
  }).toPass();
}

/**
 * Presses keys as a person does, who sees what a key did before pressing the next one. A field finishes a key in a timeout
 * and in the next frame: a key that comes earlier can be lost, or empty the other sections.
 */
export async function pressKeys(page: Page, ...keys: readonly string[]): Promise<void> {
  await settled(page);
  for (const key of keys) {
    await page.keyboard.press(key);
    await settled(page);
  }
}

/** Types over the month, the day and the year of a field in this order, as far as `MM/DD/YYYY` goes. */
export async function typeDate(field: PickerField, date: string): Promise<void> {
  const parts = date.split('/');
  for (const [index, name] of (['Month', 'Day', 'Year'] as const).entries()) {
    const text = parts[index];
    if (text !== undefined) await typeSection(field.section(name), text);
  }
}

/** Pastes a text into a section, as far as a page notices. */
export const paste = (section: Locator, text: string): Promise<void> =>
  section.evaluate((node, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    node.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

/** An option of a digital clock, by its accessible name: "9 hours", "30 minutes", "PM", or "09:00 AM" in a single list. */
export const optionOf = (clock: Locator, name: string): Locator =>
  clock.getByRole('option', { name, exact: true });

/** Types over both dates of a field for a range, each as `MM/DD/YYYY`. */
export async function typeRange(field: PickerField, start: string, end: string): Promise<void> {
  for (const [position, date] of [start, end].entries()) {
    const parts = date.split('/');
    for (const [index, name] of (['Month', 'Day', 'Year'] as const).entries()) {
      const text = parts[index];
      if (text !== undefined) await typeSection(field.section(name).nth(position), text);
    }
  }
}

/** Waits until a popup has grown: a day that moves between press and release of the mouse is not clicked. */
async function stands(popup: Locator): Promise<void> {
  await popup.evaluate(async (node) => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const animations = node.getAnimations({ subtree: true });
    await Promise.allSettled(animations.map(({ finished }) => finished));
  });
}

/**
 * Waits until a calendar shows one month, such as `May 2026`, alone. The month before slides away with its days, so for a
 * while there are two of each.
 */
export async function monthStands(calendar: Locator, month: string): Promise<void> {
  await expect(calendar.getByRole('grid', { name: month })).toBeVisible();
  await expect(calendar.getByRole('rowgroup')).toHaveCount(1);
}

/** Chooses a day of the month in view in a popup that has just been opened. */
export async function clickDay(popup: Locator, day: number): Promise<void> {
  await stands(popup);
  await dayOf(popup, day).click();
}

/** Chooses a day of one of the months that a popup shows, such as `'June 2026'`. */
export async function clickDayOf(popup: Locator, month: string, day: number): Promise<void> {
  await stands(popup);
  await dayOf(popup.getByRole('grid', { name: month }), day).click();
}

/** Chooses an option of a digital clock in a popup that has just been opened. */
export async function clickOption(popup: Locator, name: string): Promise<void> {
  await stands(popup);
  await optionOf(popup, name).click();
}

/** Clicks where something is, although it is disabled. A click of Playwright's own waits until it is not. */
export async function clickDisabled(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing is shown that could be clicked.');
  await target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Presses a button of a popup that has just been opened, such as a shortcut. A text must be the whole name. */
export async function clickButton(popup: Locator, name: string | RegExp): Promise<void> {
  await stands(popup);
  await popup.getByRole('button', { name, exact: true }).click();
}

/** Opens the popup, chooses a day of the month in view, and waits until the popup is gone. */
export async function chooseDay(page: Page, field: PickerField, day: number): Promise<void> {
  await field.button.click();
  const popup = page.getByRole('dialog');
  await clickDay(popup, day);
  await expect(popup).toHaveCount(0);
}

/** Opens the popup, and waits until it has grown. */
export async function openPopup(field: PickerField, popup: Locator): Promise<void> {
  await field.button.click();
  await stands(popup);
}
