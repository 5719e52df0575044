import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'keeps groups open for new rows and later visits, and survives a broken text in the storage',
  async ({ stage, page }) => {
    const group = (name: string) =>
      stage.locator(`[data-id="auto-generated-row-carrier/${name}"]`);
    const open = stage.locator('[role="row"][aria-expanded="true"]');
    const press = (name: string) => stage.getByRole('button', { name }).click();
    const store = (text: string) =>
      page.evaluate(
        (value) => localStorage.setItem('shipments: open groups', value),
        text,
      );
    await store('[]');
    await press('Leave and come back');
    await expect(open).toHaveCount(0);

    await group('Alma Line').getByRole('button').click();
    await expect(open).toHaveCount(1);
    await group('Alma Line').getByRole('button').click();
    await expect(open).toHaveCount(0);
    await group('Levante').getByRole('button').click();
    await expect(open).toHaveCount(1);
    await press('Load the rows again');
    await expect(group('Levante')).toHaveAttribute('aria-expanded', 'true');
    await expect(open).toHaveCount(1);
    await press('Leave and come back');
    await expect(group('Levante')).toHaveAttribute('aria-expanded', 'true');
    await expect(open).toHaveCount(1);

    for (const broken of ['{', '7', 'null', '[3, null, "gone"]']) {
      await store(broken);
      await press('Leave and come back');
      await expect(group('Levante')).toHaveAttribute('aria-expanded', 'false');
      await expect(open).toHaveCount(0);
    }
    await store('[]');
  },
);
