import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { visitAgain } from '#tests/support/visit.ts';

testDemo(
  import.meta.url,
  'switches views, notices a column that no view has, and keeps the choice',
  async ({ stage, page }) => {
    const header = (name: string) => stage.getByRole('columnheader', { name });
    const view = (name: string) => stage.getByRole('button', { name });
    const stored = () =>
      page.evaluate(() =>
        JSON.parse(localStorage.getItem('shipments: visible columns') ?? '{}'),
      );
    await view('Invoice').click();
    await expect(header('Value')).toBeVisible();
    await expect(header('Origin')).toHaveCount(0);
    // A second click on the view must not leave the grid without one.
    await view('Invoice').click();
    await expect(view('Invoice')).toHaveAttribute('aria-pressed', 'true');

    await stage.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Origin' }).check();
    await page.keyboard.press('Escape');
    await expect(header('Origin')).toBeVisible();
    await expect(view('Invoice')).toHaveAttribute('aria-pressed', 'false');
    expect(await stored()).toMatchObject({ destination: false, weight: false });

    // The next visit starts with the choice, which is neither of the views.
    await visitAgain(stage);
    await expect(header('Origin')).toBeVisible();
    await expect(header('Destination')).toHaveCount(0);
    await expect(view('Invoice')).toHaveAttribute('aria-pressed', 'false');
    await expect(view('Route')).toHaveAttribute('aria-pressed', 'false');

    await view('Route').click();
    await expect(view('Route')).toHaveAttribute('aria-pressed', 'true');
    await expect(header('Value')).toHaveCount(0);
    expect(await stored()).toEqual({
      weight: false,
      value: false,
      currency: false,
    });

    // Without a choice that can be read, a visit starts with the first view.
    await view('Invoice').click();
    await page.evaluate(() =>
      localStorage.setItem('shipments: visible columns', '{'),
    );
    await visitAgain(stage);
    await expect(view('Route')).toHaveAttribute('aria-pressed', 'true');
    await expect(header('Value')).toHaveCount(0);
  },
);
