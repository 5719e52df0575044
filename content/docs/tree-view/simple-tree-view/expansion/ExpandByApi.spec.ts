import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(import.meta.url, 'expands once, and toggles', async ({ stage }) => {
  const item = (name: string) =>
    stage.getByRole('treeitem', { name, exact: true });
  const engine = stage.getByRole('button', { name: 'Show engine parts' });
  await engine.click();
  await expect(item('Piston')).toBeVisible();
  await engine.click();
  await expect(item('Engine')).toHaveAttribute('aria-expanded', 'true');
  const brakes = stage.getByRole('button', { name: 'Toggle brakes' });
  await brakes.click();
  await expect(item('Pads')).toBeVisible();
  await brakes.click();
  await expect(item('Pads')).toBeHidden();
});
