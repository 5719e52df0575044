import { expect } from '@playwright/test';
import { testDemo, type DemoScene } from '#tests/support/demo.ts';

const choose = async ({ stage, page }: DemoScene, name: string) => {
  await stage.getByRole('combobox', { name: 'Combination' }).click();
  await page.getByRole('option', { name, exact: true }).click();
};
const rowOf = ({ stage }: DemoScene, name: string) =>
  stage.locator('.MuiDataGrid-row').filter({ hasText: new RegExp(`^${name}`) });

testDemo(
  import.meta.url,
  'has nothing to open with lazy loading',
  async ({ stage }) => {
    await expect(stage.locator('.MuiDataGrid-row').first()).toContainText(
      'Alma Line',
    );
    await expect(
      stage.locator('.MuiDataGrid-row').getByRole('button'),
    ).toHaveCount(0);
  },
);

testDemo(
  import.meta.url,
  'loses shipments in the cache with several page sizes',
  async (scene) => {
    const grid = scene.stage.getByRole('treegrid');
    await choose(scene, 'Pages of several sizes');
    const caledon = rowOf(scene, 'Caledon').getByRole('button');
    await caledon.click();
    // One header, 4 carriers, and 270 shipments.
    await expect(grid).toHaveAttribute('aria-rowcount', '275');
    await caledon.click();
    await expect(grid).toHaveAttribute('aria-rowcount', '5');
    await caledon.click();
    await expect(grid).toHaveAttribute('aria-rowcount', '105');
  },
);

testDemo(
  import.meta.url,
  'groups by what the server sends, and not by the getter',
  async (scene) => {
    await choose(scene, 'A groupingValueGetter');
    await expect(rowOf(scene, 'Alma Line \\(228\\)')).toHaveCount(1);
    await expect(rowOf(scene, 'A \\(')).toHaveCount(0);
  },
);

testDemo(import.meta.url, 'lets users edit a group', async (scene) => {
  await choose(scene, 'Editing a group');
  await rowOf(scene, 'Levante').locator('[data-field="containers"]').dblclick();
  await expect(scene.stage.getByRole('spinbutton')).toBeFocused();
});

testDemo(
  import.meta.url,
  'leaves a dragged shipment outside of all groups',
  async (scene) => {
    await choose(scene, 'Row reordering');
    // The text of a row begins with the hidden name of what is dragged.
    const row = (id: number | string) =>
      scene.stage.locator(`[role="row"][data-id="${id}"]`);
    const button = (carrier: string) =>
      row(`carrier=${carrier}`).locator(
        '.MuiDataGrid-groupingCriteriaCellToggle button',
      );
    // Rows that come meanwhile can take the place of the button that is clicked.
    const open = (carrier: string, first: number) =>
      expect(async () => {
        if (!(await row(first).isVisible())) await button(carrier).click();
        await expect(row(first)).toHaveAttribute('aria-level', '2');
      }).toPass();
    await open('Alma Line', 2);
    await open('Blue Fjord', 7);
    await row(2)
      .locator('.MuiDataGrid-rowReorderCell')
      .dragTo(row(7).locator('[data-field="number"]'));
    // Proves: The handles can be dragged, but the grid cannot place the row:
    // Both counts are those of before, and the row is below all groups.
    await expect(row('carrier=Alma Line')).toContainText('(2)');
    await expect(row('carrier=Blue Fjord')).toContainText('(4)');
    await scene.stage
      .locator('.MuiDataGrid-virtualScroller')
      .evaluate((scroller) => scroller.scrollTo(0, scroller.scrollHeight));
    await expect(row(2)).toHaveAttribute('aria-level', '1');
    await expect(row(2)).toContainText('Blue Fjord');
  },
);
