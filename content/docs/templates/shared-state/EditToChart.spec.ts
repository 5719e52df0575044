import { expect } from '@playwright/test';
import { circleOf } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws what is edited, and keeps the chart while an amount is refused',
  async ({ stage, page }) => {
    const status = stage.getByRole('status');
    const slice = stage.locator('.MuiPieArc-root').first();
    const cell = stage.locator('[data-id="staff"] [data-field="amount"]');
    const type = async (text: string) => {
      await cell.dblclick();
      await cell.locator('input').fill(text);
      await page.keyboard.press('Enter');
    };
    await expect(status).toHaveText('$800,000 planned, $100,000 left');
    await circleOf(stage); // it has grown
    const before = await slice.getAttribute('d');

    await type('521');
    await expect(stage.getByRole('alert')).toHaveText('That is 1 over 900.');
    await page.keyboard.press('Escape');
    await expect(stage.getByRole('alert')).toHaveCount(0);
    await expect(cell).toHaveText('420');
    for (const text of ['', '-1']) {
      await type(text);
      await expect(stage.getByRole('alert')).toHaveText(
        'An amount is 0 or more.',
      );
      await page.keyboard.press('Escape');
    }
    await expect(status).toHaveText('$800,000 planned, $100,000 left');
    expect(await slice.getAttribute('d')).toBe(before);

    await type('520');
    await expect(status).toHaveText('$900,000 planned, $0 left');
    await expect(slice).not.toHaveAttribute('d', before ?? '');
    await type('419.5');
    await expect(status).toHaveText('$799,500 planned, $100,500 left');
    await type('0');
    await expect(status).toHaveText('$380,000 planned, $520,000 left');
    await stage.getByRole('button', { name: 'Start again' }).click();
    await expect(status).toHaveText('$800,000 planned, $100,000 left');
  },
);
