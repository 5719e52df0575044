import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'follows the buttons and the panel, and shows all rows when no button is pressed',
  async ({ stage, page }) => {
    const preset = (name: string) => stage.getByRole('button', { name });
    const model = stage.locator('output');
    const count = (text: string) => expect(stage.getByText(text)).toBeVisible();
    await count('1–3 of 3');
    await preset('Large').click();
    await count('1–6 of 6');
    await expect(model).toHaveText(
      'items = [{"field":"containers","operator":">=","value":20}]',
    );

    // What people change in the panel is no longer what a button stands for.
    await stage
      .getByRole('columnheader', { name: 'Containers' })
      .getByRole('button', { name: 'Show filters' })
      .click();
    await page
      .getByRole('spinbutton', { name: 'Value', exact: true })
      .fill('24');
    await count('1–1 of 1');
    await expect(preset('Large')).toHaveAttribute('aria-pressed', 'false');
    await page
      .getByRole('spinbutton', { name: 'Value', exact: true })
      .fill('20');
    await expect(preset('Large')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');

    await preset('Large').click();
    await count('1–40 of 40');
    await expect(model).toHaveText('items = []');
  },
);
