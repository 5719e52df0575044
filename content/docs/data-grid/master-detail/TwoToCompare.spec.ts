import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'closes the first of two panels when a third one is opened, and opens none for a booked shipment',
  async ({ stage, page }) => {
    const panels = stage.locator('.MuiDataGrid-detailPanel');
    const cell = (id: string) =>
      stage.locator(`[data-id="${id}"] [data-field="__detail_panel_toggle__"]`);
    const rows = stage.locator('[role="row"][data-id]');
    const ids = async (status: RegExp) =>
      rows
        .filter({ hasText: status })
        .evaluateAll((all) => all.map((row) => row.dataset['id'] ?? ''));
    const [first = '', second = '', third = ''] = await ids(
      /At sea|In customs|Delivered|Delayed/,
    );
    const [booked = ''] = await ids(/Booked/);
    const close = stage.getByRole('button', { name: 'Close the panels' });

    await expect(close).toBeDisabled();
    await cell(first).getByRole('button').click();
    await expect(panels).toHaveCount(1);
    await cell(second).getByRole('button').click();
    await expect(panels).toHaveCount(2);
    await cell(third).getByRole('button').click();
    await expect(cell(first).getByRole('button')).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(panels).toHaveCount(2);

    await expect(cell(booked).getByRole('button')).toBeDisabled();
    await cell(booked).click({ position: { x: 2, y: 2 } });
    await page.keyboard.press(' ');
    await expect(panels).toHaveCount(2);

    await close.click();
    await expect(panels).toHaveCount(0);
    await expect(close).toBeDisabled();
  },
);
