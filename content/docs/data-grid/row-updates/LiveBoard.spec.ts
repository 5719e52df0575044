import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows many updates of 100,000 rows in few steps, and does not move what somebody reads',
  async ({ stage }) => {
    const counts = stage.getByTestId('counts');
    const read = async () => {
      const found = /(\d+) calls, shown (\d+) times/.exec(
        (await counts.textContent()) ?? '',
      );
      return { calls: Number(found?.[1]), shown: Number(found?.[2]) };
    };
    const scroller = stage.locator('.MuiDataGrid-virtualScroller');
    const place = () => scroller.evaluate((box) => box.scrollTop);
    const toggle = stage.getByRole('button', { name: /Start|Stop/ });

    await toggle.click();
    await expect(stage.getByText('100,000')).toBeVisible();
    await scroller.evaluate((box) => box.scrollTo({ top: 520 }));
    const focused = stage.locator('[data-id="12"] [data-field="goods"]');
    await focused.click();
    const before = await place();
    await expect.poll(async () => (await read()).calls).toBeGreaterThan(30);
    const { calls, shown } = await read();
    expect(shown).toBeGreaterThan(0);
    expect(shown).toBeLessThan(calls / 2);
    expect(await place()).toBe(before);
    await expect(focused).toBeFocused();
    await expect(stage.locator('[role="row"][data-id="12"]')).toHaveAttribute(
      'aria-selected',
      'true',
    );

    // What is stopped does not go on, and can be started again.
    await toggle.click();
    const stopped = (await read()).calls;
    await toggle.click();
    await toggle.click();
    expect((await read()).calls).toBeLessThan(stopped);
  },
);
