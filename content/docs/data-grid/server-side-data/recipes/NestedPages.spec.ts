import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'turns the pages of one parent, and leaves the others as they are',
  async ({ stage }) => {
    const row = (name: string) =>
      stage.getByRole('row').filter({ hasText: name });
    const scroller = stage.locator('.MuiDataGrid-virtualScroller');
    const open = async (carrier: string) => {
      await row(carrier).getByRole('button').first().click();
      await expect(async () => {
        await scroller.evaluate((box) => box.scrollTo({ top: 1000 }));
        await expect(
          stage.getByRole('button', { name: `Next page of ${carrier}` }),
        ).toBeVisible({ timeout: 500 });
      }).toPass();
    };
    const numbers = () =>
      stage
        .getByRole('row')
        .filter({ hasText: /NG-\d+/ })
        .allTextContents();
    await expect(row('Alma Line')).toBeVisible();
    // The first carrier is open from the start.
    await expect(row('Page 1 of')).toHaveCount(1);
    const previous = stage.getByRole('button', {
      name: 'Previous page of Alma Line',
    });
    await expect(previous).toBeDisabled();
    const first = await numbers();
    expect(first).toHaveLength(5);

    await stage.getByRole('button', { name: 'Next page of Alma Line' }).click();
    await expect(row('Page 2 of')).toBeVisible();
    const second = await numbers();
    expect(second).toHaveLength(5);
    expect(second.filter((text) => first.includes(text))).toEqual([]);
    await expect(row('Blue Fjord')).toBeVisible();

    await previous.click();
    await expect(row('Page 1 of')).toBeVisible();
    expect(await numbers()).toEqual(first);

    // A second parent has its own page. Its pager is below the others.
    await stage.getByRole('button', { name: 'Next page of Alma Line' }).click();
    await expect(row('Page 2 of')).toBeVisible();
    await open('Blue Fjord');
    await expect(row('Page 1 of')).toHaveCount(1);
    await scroller.evaluate((box) => box.scrollTo({ top: 0 }));
    await expect(row('Page 2 of')).toHaveCount(1);
  },
);
