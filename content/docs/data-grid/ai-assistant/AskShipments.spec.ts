import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'filters, sorts and groups by prompts, adds to the one before, and says what it does not understand',
  async ({ stage, page }) => {
    const panel = page.locator('.MuiDataGrid-aiAssistantPanel');
    const field = panel.getByRole('textbox');
    const cells = (name: string) =>
      stage.locator(`[role="gridcell"][data-field="${name}"]`);
    const shown = (name: string) => cells(name).allTextContents();
    const groups = stage.locator('.MuiDataGrid-groupingCriteriaCell');
    const ask = async (prompt: string) => {
      await field.fill(prompt);
      await page.keyboard.press('Enter');
      // Its answer has come when it is no longer being processed.
      await expect(panel.getByText('Processing', { exact: false })).toHaveCount(
        0,
      );
    };
    await stage.getByRole('button', { name: 'AI Assistant' }).click();
    await panel.getByRole('button', { name: /^What goes to/ }).click();
    await expect
      .poll(async () => new Set(await shown('destination')))
      .toEqual(new Set(['Rotterdam']));
    const before = await cells('number').count();

    await ask('and more than 5 containers');
    await expect.poll(() => cells('number').count()).toBeLessThan(before);
    expect(new Set(await shown('destination'))).toEqual(new Set(['Rotterdam']));
    for (const count of await shown('containers'))
      expect(Number(count)).toBeGreaterThan(5);

    // Without "and", the answer replaces what was there.
    await ask('Everything from Hamburg');
    await expect
      .poll(async () => new Set(await shown('origin')))
      .toEqual(new Set(['Hamburg']));
    await panel.getByRole('button', { name: 'Containers by carrier' }).click();
    await expect(groups).toHaveCount(4);

    await ask('umbrellas');
    await expect(
      panel.getByText('I found nothing about "umbrellas" in the columns.'),
    ).toBeVisible();
    await expect(groups).toHaveCount(4);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
  },
);
