import { expect } from '@playwright/test';
import { testDemo, type DemoScene } from '#tests/support/demo.ts';

const choose = async ({ stage, page }: DemoScene, name: string) => {
  await stage.getByRole('combobox', { name: 'Combination' }).click();
  await page.getByRole('option', { name, exact: true }).click();
};
const totalOf = ({ stage }: DemoScene) =>
  stage.locator(
    '[data-id="auto-generated-group-footer-root"] [data-field="containers"]',
  );

testDemo(
  import.meta.url,
  'has a total of another filter with several page sizes',
  async (scene) => {
    const total = totalOf(scene);
    const press = (name: string) =>
      scene.stage.getByRole('button', { name }).click();
    await press('Levante');
    await expect(total).toHaveText('3,234');
    await press('Caledon');
    await expect(total).toHaveText('3,242');
    await press('Levante');
    await expect(
      scene.stage.locator('[role="gridcell"][data-field="carrier"]').first(),
    ).toHaveText('Levante');
    await expect(total).toHaveText('3,242');
  },
);

testDemo(
  import.meta.url,
  'keeps the totals of the last answer that had some',
  async (scene) => {
    await choose(scene, 'An answer without totals');
    await expect(totalOf(scene)).toHaveText('12,367');
    await scene.stage.getByRole('button', { name: 'Levante' }).click();
    await expect(
      scene.stage.locator('[role="gridcell"][data-field="carrier"]').nth(1),
    ).toHaveText('Levante');
    await expect(totalOf(scene)).toHaveText('12,367');
  },
);

testDemo(
  import.meta.url,
  'does not change a total after an edit, or format it with the function',
  async (scene) => {
    await choose(scene, 'Editing');
    await expect(totalOf(scene)).toHaveText('12,367');
    const cell = scene.stage.locator(
      '[role="row"][data-id="1"] [data-field="containers"]',
    );
    await cell.dblclick();
    await scene.stage.getByRole('spinbutton').fill('500');
    await scene.page.keyboard.press('Enter');
    await expect(cell).toHaveText('500');
    await expect(totalOf(scene)).toHaveText('12,367');
  },
);
