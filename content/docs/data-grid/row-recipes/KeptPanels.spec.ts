import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'opens the panels of the last visit, ignores rows that are gone, and survives a broken text in the storage',
  async ({ stage, page }) => {
    const panels = stage.locator('.MuiDataGrid-detailPanel');
    const toggle = (id: number) =>
      stage.locator(`[role="row"][data-id="${id}"]`).getByRole('button');
    const again = stage.getByRole('button', { name: 'Leave and come back' });
    const store = (text: string) =>
      page.evaluate(
        (value) => localStorage.setItem('shipments: open panels', value),
        text,
      );
    await store('[]');
    await again.click();
    await expect(toggle(3)).toHaveAttribute('aria-expanded', 'false');
    await expect(panels).toHaveCount(0);

    await toggle(3).click();
    await toggle(1).click();
    await expect(panels).toHaveCount(2);
    await toggle(1).click();
    await expect(panels).toHaveCount(1);
    await again.click();
    await expect(toggle(3)).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle(1)).toHaveAttribute('aria-expanded', 'false');
    await expect(panels).toHaveCount(1);

    await store('[2, 999, null, "3"]');
    await again.click();
    await expect(toggle(2)).toHaveAttribute('aria-expanded', 'true');
    await expect(panels).toHaveCount(1);

    for (const broken of ['{', '7', 'null', '{"2":true}']) {
      await store(broken);
      await again.click();
      await expect(toggle(2)).toHaveAttribute('aria-expanded', 'false');
      await expect(panels).toHaveCount(0);
    }
    await store('[]');
  },
);
