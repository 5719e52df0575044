import { expect } from '@playwright/test';
import { testDemo, type DemoScene } from '#tests/support/demo.ts';

const choose = async ({ stage, page }: DemoScene, name: string) => {
  await stage.getByRole('combobox', { name: 'Combination' }).click();
  await page.getByRole('option', { name, exact: true }).click();
};
const rowOf = ({ stage }: DemoScene, name: string) =>
  stage.locator('.MuiDataGrid-row').filter({ hasText: new RegExp(`^${name}`) });
const rowsOf = ({ stage }: DemoScene) => stage.locator('.MuiDataGrid-row');
testDemo(
  import.meta.url,
  'has no names with lazy loading, and cannot open a row',
  async (scene) => {
    const rows = rowsOf(scene);
    await expect(rows.first()).toContainText('Region');
    await expect(rows.first()).not.toContainText('Africa');
    await rows.first().getByRole('button').click();
    await expect(scene.stage.getByRole('status')).not.toHaveText(
      'No error was reported.',
    );
  },
);

testDemo(
  import.meta.url,
  'loses children in the cache with several page sizes',
  async (scene) => {
    await choose(scene, 'Pages of several sizes');
    await rowOf(scene, 'Asia').getByRole('button').click();
    await expect(rowOf(scene, 'South Korea')).toBeVisible();
    await rowOf(scene, 'Asia').getByRole('button').click();
    await expect(rowOf(scene, 'India')).toHaveCount(0);
    await rowOf(scene, 'Asia').getByRole('button').click();
    await expect(rowOf(scene, 'India')).toBeVisible();
    await expect(rowOf(scene, 'South Korea')).toHaveCount(0);
  },
);

testDemo(
  import.meta.url,
  'has no rows after another depth or another function',
  async (scene) => {
    for (const name of [
      'Other open levels at run time',
      'A new function for open branches',
    ]) {
      await choose(scene, name);
      await expect(rowsOf(scene)).toHaveCount(4);
      await scene.stage
        .getByRole('button', { name: 'Change the prop' })
        .click();
      await expect(scene.stage.locator('.MuiDataGrid-overlay')).toHaveText(
        'No rows',
      );
      await expect(rowsOf(scene)).toHaveCount(0);
    }
  },
);

testDemo(
  import.meta.url,
  'counts wrongly after a count of children',
  async (scene) => {
    await choose(scene, 'A row count for children');
    const footer = scene.stage.locator('.MuiTablePagination-displayedRows');
    await expect(footer).toHaveText('1–3 of 4');
    await rowOf(scene, 'Africa').getByRole('button').click();
    await expect(footer).toHaveText('1–2 of 2');
  },
);

testDemo(
  import.meta.url,
  'shows one of the siblings that have the same key',
  async (scene) => {
    await choose(scene, 'Siblings with the same key');
    await rowOf(scene, 'Asia').getByRole('button').click();
    await expect(rowsOf(scene)).toHaveCount(5);
    await expect(scene.stage.getByRole('status')).toHaveText(
      'No error was reported.',
    );
  },
);

testDemo(import.meta.url, 'has handles that do not drag', async (scene) => {
  await choose(scene, 'Row reordering');
  await expect(rowsOf(scene)).toHaveCount(4);
  const handle = scene.stage.locator('.MuiDataGrid-rowReorderCell').first();
  await expect(handle).toHaveAttribute('draggable', 'false');
});
